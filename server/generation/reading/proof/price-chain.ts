import type { Span } from '#server/reader/text/trim.ts'
import { isSame } from '#shared/page/is-same.ts'
import { placesOf } from '../contains.ts'
import type { SaidText } from './evidence.ts'
import { isRate } from './is-rate.ts'
import { pricedBrief } from './own-sum.ts'
import type { PriceValue } from './price-said.ts'
import { dividesIn, hasContent, isBareBefore, type PricedText, withTold } from './priced-text.ts'
import { isSumOf, type PriceContext } from './sum-of.ts'
import { isBehind, unitPlaces } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/** A price where a brief tells it: its thing or condition right beside its sum. */
export interface PricePair {
  value: PriceValue
  /** From the first of its words to the last. */
  hull: Span
  sumAt: Span
  /** Read by itself, by reader or model. */
  isKnown: boolean
  /** Its words alone say that the sum is this thing's. */
  isClear: boolean
  /** They say that it is money. */
  isMoney: boolean
}

/** A sum that stands farther off is of another list, in letters. */
const reach = 24

/**
 * Of prices that no words prove one by one those that the list proves. "6 kids 8 grown ups 25 a
 * family" may be read either way at every place, but only one way as a whole: where each sum has a
 * thing beside it that is no other's, and no word and no sum of the list is left over.
 */
export function chainedPairs(
  claimed: readonly PriceValue[],
  known: readonly PricePair[],
  context: PriceContext,
): PricePair[] {
  const free = claimed.flatMap((value) => pairsOf(value, known, context))
  const alone = free.filter((pair) => !free.some((other) => isRival(pair, other)))
  const all = [...known, ...alone].toSorted((one, other) => one.hull[0] - other.hull[0])
  return alone.filter((pair) => isProven(pair, all, context))
}

/** Two claims that want the same sum or the same words. */
const isRival = (pair: PricePair, other: PricePair): boolean =>
  pair !== other && overlaps(pair.hull, other.hull)

const overlaps = ([start, end]: Span, [from, to]: Span): boolean => start < to && from < end

/** Where a thing, or the condition of a further price of it, stands right beside its sum. */
function pairsOf(
  value: PriceValue,
  known: readonly PricePair[],
  context: PriceContext,
): PricePair[] {
  const { brief } = context
  const text = withTold(withOwn(value, brief), context.told)
  const things = placesOf(brief.raw, value.item)
  const notes = value.note ? placesOf(brief.raw, value.note) : []
  const named = (sum: WrittenSum): Span[] =>
    things.some(([, end]) => end <= sum.start) ? [...things, ...notes] : things
  const pairs = text.sums
    .filter((sum) => isSumOf(value.amount, value.currency, sum, context))
    .flatMap((sum) =>
      named(sum)
        .filter((place) => isAdjacent(place, sum, text))
        .map((place) => pairAt(value, place, sum, text)),
    )
    .filter(({ hull }) => !known.some((other) => overlaps(hull, other.hull)))
  // The same thing beside the same sum twice, and nothing tells which: "tea 3 tea".
  return pairs.every(({ hull }) => isSame(hull, pairs[0]?.hull)) ? pairs.slice(0, 1) : []
}

function withOwn({ unit, note }: PriceValue, brief: SaidText): PricedText {
  const text = pricedBrief(brief)
  const own = [...(unit ? unitPlaces(unit, brief) : []), ...(note ? placesOf(brief.raw, note) : [])]
  return { ...text, covered: [...text.covered, ...own] }
}

function isAdjacent([start, end]: Span, sum: WrittenSum, text: PricedText): boolean {
  const [from, to] = end <= sum.start ? [end, sum.start] : [sum.end, start]
  return (
    from <= to &&
    !hasContent(text, from, to) &&
    dividesIn(text, from, to).length === 0 &&
    !text.sums.some((other) => other.start >= from && other.end <= to)
  )
}

function pairAt(value: PriceValue, place: Span, sum: WrittenSum, text: PricedText): PricePair {
  const first = Math.min(place[0], sum.start)
  const behind = text.covered
    .filter(([start]) => start >= sum.end && isBehind({ start }, sum, text.said))
    .map(([, end]) => end)
  const isPaid = sum.end <= place[0] && isPaidFor(text, place, sum)
  return {
    value,
    hull: [first, Math.max(place[1], sum.end, ...behind)],
    sumAt: [sum.start, sum.end],
    isKnown: false,
    isClear: isPaid || (sum.end <= place[0] && isBareBefore(text, sum)),
    isMoney:
      isPaid || sum.signs.length > 0 || value.amount >= 1000 || !Number.isInteger(value.amount),
  }
}

/** "£4 a loaf"; where a brief tells one number alone "120 la chauffe" too. */
function isPaidFor(text: PricedText, place: Span, sum: WrittenSum): boolean {
  const isAlone = text.sums.every(({ start }) => start === sum.start)
  return isRate(text, place, isAlone ? { ...sum, signs: [...sum.signs, 'alone'] } : sum)
}

/** Whether each sum near a price is another price of its list, and no word between them is left. */
function isProven(
  pair: PricePair,
  all: readonly PricePair[],
  { brief, told }: PriceContext,
): boolean {
  const text = withTold(pricedBrief(brief), told)
  const before = linkedFrom(pair, all, text, -1)
  const behind = linkedFrom(pair, all, text, 1)
  if (!before || !behind) return false
  const chain = [pair, ...before, ...behind]
  // "6 kids 8 cousins" is money where something says so: a sign, a unit, a price read by itself.
  return (chain.length > 1 || pair.isClear) && chain.some(({ isMoney }) => isMoney)
}

/** The prices of a list from one on, one beside the other; null where a sum or a word is left over. */
function linkedFrom(
  pair: PricePair,
  all: readonly PricePair[],
  text: PricedText,
  step: 1 | -1,
): PricePair[] | null {
  const linked: PricePair[] = []
  for (let at = all.indexOf(pair), last = pair; ; ) {
    const sum = nextSum(last.hull, text, step)
    if (!sum) return linked
    at += step
    const other = all[at]
    const isThere = other && overlaps(other.hull, [sum.start, sum.end])
    // "45 adults 25 kids vest included": a gift of something else ends the list.
    if (
      !isThere &&
      step > 0 &&
      sum.signs.includes('free') &&
      hasContent(text, last.hull[1], sum.start)
    )
      return linked
    if (!isThere) return null
    const [from, to] = step > 0 ? [last.hull[1], other.hull[0]] : [other.hull[1], last.hull[0]]
    if (hasContent(text, from, to)) return last.isKnown && other.isKnown ? linked : null
    linked.push(other)
    last = other
  }
}

function nextSum([from, to]: Span, { sums }: PricedText, step: 1 | -1): WrittenSum | undefined {
  return step > 0
    ? sums.find(({ start }) => start >= to && start - to <= reach)
    : sums.findLast(({ end }) => end <= from && from - end <= reach)
}
