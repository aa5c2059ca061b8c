import type { Draft } from '../draft.ts'
import type { FeatureOf, FeaturesOf } from '../feature-rows.ts'
import { leadOf } from '../grammars/priced-item.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { unitBehind } from '../grammars/read-units.ts'
import { remembered, rememberedOf } from '../remembered.ts'
import { mannerOf } from '../statements/brief-manner.ts'
import { tokenValues } from '../statements/token-values.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { firstFrom, type TaggedText, tagAt, tagNamesAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { FeatureLists } from './features.ts'
import { stepOf } from './sureness.ts'
import type { SumWindow, ThingCandidate } from './things-of-sums.ts'

type Side = ThingCandidate['side']

const few = (count: number): string => String(Math.min(6, count))

/** A brief, and its features by kind. */
interface Look<F> {
  draft: Draft
  kindOf: (kind: string) => FeatureOf<F>
}

/** Features of one thing, by kind and value. */
class FeatureList<F> {
  readonly features: F[] = []
  readonly #kindOf: Look<F>['kindOf']

  constructor({ kindOf }: Look<F>) {
    this.#kindOf = kindOf
  }

  add(kind: string, value: string | number): void {
    this.features.push(this.#kindOf(kind)(value))
  }

  addAll(kind: string, values: readonly string[]): void {
    for (const value of values) this.add(kind, value)
  }
}

/**
 * What can be said of spans that may be what a sum is for: of their first and their last words, of what
 * stands beside them, of the sum and of the words between.
 */
export function thingFeatures<F>(draft: Draft, featuresOf: FeaturesOf<F>) {
  const look: Look<F> = { draft, kindOf: remembered((kind) => featuresOf(`thing-${kind}-`)) }
  const startsOf = remembered((side: Side) =>
    remembered((at: number) => startFeatures(look, side, at)),
  )
  const endsOf = remembered((side: Side) =>
    remembered((end: number) => remembered((at: number) => endFeatures(look, side, end, at))),
  )
  return (sum: Amount, window: SumWindow) => {
    const ofSum = remembered((side: Side) => sumFeatures(look, side, sum, window))
    const beside = besideSum(draft, sum, window)
    return (candidate: ThingCandidate): FeatureLists<F> => [
      startsOf(candidate.side)(candidate.first),
      endsOf(candidate.side)(candidate.end)(candidate.span[1]),
      ofSum(candidate.side),
      spanFeatures(look, sum, window, beside, candidate),
    ]
  }
}

/** Tokens: where what leads to a sum begins ("from", "costs"), and where its unit ends. */
function besideSum({ text }: Draft, sum: Amount, { from, end }: SumWindow) {
  const lead = leadOf(text, text.tokens[from]?.start ?? 0, sum.start)
  const unit = unitBehind(text, sum.end)
  return {
    lead: behindMarks(text, firstFrom(text.tokens, lead.start)),
    // "A session of an hour | costs": what looks like a unit may be the end of the thing.
    verb: behindMarks(text, firstFrom(text.tokens, lead.unitEnd ?? lead.start)),
    unit: unit ? firstFrom(text.tokens, unit.end) : end,
  }
}

/** "Repainting a head, | from": the token behind the last word before one. */
function behindMarks({ tokens }: TaggedText, at: number): number {
  let end = at
  while (tokens[end - 1]?.kind === 'mark' && !/^[)"”»」』]$/.test(tokens[end - 1]?.text ?? ''))
    end -= 1
  return end
}

/** A word, "#" for a number and "¶" for the end of a line. */
function wordAt({ text: { tokens } }: Draft, at: number): string {
  const token = tokens[at]
  if (!token) return '<>'
  return token.kind === 'number' ? '#' : token.kind === 'line' ? '¶' : token.text
}

const sensesAt = rememberedOf(({ text }: Draft) => {
  const valuesOf = tokenValues(() => () => '', text.language, mannerOf(text).letters)
  return (at: number): readonly string[] => {
    const token = text.tokens[at]
    return token ? valuesOf(token).senses : []
  }
})

const pieceAt = ({ pieces }: Draft, at: number) =>
  pieces[firstFrom(pieces, at + 1, ({ tokens: [first] }) => first) - 1]

function startFeatures<F>(look: Look<F>, side: Side, at: number): F[] {
  const { draft } = look
  const list = new FeatureList(look)
  const { tokens } = draft.text
  const piece = pieceAt(draft, at)
  list.add('before', `${wordAt(draft, at - 1)}-${side}`)
  list.add('two-before', `${wordAt(draft, at - 2)} ${wordAt(draft, at - 1)}`)
  list.add(`first-${side}`, wordAt(draft, at))
  list.addAll('tag-before', tagNamesAt(draft.text, 'end', tokens[at - 1]?.end))
  list.addAll('tag-two-before', tagNamesAt(draft.text, 'end', tokens[at - 2]?.end))
  list.addAll('tag-first', tagNamesAt(draft.text, 'start', tokens[at]?.start))
  list.addAll('sense-before', sensesAt(draft)(at - 1))
  list.addAll('sense-first', sensesAt(draft)(at))
  list.add(`role-${side}`, piece?.role ?? 'none')
  list.add('opens-piece', String(piece?.tokens[0] === at))
  list.add('cut', stepOf(draft.marginals?.cuts[at]))
  return list.features
}

/** "Our | bread", "and a | cake": what stands before the small words that lead to a thing. */
function borderBefore({ text }: Draft, from: number, first: number): string {
  const { tokens } = text
  let at = first - 1
  while (at >= from && isLead(text, tokens[at])) at -= 1
  if (at < from) return from === 0 ? 'start' : 'sum'
  const token = tokens[at]
  if (token?.kind === 'word' || token?.kind === 'number') return token.kind
  // "5-litre" is cut at its hyphen, and no list begins there.
  return token?.kind === 'mark' && !tokens[at + 1]?.spaced
    ? `${token.text}~`
    : (token?.text ?? 'start')
}

const isLead = (text: TaggedText, token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (isFunctionWord(text, token.start, token.end) ||
    tagAt(text, token.start, 'money.lead') !== undefined)

/** Whether a word is more than what joins things to sums: "a", "costs", "from". */
const tells = (text: TaggedText, token: Token): boolean =>
  (token.kind === 'word' || token.kind === 'number') &&
  !isLead(text, token) &&
  !['money.link', 'money.from'].some((tag) => tagAt(text, token.start, tag)?.end === token.end)

/** @param at where it ends: before its particle, where one is written to the last token */
function endFeatures<F>(look: Look<F>, side: Side, end: number, at: number): F[] {
  const { draft } = look
  const list = new FeatureList(look)
  const { tokens, folded } = draft.text
  const last = tokens[end - 1]
  const particle = last ? folded.slice(at, last.end) : ''
  const word = last && particle ? folded.slice(last.start, at) : wordAt(draft, end - 1)
  list.add(`behind-${side}`, particle || wordAt(draft, end))
  list.add(`last-${side}`, word)
  list.addAll(`tag-last-${side}`, tagNamesAt(draft.text, 'end', at))
  const behind = particle ? at : tokens[end]?.start
  list.addAll(`tag-behind-${side}`, tagNamesAt(draft.text, 'start', behind))
  list.addAll(`sense-last-${side}`, sensesAt(draft)(end - 1))
  list.addAll(`sense-behind-${side}`, sensesAt(draft)(end))
  list.add(`closes-piece-${side}`, String(pieceAt(draft, end - 1)?.tokens[1] === end - 1))
  return list.features
}

function sumFeatures<F>(look: Look<F>, side: Side, sum: Amount, window: SumWindow): F[] {
  const { from, first, end } = window
  const { draft } = look
  const { text } = draft
  const list = new FeatureList(look)
  const { letters, marks } = mannerOf(text)
  const { lead } = besideSum(draft, sum, window)
  list.add('side', `${side}-${sumKind(sum)}`)
  list.add(`unit-${side}`, unitBehind(text, sum.end)?.unit ?? 'none')
  list.add(`before-sum-${side}`, wordAt(draft, first - 1))
  list.add(`behind-sum-${side}`, wordAt(draft, end))
  list.add(`has-lead-${side}`, String(lead < first))
  list.add(`room-${side}`, Math.min(3, lead - from))
  list.add(`manner-${side}`, letters + marks)
  list.add(`sum-role-${side}`, pieceAt(draft, first)?.role ?? 'none')
  return list.features
}

/** Whether it has a sign of money, or is the word "free". */
const sumKind = ({ amount, currency }: Amount): string =>
  currency ? 'signed' : amount === 0 ? 'free' : 'bare'

/** Letters of the words between a thing and its sum. */
const longestBetween = 24

/** What an entry of a list begins behind. */
const entryBorders: ReadonlySet<string> = new Set(['start', '\n', ...'-–•*·.'])

function spanFeatures<F>(
  look: Look<F>,
  sum: Amount,
  window: SumWindow,
  beside: { lead: number; verb: number; unit: number },
  { span, first, end, side, gap }: ThingCandidate,
): F[] {
  const { draft } = look
  const list = new FeatureList(look)
  const { text, claims } = draft
  const own = text.tokens.slice(first, end)
  const between = side === 'before' ? [end, window.first] : [window.end, first]
  const words: string[] = []
  for (let at = between[0] ?? 0; at < (between[1] ?? 0); at += 1) words.push(wordAt(draft, at))
  const kind = `${side}-${sumKind(sum)}`
  list.add(`between-${side}`, words.join(' ').slice(0, longestBetween))
  list.add(`gap-${kind}`, few(gap))
  list.add(`length-${side}`, end - first)
  list.add(`words-${side}`, own.filter((token) => token.kind === 'word').length)
  list.add(`numbers-${side}`, own.filter((token) => token.kind === 'number').length)
  list.add(`marks-${side}`, marksOf(own))
  const edge = side === 'before' ? end - beside.lead : first - beside.unit
  const border = borderBefore(draft, window.from, first)
  list.add(`edge-${kind}`, Math.sign(edge))
  if (side === 'before' && beside.verb !== beside.lead)
    list.add(`verb-${kind}`, `${border}${Math.sign(end - beside.verb)}${Math.sign(edge)}`)
  list.add(`border-${kind}`, border)
  list.add(
    `whole-${kind}`,
    `${border}${Math.sign(edge)}${isLead(text, own[0])}${isLead(text, own.at(-1))}`,
  )
  const isEntry = entryBorders.has(border)
  const isColon = /^[:：]$/.test(wordAt(draft, end))
  const hasComma = own.some(({ text: mark }) => /^[,，、]$/.test(mark))
  list.add(`listed-${side}`, `${hasComma}-${isColon}-${isEntry || border}-${Math.sign(edge)}`)
  list.add(`line-${side}`, String(window.line !== null))
  list.add(`told-${kind}`, Math.min(3, own.filter((token) => tells(text, token)).length))
  for (const [i, { start, end: to }] of own.entries())
    if (i > 0 && i < own.length - 1 && isFunctionWord(text, start, to))
      list.add('inner', wordAt(draft, first + i))
  const room = text.tokens
    .slice(window.from, beside.lead)
    .filter(({ kind: of }) => of !== 'mark').length
  list.add(
    `fit-${kind}`,
    `${Math.min(2, room)}-${Math.min(2, gap)}-${Math.min(2, window.to - end)}-${Math.sign(edge)}`,
  )
  list.add(`since-${kind}`, few(first - window.from))
  list.add(`until-${kind}`, few(window.to - end))
  list.add(`language-${side}`, `${text.language.code}-${Math.min(gap, 2)}`)
  const [piece, last, ofSum] = [first, end - 1, window.first].map((at) => pieceAt(draft, at))
  list.add(`pieces-${side}`, `${piece === last}-${last === ofSum}`)
  list.add('shape', shapeOf(text.raw.slice(...span)))
  for (const claim of claims)
    if (claim.span[0] < span[1] && span[0] < claim.span[1]) list.add('claim', claim.kind)
  return list.features
}

const marksOf = (tokens: readonly { kind: string; text: string }[]): string =>
  tokens
    .flatMap(({ kind, text }) => (kind === 'mark' ? [text] : []))
    .join('')
    .slice(0, 4)

const shapeOf = (said: string): string =>
  /^\p{Lu}/u.test(said) ? 'capital' : /^\p{N}/u.test(said) ? 'number' : 'other'
