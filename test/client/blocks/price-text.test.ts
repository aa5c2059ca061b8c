import { expect, it } from 'vitest'
import { moneyText } from '#client/blocks/price-text.ts'

it.each([
  [380_000, 'KRW', 'ko-KR', '380,000원'],
  [3800, 'JPY', 'ja-JP', '3,800円'],
  [380_000, 'KRW', 'en-GB', '₩380,000'],
])('%i %s in %s is %s', (amount, currency, tag, said) => {
  expect(moneyText(amount, currency, tag)).toBe(said)
})
