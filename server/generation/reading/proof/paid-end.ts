import type { Span } from '#server/reader/text/trim.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import type { PricePlace } from './price-place.ts'
import { contentWords, dividesIn, hasContent } from './priced-text.ts'

/** A longer condition tells more than what the sum is counted by. */
const mostWords = 3

/**
 * Where a sum ends with the thing or condition that stands right behind it, before a unit at most:
 * "£4 per berth | and month", "26 € HT | de l'heure", "28 pro Wohnung | und Monat".
 */
export function paidEnd({ sumAt, names, conditions }: PricePlace, unit: Span, brief: SaidText) {
  const text = pricedBrief(brief)
  const ends = [...names, ...conditions].filter(
    ([start, end]) =>
      start >= sumAt[1] &&
      end <= unit[0] &&
      !hasContent(text, sumAt[1], start) &&
      dividesIn(text, sumAt[1], start).length === 0 &&
      contentWords(text, start, end).length <= mostWords &&
      !text.sums.some((sum) => sum.start >= sumAt[1] && sum.end <= end),
  )
  return Math.max(sumAt[1], ...ends.map(([, end]) => end))
}
