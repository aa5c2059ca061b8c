import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { endsInForm } from '#server/reader/text/ends-in-form.ts'
import { isGlued, isUnspaced } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { isHalved } from '#server/reader/text/is-halved.ts'
import { hasTag, tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { termsOf } from './beside-prices.ts'
import { deniesTogether, goesOnDenying } from './denial.ts'
import { isSentence } from './sentences.ts'
import { type Range, spanOf } from './token-range.ts'
import { mainRole, sureRoles } from './unit-role.ts'

/** Two entries may be one clause and what is added to it. */
const leastEntries = 3
/** Words; where one has more, a verb may be among them. */
const longestEntry = 6

/**
 * What stands between commas or semicolons, those in brackets, sums and times aside; in scripts
 * without spaces also between spaces where another role begins.
 */
export function entriesOf(
  reading: Reading,
  pieces: readonly Piece[],
  [first, end]: Range,
  belongs: (reading: Reading, start: number) => boolean = goesOn,
): Range[] {
  const { text, claims } = reading
  const begun = beginningsOf(pieces)
  const starts = [first]
  let depth = 0
  for (let i = first; i < end; i += 1) {
    const token = text.tokens[i]
    if (!token) break
    if (/^[([（「『«“]$/.test(token.text)) depth += 1
    if (/^[)\]）」』»”]$/.test(token.text)) depth = Math.max(0, depth - 1)
    const next = text.tokens[i + 1]
    const isGap = next?.spaced && begun.has(i + 1) && isUnspaced(next.text)
    if (depth === 0 && isGap && i + 1 < end) starts.push(i + 1)
    if (isGap || depth > 0 || !/^[,，、;；]$/.test(token.text) || !next || i + 1 >= end) continue
    if (
      claims.some(
        ({ kind, span }) => kind !== 'quote' && span[0] < token.start && token.end < span[1],
      )
    )
      continue
    const isBorder = (next.spaced || token.text !== ',') && !isHalved(text.tokens, i + 1)
    if (isBorder && !belongs(reading, next.start)) starts.push(i + 1)
  }
  return starts.map((start, i): Range => [start, starts[i + 1] ?? end])
}

/** Asked for each sentence of a brief: the first tokens of its pieces. */
const beginnings = new WeakMap<readonly Piece[], ReadonlySet<number>>()

function beginningsOf(pieces: readonly Piece[]): ReadonlySet<number> {
  const known = beginnings.get(pieces)
  if (known) return known
  const begun = new Set(pieces.map(({ tokens }) => tokens[0]))
  beginnings.set(pieces, begun)
  return begun
}

/** "…, with breakfast", "…, which we repair", "…, also on Sundays": it belongs to what stands before. */
export function goesOn({ text }: Pick<Reading, 'text'>, start: number): boolean {
  return (
    goesOnDenying(text, start) ||
    ['words.prepositions', 'words.subordinate', 'words.backward', 'words.fillers'].some((tag) =>
      tagAt(text, start, tag),
    )
  )
}

/** What holds under a condition or at a time. */
const ruling: ReadonlySet<SpanRole> = new Set(['policy', 'price', 'hours', 'programme', 'deadline'])

/** What is said of things, and of who makes them. */
const remarking: ReadonlySet<SpanRole> = new Set(['highlight', 'person', 'story', 'process'])

/** Whether a sentence only lists: none of its entries has a verb. */
export function isEnumeration(
  reading: Reading,
  pieces: readonly Piece[],
  entries: readonly Range[],
): boolean {
  if (entries.length < 2 || hasContact(reading, entries)) return false
  const spans = entries.map((entry) => spanOf(reading, entry))
  const arePrices =
    spans.some((span) => hasAmount(reading, span)) &&
    spans.every((span) => hasAmount(reading, span) || termsOf(reading, span) !== null)
  if (deniesTogether(reading.text, spans)) return false
  // "Our focus: jaws, backs, knees" is nothing without its beginning.
  if (!arePrices && isLedIn(reading, entries)) return false
  // "Please see to a dry, level place and somebody who holds the horse" asks for one thing.
  const asks = ['words.fillers', 'words.thanks'].some((tag) =>
    tagAt(reading.text, spans[0]?.[0] ?? 0, tag),
  )
  if (!arePrices && asks) return false
  // "Before the start, everybody has an hour of training, free and at 9": one thing, at that time.
  if (!arePrices && tagAt(reading.text, spans[0]?.[0] ?? 0, 'words.prepositions')) return false
  if (spans.some((span) => isSentence(reading, span) || isConditional(reading, span))) return false
  if (!arePrices && endsInVerb(reading, spans.at(-1))) return false
  const roles = spans.map((span) => mainRole(pieces, span))
  // Who it is and what it is are told in one sentence.
  if (roles.some((role) => role === 'name' || role === 'kind')) return false
  if (arePrices && roles.every((role) => role === 'price')) return true
  // "Let whole, at least two nights, seven in August": a condition is nothing without the others.
  const rules = roles.filter((role) => ruling.has(role)).length
  if (!arePrices && rules > 0 && rules < roles.length) return false
  // "Sourdough, rye and buns, baked every night": what is said of the things before it is none of them.
  const [last, ...others] = roles.toReversed()
  const isSaidOfThem =
    last !== undefined &&
    remarking.has(last) &&
    others.every((role) => role === 'offer') &&
    !/^\p{Lu}/u.test(reading.text.raw.slice(spans.at(-1)?.[0]))
  if (!arePrices && (isSaidOfThem || isDoneToThem(reading, spans))) return false
  const areShort = entries.every((entry) => wordsIn(reading, entry) <= longestEntry)
  return areShort && entries.length >= leastEntries && (arePrices || areAlike(roles))
}

/** 기타, 우쿨렐레, 작곡도 가르쳐요: where the verb stands last, it is that of all before it. */
function endsInVerb({ text }: Reading, span: Span | undefined): boolean {
  const said = span ? text.raw.slice(...span) : ''
  return endsInForm(said, text.language.data.info.finalForms)
}

/** Of three entries so many are there for one thing. */
const leastAlike = 2

/** "4 piece out of Dayton, country and rock, Tess on bass" is one thing told, and no list of three. */
function areAlike(roles: readonly SpanRole[]): boolean {
  const counts = Map.groupBy(roles, (role) => role)
  const most = Math.max(...[...counts.values()].map((alike) => alike.length))
  return most * 3 >= roles.length * leastAlike && !roles.includes('person')
}

/** Senses of what is done to a thing. */
const doing = ['repair', 'clean-do', 'cut', 'make', 'install', 'check', 'paint-do', 'care']

/** "Clocks, watches | and music boxes repaired, | cleaned and rescued": what is done stands behind all. */
function isDoneToThem({ text }: Reading, spans: readonly Span[]): boolean {
  // 세탁 and 修理 are things themselves.
  const isDone = ({ text: word }: Token) =>
    !isGlued(word[0]) && sensesOf(text.language, word).some((sense) => doing.includes(sense))
  const words = spans.map((span) => tokensIn(text, ...span).filter(({ kind }) => kind === 'word'))
  const ends = words.findIndex(([first, ...others]) => {
    const last = others.at(-1)
    return first !== undefined && last !== undefined && !isDone(first) && isDone(last)
  })
  return ends >= 0 && (words[ends + 1] ?? []).some(isDone)
}

/**
 * "From the oven: roast kid 16 €, veal 14 €": what leads in a list of prices, and its entries; null
 * where a sentence is no such list.
 */
export function ledPrices(
  reading: Reading,
  entries: readonly Range[],
): { lead: Range; rows: Range[] } | null {
  const [first, ...others] = entries
  if (!first || others.length === 0) return null
  const { tokens } = reading.text
  const colon = tokens.slice(...first).findIndex(({ text }) => /^[:：]$/.test(text))
  if (colon < 1) return null
  const at = first[0] + colon + 1
  const rows: Range[] = [[at, first[1]], ...others]
  const areRows = at < first[1] && rows.every((row) => hasAmount(reading, spanOf(reading, row)))
  return areRows ? { lead: [first[0], at], rows } : null
}

/**
 * "hem 25, zip 35, party dress from 90": each with its sum, a row of its own; the range as it is where
 * one has none, or tells a day.
 */
export function pricedEntries(reading: Reading, range: Range): Range[] {
  const pieces = sureRoles(reading)
  const span = spanOf(reading, range)
  if (isDense(reading.text.raw.slice(...span)) || mainRole(pieces, span) !== 'price') return [range]
  const entries = entriesOf(reading, pieces, range)
  const arePrices = entries
    .map((entry) => spanOf(reading, entry))
    .every(
      (own) =>
        hasAmount(reading, own) &&
        !isConditional(reading, own) &&
        !hasTag(reading.text, ...own, 'hours.days.'),
    )
  return arePrices && !hasContact(reading, entries) ? entries : [range]
}

/** "But if you want": what follows is nothing without it. */
function isConditional({ text }: Reading, [start]: Span): boolean {
  const joint = tagAt(text, start, 'words.conjunctions')
  const at = joint ? joint.end + 1 : start
  return tagAt(text, at, 'words.subordinate') !== undefined
}

const wordsIn = ({ text }: Reading, range: Range): number =>
  text.tokens.slice(...range).filter(({ kind }) => kind === 'word').length

/** A sum, or a number that may be one: those of a telephone or a time are not. */
function hasAmount({ amounts, claims }: Reading, [start, end]: Span): boolean {
  const isRead = (from: number) =>
    claims.some(({ kind, span }) => counted.has(kind) && span[0] <= from && from < span[1])
  return amounts.some(
    (amount) => amount.start >= start && amount.end <= end && !isRead(amount.start),
  )
}

const counted: ReadonlySet<string> = new Set(['phone', 'time', 'date'])

function isLedIn({ text }: Reading, [first]: readonly Range[]): boolean {
  return text.tokens.slice(...(first ?? [0, 0])).some((token) => /^[:：]$/.test(token.text))
}

/** "Ask Ms Arnoux, 06 39 …, with a copy of your card": a number says whose it is. */
function hasContact({ contacts, text }: Reading, entries: readonly Range[]): boolean {
  const start = text.tokens[entries[0]?.[0] ?? 0]?.start ?? 0
  const end = text.tokens[(entries.at(-1)?.[1] ?? 1) - 1]?.end ?? 0
  return contacts.some(({ kind, span }) => kind === 'phone' && span[0] >= start && span[1] <= end)
}
