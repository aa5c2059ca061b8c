import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { countryOf } from './nearly-told.ts'

type Told = [language: string, brief: string, year: number]

function claimed([language, brief, value]: Told) {
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  return checkClaim({ key: 'since', value, words: brief }, brief, known)
}

it.each<Told>([
  ['kr', '아버지가 61년에 시작', 1961],
  ['kr', '72년부터 떡집', 1972],
  ['ja', '父が72年に始めた店', 1972],
])('%s: “%s” tells the year %d by its last digits', (...told) => {
  expect(claimed(told)?.value).toBe(told[2])
})

it.each<Told>([
  // So many years are no year.
  ['kr', '61년 전통 시계방', 1961],
  ['ja', '72年の歴史がある店', 1972],
  ['kr', '아버지가 61년에 시작', 1916],
])('%s: “%s” does not tell the year %d', (...told) => {
  expect(claimed(told)).toBeNull()
})
