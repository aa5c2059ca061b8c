import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import { conditionAt } from '#server/reader/grammars/price-condition.ts'
import { isUnitAlone } from '#server/reader/grammars/unit-item.ts'
import type { Reading } from '#server/reader/read.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { thingOf } from './thing-of.ts'

/** A price that is another's under a condition: "Call-out £40, after 8 pm £70". */
export interface Conditioned {
  /** What it is a price of. */
  base: Found<PriceValue>
  /** When it holds, with what leads to it. */
  condition: Span
}

/** What the thing of a price only says when, or for which part, another one costs; null for its own thing. */
export function conditioned(
  { text, facts: { prices } }: Reading,
  price: Found<PriceValue>,
): Conditioned | null {
  const condition = conditionAt(text, thingOf(text, price))
  if (!condition) return null
  let at = prices.indexOf(price)
  for (let next = price; at > 0; at -= 1) {
    const before = prices[at - 1]
    if (!before || !isBeside(text.raw.slice(before.span[1], next.span[0]))) return null
    if (!conditionAt(text, thingOf(text, before)))
      return areTimes(text, before, price) ? null : { base: before, condition }
    next = before
  }
  return null
}

/** "A day £420, a weekend £760": each is what one pays for, and no time at which the other is dearer. */
const areTimes = (text: TaggedText, ...prices: readonly Found<PriceValue>[]): boolean =>
  prices.every((price) => isUnitAlone(text, thingOf(text, price)))

/** Letters of "and", or of a mark. */
const longestJoint = 5

/** Whether nothing but a mark or a joint stands between two prices of a sentence. */
const isBeside = (between: string): boolean =>
  between.length <= longestJoint + 2 && !/[.!?。\n\d]/.test(between)
