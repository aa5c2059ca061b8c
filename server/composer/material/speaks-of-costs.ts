import { isToTheCent } from '#server/reader/facts/find-sums.ts'
import type { Reading } from '#server/reader/read.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { countClaims } from './requests.ts'

export function isWhenItCosts(reading: Reading, span: Span): boolean {
  const counts = (['money', 'time'] as const).map((kind) => countClaims(reading, span, kind))
  return counts[0] !== 0 && counts[1] === 0
}

/** Whether a brief gives sums their sign or their word for money. */
export function isSigned({ amounts }: Reading): boolean {
  return amounts.some(({ currency }) => currency)
}

/** "A climb of 600 metres": where sums have their signs, a number without one is none. */
export function mayCost(reading: Reading, span: Span): boolean {
  const isCounted = reading.amounts.some(
    (amount) =>
      amount.start >= span[0] && amount.end <= span[1] && isToTheCent(reading.text, amount),
  )
  return !isSigned(reading) || isCounted || isSum(reading, span) || speaksOfMoney(reading, span)
}

/** Whether a price is read in it, or a sum that has its sign. */
export function isSum(reading: Reading, span: Span): boolean {
  const { prices } = reading.facts
  const isRead = prices.some((price) => overlap(price.span, span))
  return isRead || countClaims(reading, span, 'money') > 0
}

export function speaksOfMoney({ text }: Reading, span: Span): boolean {
  return ['free', 'onRequest', 'numerals'].some((tag) => hasTag(text, ...span, `money.${tag}`))
}
