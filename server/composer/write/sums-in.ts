import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** Sums that run on in one statement are told in so many lines. */
export const leastLines = 2

/** Whether an entry tells what something costs: in a sum, or as "free", "on request" and "+20" do. */
export const costs = (reading: Reading, span: Span): boolean =>
  isSum(reading, span) ||
  ['money.free', 'money.onRequest'].some((tag) => hasTag(reading.text, ...span, tag)) ||
  /[+＋]\s?\d/.test(reading.text.raw.slice(...span))

/** Whether one of its numbers is money. */
export const isSum = ({ text, amounts, facts }: Reading, [start, end]: Span): boolean =>
  amounts.some(
    (sum) =>
      // "24,–" ends in marks that end no entry.
      sum.start >= start &&
      sum.start < end &&
      !/^\s?%/.test(text.raw.slice(sum.end)) &&
      (sum.currency !== null ||
        facts.prices.some(
          ({ span, value }) => value.amount > 0 && span[0] <= sum.start && sum.end <= span[1],
        )),
  )

/** Whether words stand beside a sum that are no unit and do not only join. */
export function hasThing({ text, amounts }: Reading, span: Span): boolean {
  return tokensIn(text, ...span).some(
    ({ kind, start, end }) =>
      kind === 'word' &&
      !isFunctionWord(text, start, end) &&
      !tagsOver(text, start, end).some(({ tag }) =>
        /^money\.(?:units|per|from|currencies)/.test(tag),
      ) &&
      !amounts.some((sum) => sum.start <= start && end <= sum.end),
  )
}
