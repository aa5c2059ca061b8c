import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** Where the thing a price is for is named; an empty span where it is told in other words. */
export function thingOf({ raw }: TaggedText, { value: { item }, span }: Found<PriceValue>): Span {
  const at = raw.indexOf(item, Math.max(0, span[0] - item.length))
  return at < 0 || at > span[1] ? [span[0], span[0]] : [at, at + item.length]
}
