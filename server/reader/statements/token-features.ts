import type { Claim } from '../claims.ts'
import type { FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { type BriefManner, mannerOf } from './brief-manner.ts'
import { type Clause, clausesOf } from './clause-features.ts'
import { besideFeatures, type TokenValue, tokenValues } from './token-values.ts'

/** What is known of one token: `role` features speak for what it is part of, `cut` for a border before it, `both` for either. */
export interface TokenFeatures<F> {
  both: readonly F[]
  role: readonly F[]
  cut: readonly F[]
  /** The stretch between marks it stands in; its features speak for the role too. */
  clause: Clause<F>
}

/** Meanings that come in too many kinds to be told apart: "trades.bakery.names" is `trades.names`. */
function plain(tag: string): string {
  const [file, key = '', sub = ''] = tag.split('.')
  if (file === 'trades') return `trades.${sub}`
  if (file === 'money' && (key === 'units' || key === 'currencies')) return `money.${key}`
  if (file === 'hours' && (key === 'days' || key === 'spoken')) return `hours.${key}`
  if (file === 'dates' && key === 'months') return 'dates.months'
  if (file === 'places' && (key === 'countries' || key === 'cities')) return `places.${key}`
  return tag
}

const plainTags = new Map<string, string>()

function plainTag(tag: string): string {
  const known = plainTags.get(tag) ?? plain(tag)
  plainTags.set(tag, known)
  return known
}

type TokenKinds<F> = ReturnType<typeof tokenKinds<F>>

/** The kinds of features of a token; those with a number are of the tokens beside it. */
function tokenKinds<F>(featuresOf: FeaturesOf<F>) {
  return {
    twoWords: featuresOf('ww='),
    shape: featuresOf('s='),
    lastShape: featuresOf('s-1='),
    tag: featuresOf('t='),
    lastUsual: featuresOf('f-1='),
    nextUsual: featuresOf('f+1='),
    claim: featuresOf('c='),
    lastClaim: featuresOf('c-1='),
    nextClaim: featuresOf('c+1='),
    twoSenses: featuresOf('gg='),
    twoNextSenses: featuresOf('g>='),
    part: featuresOf('p='),
    fromStart: featuresOf('pn='),
    fromEnd: featuresOf('pe='),
    mark: featuresOf('m='),
    markShape: featuresOf('m2='),
    markTag: featuresOf('mt='),
    behind: featuresOf('len='),
    rest: featuresOf('rest='),
    brief: featuresOf('b='),
    language: featuresOf('l='),
  }
}

/** Features of what two tokens in a row mean, for the second and for the first. */
function pairFeatures<F>({ twoSenses, twoNextSenses }: TokenKinds<F>) {
  const pairOf = remembered((one: string) =>
    remembered((other: string) => {
      const pair = `${one} ${other}`
      return { second: twoSenses(pair), first: twoNextSenses(pair) }
    }),
  )
  return (first: readonly string[] = ['<'], second: readonly string[] = ['>']) =>
    first.flatMap((one) => second.map(pairOf(one)))
}

/** Features that a mark before a token has part in; marks are few. */
function markFeatures<F>(kinds: TokenKinds<F>, brief: BriefManner) {
  return remembered((mark: string) => ({
    own: [
      kinds.mark(mark),
      kinds.brief(`${brief.letters}&${mark}`),
      kinds.brief(`${brief.marks}&${mark}`),
      kinds.language(`${brief.language}&${mark}`),
    ],
    withShape: remembered((shape: string) => kinds.markShape(`${mark}/${shape}`)),
    withFirstTag: remembered((tag: string) => kinds.markTag(`${mark}/${tag}`)),
    withTag: remembered((tag: string) => kinds.tag(`${tag}&${mark}`)),
  }))
}

/** Features of every token of a text, each something that can be weighed. */
export function tokenFeatures<F>(
  text: TaggedText,
  claims: readonly Claim[],
  featuresOf: FeaturesOf<F>,
): TokenFeatures<F>[] {
  const { tokens } = text
  const kinds = tokenKinds(featuresOf)
  const tags = tagsByToken(text)
  const claimed = claimsByToken(tokens, claims)
  const brief = mannerOf(text)
  const values = tokens.map(tokenValues(featuresOf, text.language, brief.letters))
  const shapes = tokens.map((token) => shapeOf(text, token))
  const clauses = clausesOf(text, tags, claimed, brief, featuresOf)
  const marked = markFeatures(kinds, brief)
  const wordAt = besideFeatures(featuresOf, 'w')
  const [wordBefore, wordBehind] = [wordAt('<').last, wordAt('>').next]
  const [usualBefore, usualBehind] = [kinds.lastUsual('<'), kinds.nextUsual('>')]
  const tagAt = besideFeatures(featuresOf, 't')
  const tagFeatures = tags.map((names) => names.map(tagAt))
  const pairsOf = pairFeatures(kinds)
  const pairs = [...tokens, undefined].map((_, i) =>
    pairsOf(values[i - 1]?.senses, values[i]?.senses),
  )
  return tokens.map((token, i): TokenFeatures<F> => {
    const { word, usual, senseFeatures, end } = values[i] as TokenValue<F>
    const [last, next] = [values[i - 1], values[i + 1]]
    const clause = clauses[i] as Clause<F>
    const claim = claimed[i]
    const shape = shapes[i] ?? ''
    const mark = marked(markBefore(text, i))
    const both = [
      word.own,
      last?.word.last ?? wordBefore,
      next?.word.next ?? wordBehind,
      kinds.shape(shape),
      ...usual.own,
      last?.usual.last ?? usualBefore,
      next?.usual.next ?? usualBehind,
      usual.behind(last?.usual.name ?? '<'),
      kinds.lastClaim(claimed[i - 1]),
      kinds.nextClaim(claimed[i + 1]),
    ]
    for (const { own } of tagFeatures[i] ?? []) both.push(own)
    for (const tag of tagFeatures[i - 1] ?? []) both.push(tag.last)
    for (const tag of tagFeatures[i + 1] ?? []) both.push(tag.next)
    for (const { own } of senseFeatures) both.push(own)
    for (const sense of last?.senseFeatures ?? []) both.push(sense.last)
    for (const sense of next?.senseFeatures ?? []) both.push(sense.next)
    for (const { second } of pairs[i] ?? []) both.push(second)
    const role = [
      end,
      kinds.part(i === 0 ? 'first' : Math.floor((i / tokens.length) * 5)),
      kinds.fromStart(Math.min(6, i)),
      kinds.fromEnd(Math.min(6, tokens.length - i)),
    ]
    for (const { first } of pairs[i + 1] ?? []) role.push(first)
    if (claim) role.push(kinds.claim(claim))
    const cut = [
      kinds.twoWords(`${tokens[i - 1]?.text ?? '<'} ${token.text}`),
      ...mark.own,
      mark.withShape(shape),
      mark.withFirstTag(tags[i]?.[0] ?? ''),
      kinds.lastShape(shapes[i - 1] ?? '<'),
      kinds.behind(Math.min(12, i - clause.first)),
      kinds.rest(Math.min(12, clause.last - i)),
    ]
    for (const tag of tags[i] ?? []) cut.push(mark.withTag(tag))
    if (claim) cut.push(kinds.claim(`${claim}${claim === claimed[i - 1] ? '=' : '!'}`))
    return { clause, both, role, cut }
  })
}

/** What the tags of each token are called, each once. */
function tagsByToken({ tokens, tags }: TaggedText): string[][] {
  const found: Set<string>[] = tokens.map(() => new Set())
  let first = 0
  for (const { start, end, tag } of tags) {
    while (first < tokens.length && (tokens[first]?.end ?? 0) <= start) first += 1
    for (let i = first; i < tokens.length && (tokens[i]?.start ?? 0) < end; i += 1) {
      if (tag !== 'words.common') found[i]?.add(plainTag(tag))
    }
  }
  return found.map((names) => [...names])
}

function claimsByToken(tokens: readonly Token[], claims: readonly Claim[]): (string | undefined)[] {
  const found = new Array<string | undefined>(tokens.length)
  for (const { kind, span } of claims) {
    const last = firstFrom(tokens, span[1] + 1, ({ end }) => end)
    found.fill(kind, firstFrom(tokens, span[0]), last)
  }
  return found
}

function markBefore({ tokens }: TaggedText, i: number): string {
  const before = tokens[i - 1]
  if (!before) return '<'
  if (before.kind === 'line') return tokens[i - 2]?.kind === 'line' ? '¶¶' : '¶'
  return before.kind === 'mark' ? before.text : tokens[i]?.spaced ? '_' : ''
}

function shapeOf({ raw }: TaggedText, { start, end, kind }: Token): string {
  const written = raw.slice(start, end)
  // Sums, years, times and counts look different: "9,99", "9999", "99:99".
  if (kind === 'number') return written.replace(/\d/g, '9').slice(0, 6)
  if (kind !== 'word') return kind
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(written)) return 'AA'
  if (/^\p{Lu}/u.test(written)) return 'Aa'
  if (/^\p{Ll}/u.test(written)) return 'aa'
  if (/\p{Script=Katakana}/u.test(written)) return 'kata'
  if (/\p{Script=Han}/u.test(written)) return 'han'
  return 'x'
}
