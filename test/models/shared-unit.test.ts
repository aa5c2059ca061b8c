import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import type { Price } from '#shared/page/facts.ts'
import { countryOf } from './nearly-told.ts'

type Told = [
  language: string,
  brief: string,
  item: string,
  amount: number,
  unit: string,
  words?: string,
]

/** The price a brief tells of a thing, as far as it proves one that a model claims for it. */
function priceOf([language, brief, item, amount, unit, words = brief]: Told): Price | undefined {
  const currency = { GB: 'GBP', JP: 'JPY', KR: 'KRW' }[countryOf[language] ?? ''] ?? 'EUR'
  const known = { language, countries: [countryOf[language] ?? 'GB'], currencies: [] }
  const value = { item, amount, currency, unit }
  return checkClaim({ key: 'prices', value, words }, brief, known)?.value as Price
}

it.each<Told>([
  ['en', 'lentils 3.80 a kilo rice 2.90', 'rice', 2.9, 'kg'],
  ['en', 'Double room £78 per night, single £49, attic £35.', 'attic', 35, 'night'],
  ['en', 'Prices (per night):\nTent £22\nCabin £95', 'Cabin', 95, 'night'],
  ['en', 'Prices (per night):\nTent £22\nPowered site £52 for two', 'Powered site', 52, 'night'],
  ['de', 'Doppelzimmer 78 € pro Nacht, Einzelzimmer 49 €.', 'Einzelzimmer', 49, 'night'],
  ['fr', 'habitants 120 le week end exterieurs 220', 'exterieurs', 220, 'weekend'],
  ['es', 'queso curado 22 el kilo semicurado 18', 'semicurado', 18, 'kg'],
  ['it', 'Matrimoniale 95 euro a notte, doppia 90, tripla 120.', 'tripla', 120, 'night'],
  ['nl', 'lidgeld 40 per jaar gezinnen 60', 'gezinnen', 60, 'year'],
  ['pt', 'Quarto duplo: 82 € por noite; anexo: 150 €.', 'anexo', 150, 'night'],
  ['ja', '月謝 少年2,500円、一般4,000円。', '一般', 4000, 'month'],
  ['kr', '데크 1박 45000원 파쇄석 40000원', '파쇄석', 40000, 'night'],
])('%s: in “%s” %s has the unit of its list', (...told) => {
  expect(priceOf(told)).toMatchObject({ amount: told[3], unit: told[4] })
})

it.each<Told>([
  ['en', 'Double room £78 per night. Breakfast £8.', 'Breakfast', 8, 'night'],
  ['en', 'Room £78 per night, breakfast £8 per person', 'breakfast', 8, 'night'],
  ['en', 'Room £78 per night\nbreakfast £8 per person', 'breakfast', 8, 'night'],
  ['en', 'Subscription £8 a month, under 18s free', 'under 18s', 0, 'month'],
  ['en', 'rice 2.90 lentils 3.80 a kilo', 'rice', 2.9, 'kg'],
  ['de', 'Zimmer 78 € pro Nacht. Frühstück 8 €.', 'Frühstück', 8, 'night'],
  ['fr', "abonné 30 € l'année costume 10 € le weekend", 'costume', 10, 'year'],
])('%s: in “%s” %s has no unit of another', (...told) => {
  const price = priceOf(told)
  expect(price).toMatchObject({ amount: told[3] })
  expect(price).not.toHaveProperty('unit')
})

it.each<Told>([
  ['es', 'cuentacuentos sábado 12:00 3 euros', 'cuentacuentos', 3, ''],
  [
    'nl',
    'app voor kerken, liturgie en collecte op een pagina 15 per maand',
    'app',
    15,
    'month',
    '15 per maand',
  ],
  ['kr', '수학과외 해요 4학년이고 은평 시간당 4만원', '수학과외', 40000, 'hour', '시간당 4만원'],
])('%s: “%s” tells what %s costs', (...told) => {
  expect(priceOf(told)).toMatchObject({ amount: told[3] })
})
