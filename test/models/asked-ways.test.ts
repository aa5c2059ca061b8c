import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { countryOf } from './nearly-told.ts'

function isProven([language, brief, kind]: [string, string, string]): boolean {
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  return checkClaim({ key: 'action', value: { kind }, words: brief }, brief, known) !== null
}

it.each<[string, string, string]>([
  ['en', 'honey 14 a kilo, just email what you want', 'order'],
  ['en', 'irish dancing, adults at 8, just text 020 915 0144', 'enrol'],
  ['de', 'Honig vom Berg, schreibt mir eine Nachricht', 'order'],
  ['it', 'fisioterapista a domicilio, messaggio al 333 000 1450', 'book'],
])('%s: “%s” asks to %s by the way it names', (...said) => {
  expect(isProven(said)).toBe(true)
})

it.each<[string, string, string]>([
  ['en', 'honey 14 a kilo, just email what you want', 'donate'],
  ['en', 'honey 14 a kilo, please do not call', 'order'],
  ['de', 'Honig vom Berg, 14 das Glas', 'order'],
])('%s: “%s” asks nobody to %s', (...said) => {
  expect(isProven(said)).toBe(false)
})
