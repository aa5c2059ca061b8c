import { expect, test } from 'vitest'
import { formatPhone } from '#client/blocks/parts/phone.ts'

test.each([
  ['+441174960123', 'en-GB', '0117 496 0123'],
  ['+81751234567', 'ja', '075-123-4567'],
  ['+8221234567', 'ko', '02-123-4567'],
  ['+33243123456', 'fr', '02 43 12 34 56'],
  ['+498912345678', 'de', '089 1234 5678'],
  ['+390577123456', 'it', '057 712 3456'],
  ['+34976123456', 'es', '976 123 456'],
  ['+351222123456', 'pt-PT', '222 123 456'],
  ['+31612345678', 'nl', '06 1234 5678'],
])('%s is read in %s as it is dialled there: %s', (number, tag, shown) => {
  expect(formatPhone(number, tag)).toBe(shown)
})

test('abroad, and in no language, a number keeps its country', () => {
  expect(formatPhone('+441174960123', 'ja')).toBe('+44 117 496 0123')
  expect(formatPhone('+16175550123', 'en')).toBe('+1 617 555 0123')
  expect(formatPhone('+441174960123')).toBe('+44 117 496 0123')
})
