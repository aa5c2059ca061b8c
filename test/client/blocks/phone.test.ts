import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { formatPhone } from '#client/blocks/parts/phone.ts'

test.each([
  ['+441174960123', 'en-GB', '0117 496 0123'],
  ['+441947555012', 'en-US', '01947 555012'],
  ['+16175550123', 'en-US', '(617) 555-0123'],
  ['+81751234567', 'ja', '075-123-4567'],
  ['+81467550123', 'ja', '0467-55-0123'],
  ['+819012345678', 'ja', '090-1234-5678'],
  ['+8221234567', 'ko', '02-123-4567'],
  ['+33243123456', 'fr', '02 43 12 34 56'],
  ['+498912345678', 'de', '089 12345678'],
  ['+497615550123', 'de', '0761 5550123'],
  ['+390577123456', 'it', '0577 123456'],
  ['+34976123456', 'es', '976 12 34 56'],
  ['+351222123456', 'pt-PT', '22 212 3456'],
  ['+5511987654321', 'pt-PT', '(11) 98765-4321'],
  ['+31612345678', 'nl', '06 12345678'],
  ['+3225551234', 'fr', '02 555 12 34'],
])('%s is read in %s as it is dialled there: %s', (number, tag, shown) => {
  expect(formatPhone(number, tag)).toBe(shown)
  expect(shown).toBe(parsePhoneNumberFromString(number)?.formatNational())
})

test.each([
  ['+441174960123', 'ja', '+44 117 496 0123'],
  ['+16175550123', 'de', '+1 617 555 0123'],
  ['+5511987654321', '', '+55 11 98765 4321'],
  ['+441174960123', '', '+44 117 496 0123'],
])('abroad and in no language %s keeps its country: %s', (number, tag, shown) => {
  expect(formatPhone(number, tag)).toBe(shown)
})

test('a number of a country we know nothing of stays as it is', () => {
  expect(formatPhone('+35812345678', 'en')).toBe('+35812345678')
})
