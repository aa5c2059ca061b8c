import { openEnd } from '#server/reader/grammars/read-units.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { hasFreeNumber } from './free-number.ts'

/** Below them a number alone may count anything, above it may be a year. */
const bareSum = { least: 5, most: 1000 }

/** Whether a span is one sum and no word says what it buys; "£5 a head" does. */
export function isSumAlone(reading: Reading, [start, end]: Span): boolean {
  const { text, amounts } = reading
  const inside = amounts.filter((sum) => sum.start >= start && sum.end <= end)
  const [sum] = inside
  if (!sum || inside.length > 1 || !hasFreeNumber(reading, [sum.start, sum.end])) return false
  const isMoney = sum.currency !== null || isLikely(reading, sum.amount)
  const behind = openEnd(text, sum.end) ?? sum.end
  const isBlank = (from: number, to: number) => !/[\p{L}\p{N}]/u.test(text.raw.slice(from, to))
  return isMoney && isBlank(start, sum.start) && isBlank(Math.min(behind, end), end)
}

/** A bare number where other sums are told. */
const isLikely = ({ text }: Reading, amount: number): boolean =>
  amount >= bareSum.least &&
  amount < bareSum.most &&
  hasTag(text, 0, text.raw.length, 'money.currencies.')
