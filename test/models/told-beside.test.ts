import { expect, it } from 'vitest'
import type { Claim } from '#server/generation/reading/claim-schema.ts'
import { correctReading } from '#server/generation/reading/correct-reading.ts'
import type { Understood } from '#shared/page/ops.ts'
import { countryOf } from './nearly-told.ts'

const nothing = { facts: { prices: [], area: [], people: [] } } as unknown as Understood
const currencies: Readonly<Record<string, string>> = { en: 'GBP' }

function pricesOf(language: string, brief: string, claims: [Claim['key'], unknown, string?][]) {
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  const said = claims.map(([key, value, words = brief]): Claim => ({ key, value, words }))
  return correctReading(nothing, said, brief, known).facts.prices.map(
    ({ value: { item, amount } }) => `${item} ${amount}`,
  )
}

type Told = [
  language: string,
  brief: string,
  key: 'audience' | 'deadline',
  other: string,
  ...prices: [item: string, amount: number][],
]

/** Numbers between things and sums that tell from which age, or until when. */
const told: Told[] = [
  [
    'de',
    'Puppentheater Saale Räuber ab 4 5 kinder 7 große',
    'audience',
    'ab 4',
    ['kinder', 5],
    ['große', 7],
  ],
  [
    'en',
    'puppet theatre wells robbers ages 4 up 5 kids 7 adults',
    'audience',
    'ages 4 up',
    ['kids', 5],
    ['adults', 7],
  ],
  [
    'es',
    'La cena es el sábado. Tarjetas hasta el 15, 25 la comida aparte',
    'deadline',
    'hasta el 15',
    ['Tarjetas', 25],
  ],
  [
    'it',
    'Sagra del riso. Tessere fino al 15, 25 la cena a parte',
    'deadline',
    'fino al 15',
    ['Tessere', 25],
  ],
]

it.each(told)('%s: of “%s” numbers of another fact part no thing from its sum', (...each) => {
  const [language, brief, key, other, ...prices] = each
  const currency = currencies[language] ?? 'EUR'
  const priced = prices.map(([item, amount]): [Claim['key'], unknown] => [
    'prices',
    { item, amount, currency },
  ])
  const right = prices.map(([item, amount]) => `${item} ${amount}`)
  expect(pricesOf(language, brief, priced)).not.toEqual(right)
  expect(pricesOf(language, brief, [[key, other, other], ...priced])).toEqual(right)
})
