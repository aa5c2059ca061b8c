import type { Draft } from '../draft.ts'
import { itemOf } from '../grammars/priced-item.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { type Found, found } from './found.ts'
import type { PriceValue } from './parse-prices.ts'

/** Letters; what is longer is no thing of a list. */
const longest = 40
/** Letters around a sum in which "each" belongs to it. */
const beside = 12
/** One alone is what the sum is for anyhow. */
const leastThings = 2

/**
 * "Maize cake, carrot cake and sponge £6 each": things before a price in the same list, which have no
 * sum of their own, cost that much too.
 */
export function withSharedSum(
  draft: Draft,
  prices: readonly Found<PriceValue>[],
): Found<PriceValue>[] {
  return prices.flatMap((price, at) => {
    if (!isForEach(draft, price)) return [price]
    const listed = listedBefore(draft, price, prices[at - 1])
    return listed.length < leastThings ? [price] : pricedEach(draft, price, listed)
  })
}

/** The things of a list with the sum behind the last of them; its words are that one's. */
function pricedEach(
  { text }: Draft,
  price: Found<PriceValue>,
  things: readonly Span[],
): Found<PriceValue>[] {
  return things.map((thing, at) => {
    const end = at === things.length - 1 ? price.span[1] : thing[1]
    return found(
      { ...price.value, item: text.raw.slice(...thing) },
      [thing[0], end],
      price.confidence,
    )
  })
}

function isForEach({ text, amounts }: Draft, { span: [start, end] }: Found<PriceValue>): boolean {
  const sum = amounts.find((amount) => amount.start >= start && amount.end <= end)
  if (!sum) return false
  return hasTag(
    text,
    Math.max(start, sum.start - beside),
    Math.min(end + 1, sum.end + beside),
    'offers.each',
  )
}

/** What stands between commas up to a price's own thing, back to the price before it or its sentence. */
function listedBefore(
  draft: Draft,
  { value: { item }, span: [start] }: Found<PriceValue>,
  before: Found<PriceValue> | undefined,
): Span[] {
  const { text } = draft
  const end = text.raw.indexOf(item, start) + item.length
  const ends = [...text.raw.slice(0, end).matchAll(/[.!?:：\n。]\s*/gu)]
  const stop = Math.max(before?.span[1] ?? 0, (ends.at(-1)?.index ?? -1) + 1)
  const entries = [...text.raw.slice(stop, end).matchAll(/[^,，、]+/gu)].flatMap(
    ({ index, 0: entry }): Span[] =>
      /\p{L}/u.test(entry) ? [[stop + index, stop + index + entry.length]] : [],
  )
  const last = entries.pop()
  if (!last || entries.length === 0) return []
  const things = [...entries, ...lastTwo(draft, last)].map((entry) => itemOf(text, entry))
  return things.every((thing) => thing !== null && isThing(draft, thing)) ? (things as Span[]) : []
}

function isThing({ amounts, claims }: Draft, [from, to]: Span): boolean {
  const holds = ({ start, end }: { start: number; end: number }) => start >= from && end <= to
  return (
    to - from <= longest &&
    !amounts.some(holds) &&
    !claims.some(({ span }) => span[0] < to && from < span[1])
  )
}

/** "Carrot cake | and sponge": the last two of a list; "fish and chips" alone is one. */
function lastTwo({ text }: Draft, [start, end]: Span): Span[] {
  const and = tagsIn(text, start, end, 'words.conjunctions').at(-1)
  const isFirst = and && !/\p{L}/u.test(text.raw.slice(start, and.start))
  return and && !isFirst
    ? [
        [start, and.start],
        [and.end, end],
      ]
    : [[start, end]]
}
