import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { countryOf } from './nearly-told.ts'

type Told = [language: string, brief: string, words: string, item: string, amount: number]

const currencies: Readonly<Record<string, string>> = { GB: 'GBP', KR: 'KRW', JP: 'JPY' }

function isProven([language, brief, words, item, amount]: Told, more: object = {}): boolean {
  const country = countryOf[language] ?? 'GB'
  const known = { language, countries: [country], currencies: [] }
  const value = { item, amount, currency: currencies[country] ?? 'EUR', ...more }
  return checkClaim({ key: 'prices', value, words }, brief, known) !== null
}

it.each<[...Told, more?: object]>([
  // What the words cut off: the rest of a sum, and whose it is.
  ['kr', '데크 1박 4만5천 파쇄석 4만', '데크 1박 4만', '데크', 40000],
  ['en', 'Over, £4 a bunch tubers in march £3', 'bunch tubers in march £3', 'bunch', 3],
  ['en', 'tuesdays 10-2 22 euro child siblings 15', 'child siblings 15', 'child', 15],
  // A unit both sums have makes no further price of a thing.
  [
    'en',
    'tent £22 a night cabin £95 a night',
    'tent £22 a night cabin £95 a night',
    'tent',
    95,
    { unit: 'night' },
  ],
  // Where words are glued another thing ends with the name.
  ['kr', '짬뽕 만원 차돌짬뽕 만이천', '차돌짬뽕 만이천', '짬뽕', 12000],
  // A numeral in a word, and the hours of a day, are no sums.
  ['kr', '수고하십니더 창문 2만5천 촘촘망 만원', '수고하십니더', '창문', 10000],
  ['en', 'bars 9 3 for 24 shampoo 14', '3 for 24 shampoo 14', 'shampoo', 24, { note: '3 for 24' }],
  ['en', 'bars 9 3 for 24 shampoo 14', 'bars 9 3 for 24', 'bars', 3, { note: '3 for 24' }],
  ['de', 'Reißverschluss 18 €, Brautkleid ab 90 € Di-Fr 10-18', 'Di-Fr 10-18', 'Brautkleid', 18],
])('%s: of “%s” the words “%s” do not give %s the sum %d', (...told) => {
  const [language, brief, words, item, amount, more] = told
  expect(isProven([language, brief, words, item, amount], more)).toBe(false)
})

it.each<[...Told, more?: object]>([
  ['en', 'tent £22 cabin £95', 'cabin £95', 'cabin', 95],
  // So many for so much is a further price of what stands before it.
  ['en', 'bars 9 3 for 24 shampoo 14', 'bars 9 3 for 24', 'bars', 24, { note: '3 for 24' }],
  ['kr', '데크 1박 4만5천 파쇄석 4만', '데크 1박 4만5천', '데크', 45000],
  [
    'de',
    'Kajak 9 die Stunde 30 am Tag',
    'Kajak 9 die Stunde 30 am Tag',
    'Kajak',
    30,
    { unit: 'day' },
  ],
])('%s: of “%s” the words “%s” give %s the sum %d', (...told) => {
  const [language, brief, words, item, amount, more] = told
  expect(isProven([language, brief, words, item, amount], more)).toBe(true)
})
