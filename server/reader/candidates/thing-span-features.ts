import type { FeaturesOf } from '../feature-rows.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { remembered } from '../remembered.ts'
import type { SumSurroundings } from './around-sum.ts'
import { type Side, type SpanKinds, type SumKind, spanKinds, sumKind } from './thing-kinds.ts'
import type { ThingLookups } from './thing-lookups.ts'
import type { ThingCandidate } from './things-of-sums.ts'

const few = (count: number): string => String(Math.min(6, count))

/** Letters of the words between a thing and its sum. */
const longestBetween = 24

/** What an entry of a list begins behind. */
const entryBorders: ReadonlySet<string> = new Set(['start', '\n', ...'-–•*·.'])

/** What can be said of a span that may be what a sum is for, but for what stands at its two ends. */
export function featuresOfSpan<F>(lookups: ThingLookups, featuresOf: FeaturesOf<F>) {
  const kindsOf = remembered((side: Side) =>
    remembered((sum: SumKind) => spanKinds(featuresOf, side, sum)),
  )
  return (sum: Amount, around: SumSurroundings) => {
    const { window, lead } = around
    const borderBefore = remembered((first: number) => borderAt(lookups, window.from, first))
    const between = remembered((first: number) =>
      remembered((end: number) => wordsBetween(lookups, first, end)),
    )
    const { mark } = lookups.counts
    const room = Math.max(0, lead - window.from - mark(window.from, lead))
    return (thing: ThingCandidate): F[] => {
      const { side, first, end } = thing
      const kinds = kindsOf(side)(sumKind(sum))
      const words = side === 'before' ? between(end)(window.first) : between(window.end)(first)
      const list = [kinds.between(words)]
      tellSize(list, lookups, kinds, thing)
      tellEdges(list, lookups, kinds, thing, around, borderBefore(first))
      tellInside(list, lookups, kinds, thing)
      tellWhere(list, lookups, kinds, thing, around, room)
      tellClaims(list, lookups, kinds, thing)
      return list
    }
  }
}

function wordsBetween({ wordAt }: ThingLookups, first: number, end: number): string {
  const words: string[] = []
  for (let at = first; at < end; at += 1) words.push(wordAt(at))
  return words.join(' ').slice(0, longestBetween)
}

/** "Our | bread", "and a | cake": what stands before the small words that lead to a thing. */
function borderAt({ draft: { text }, isLead }: ThingLookups, from: number, first: number): string {
  const { tokens } = text
  let at = first - 1
  while (at >= from && isLead(at)) at -= 1
  if (at < from) return from === 0 ? 'start' : 'sum'
  const token = tokens[at]
  if (token?.kind === 'word' || token?.kind === 'number') return token.kind
  // "5-litre" is cut at its hyphen, and no list begins there.
  return token?.kind === 'mark' && !tokens[at + 1]?.spaced
    ? `${token.text}~`
    : (token?.text ?? 'start')
}

function tellSize<F>(
  list: F[],
  { draft: { text }, counts }: ThingLookups,
  kinds: SpanKinds<F>,
  { first, end, gap }: ThingCandidate,
): void {
  const marks = text.tokens
    .slice(first, counts.mark(first, end) > 0 ? end : first)
    .flatMap((token) => (token.kind === 'mark' ? [token.text] : []))
  list.push(
    kinds.gap(few(gap)),
    kinds.length(end - first),
    kinds.words(counts.word(first, end)),
    kinds.numbers(counts.number(first, end)),
    kinds.marks(marks.join('').slice(0, 4)),
  )
}

/** Which side of what leads to the sum, or of its unit, a thing reaches to: -1, 0 or 1. */
const edgeOf = ({ side, first, end }: ThingCandidate, { lead, unit }: SumSurroundings): number =>
  Math.sign(side === 'before' ? end - lead : first - unit)

/** @param border what it begins behind */
function tellEdges<F>(
  list: F[],
  { wordAt, isLead, counts }: ThingLookups,
  kinds: SpanKinds<F>,
  thing: ThingCandidate,
  around: SumSurroundings,
  border: string,
): void {
  const { side, first, end } = thing
  const { lead, verb, window } = around
  const edge = edgeOf(thing, around)
  list.push(kinds.edge(edge))
  if (side === 'before' && verb !== lead)
    list.push(kinds.verb(`${border}${Math.sign(end - verb)}${edge}`))
  list.push(kinds.border(border))
  list.push(kinds.whole(`${border}${edge}${isLead(first)}${isLead(end - 1)}`))
  const isColon = /^[:：]$/.test(wordAt(end))
  const begun = entryBorders.has(border) || border
  list.push(kinds.listed(`${counts.comma(first, end) > 0}-${isColon}-${begun}-${edge}`))
  list.push(kinds.line(String(window.line !== null)))
}

function tellInside<F>(
  list: F[],
  { wordAt, isFunctionWord, counts }: ThingLookups,
  kinds: SpanKinds<F>,
  { first, end }: ThingCandidate,
): void {
  list.push(kinds.told(Math.min(3, counts.telling(first, end))))
  for (let at = first + 1; at < end - 1; at += 1)
    if (isFunctionWord(at)) list.push(kinds.inner(wordAt(at)))
}

/** @param room tokens from the sum before to what leads to this one */
function tellWhere<F>(
  list: F[],
  { draft: { text }, pieceAt }: ThingLookups,
  kinds: SpanKinds<F>,
  thing: ThingCandidate,
  around: SumSurroundings,
  room: number,
): void {
  const { span, first, end, gap } = thing
  const { window } = around
  const fit = [room, gap, window.to - end].map((count) => Math.min(2, count))
  list.push(
    kinds.fit(`${fit.join('-')}-${edgeOf(thing, around)}`),
    kinds.since(few(first - window.from)),
    kinds.until(few(window.to - end)),
    kinds.language(`${text.language.code}-${Math.min(gap, 2)}`),
  )
  const [piece, last, ofSum] = [pieceAt(first), pieceAt(end - 1), pieceAt(window.first)]
  list.push(kinds.pieces(`${piece === last}-${last === ofSum}`))
  list.push(kinds.shape(shapeOf(text.raw.slice(...span))))
}

const shapeOf = (said: string): string =>
  /^\p{Lu}/u.test(said) ? 'capital' : /^\p{N}/u.test(said) ? 'number' : 'other'

function tellClaims<F>(
  list: F[],
  { draft: { claims } }: ThingLookups,
  kinds: SpanKinds<F>,
  { span: [start, end] }: ThingCandidate,
): void {
  for (const { kind, span } of claims)
    if (span[0] < end && start < span[1]) list.push(kinds.claim(kind))
}
