import { expect, it } from 'vitest'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import { correctReading } from '#server/generation/reading/correct-reading.ts'
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
  ['en', 'Prices (per night):\nTent £22\nCabin £95', 'Cabin', 95, 'night'],
  ['en', 'Prices (per night):\nTent £22\nPowered site £52 for two', 'Powered site', 52, 'night'],
  ['it', 'Vaso da 500 g: acacia 8 euro, castagno 7 euro.', 'castagno', 7, 'Vaso da 500 g'],
  ['de', 'Kajak 9 die Stunde 30 am Tag', 'Kajak', 30, 'day'],
  ['es', 'aula 22 la hora, taller 30', 'aula', 22, 'hour'],
  ['ja', '会費 8,800円／月', '会費', 8800, 'month'],
  ['kr', '데크 1박 45000원 파쇄석 40000원', '데크', 45000, 'night'],
  // Of a list that is told once for all of a kind.
  ['de', 'Doppelzimmer 78 € pro Nacht, Einzelzimmer 49 €.', 'Einzelzimmer', 49, 'night'],
  ['es', 'Single 28 €, doble 42 €, familiar 65 € por noche, con desayuno.', 'Single', 28, 'night'],
  ['es', 'curado 22 el kilo semicurado 18', 'semicurado', 18, 'kg'],
  // Hours of a day before it are no number of it.
  ['es', 'dom 8 a 13 kilo pan 19 empanada 25', 'pan', 19, 'kg'],
  // A condition that no "of" leads to, opening hours, a count and a gift behind it.
  ['it', 'latino e greco 18 l’ora in due 12 a testa', 'latino e greco', 18, 'hour'],
  ['fr', 'juillet août 890 semaine hors saison 520', 'juillet août', 890, 'week'],
  ['pt', 'treino 25 sessão 7-22 sáb 9-13', 'treino', 25, 'session'],
  ['de', 'Tieflader 3 Euro km kostenlose Beratung', 'Tieflader', 3, 'km'],
  ['nl', 'toeristenbelasting 2 pp 2 kamers', 'toeristenbelasting', 2, 'person'],
  // With the thing itself between, and with the next thing behind.
  ['de', 'kostet 28 pro Wohnung und Monat', 'Wohnung', 28, 'month'],
  ['en', '£2.20 per member of staff, per month', 'member of staff', 2.2, 'month'],
  ['pt', 'passeio 40 min 9 visita gato 8', 'passeio', 9, '40 min'],
])('%s: in “%s” %s has its unit', (...told) => {
  expect(priceOf(told)).toMatchObject({ amount: told[3], unit: told[4] })
})

it.each<Told>([
  // Whether what comes behind is paid for the same is for its owner to say.
  ['en', 'lentils 3.80 a kilo rice 2.90', 'rice', 2.9, 'kg'],
  // Of what is let by the night a dog and a breakfast are no rooms, and goods are no siblings.
  ['es', 'doble 42 la noche, desayuno 8', 'desayuno', 8, 'night'],
  ['es', 'empanada 2500, pan 1990 el kilo', 'empanada', 2500, 'kg'],
  ['en', 'drop in 180 monthly 1150', 'drop in', 180, 'month'],
  ['nl', 'elektricien 38 per uur verplaatsing 25', 'verplaatsing', 25, 'hour'],
  ['nl', 'kamer 78 per nacht met ontbijt hond 6', 'hond', 6, 'night'],
  ['kr', '데크 1박 45000원 파쇄석 40000원', '파쇄석', 40000, 'night'],
  ['en', 'Double room £78 per night. Breakfast £8.', 'Breakfast', 8, 'night'],
  ['en', 'Room £78 per night, breakfast £8 per person', 'breakfast', 8, 'night'],
  ['en', 'Room £78 per night\nbreakfast £8 per person', 'breakfast', 8, 'night'],
  ['en', 'Subscription £8 a month, under 18s free', 'under 18s', 0, 'month'],
  ['en', 'rice 2.90 lentils 3.80 a kilo', 'rice', 2.9, 'kg'],
  ['de', 'Zimmer 78 € pro Nacht. Frühstück 8 €.', 'Frühstück', 8, 'night'],
  ['fr', "abonné 30 € l'année costume 10 € le weekend", 'costume', 10, 'year'],
  // A unit between two sums, and one of several that have one sum together.
  ['it', 'sterilizzazione 40 una settimana di pappa 15', 'sterilizzazione', 40, 'week'],
  ['es', 'clase suelta 25 la hora, bono 10 horas 400', 'bono 10 horas', 400, 'hour'],
  ['fr', 'gite weekend 520 semaine 1100', 'gite', 520, 'week'],
  ['en', 'full hookup 45 a night 270 a week', 'full hookup', 270, 'night'],
  ['kr', '컬러 한롤 만이천 스캔 5천', '스캔', 5000, '한롤'],
  ['it', 'latino e greco 18 l’ora, tesi 12', 'tesi', 12, 'hour'],
  ['de', 'kostet 28 pro Wohnung Monat Garage 40', 'Wohnung', 28, 'month'],
  ['pt', 'passeio 40 min 9 visita gato 8', 'visita gato', 8, '40 min'],
  ['fr', 'semaine de crêpes 890 hors saison 520', 'hors saison', 520, 'week'],
])('%s: in “%s” %s has no unit of another', (...told) => {
  const price = priceOf(told)
  expect(price).toMatchObject({ amount: told[3] })
  expect(price?.unit).not.toBe(told[4])
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

it('asks whether the unit of another price is meant, and not of one that is told', () => {
  const brief = 'Single 28 €, doble 42 € por noche.'
  const known = { language: 'es', countries: ['ES'], currencies: [] }
  const nobody = { op: 'understood', locale: 'es', industry: 'lodging', confidence: 1 } as const
  const claim = (item: string, amount: number) =>
    ({
      key: 'prices',
      value: { item, amount, currency: 'EUR', unit: 'night' },
      words: brief,
    }) as const
  const claims = [claim('Single', 28), claim('doble', 42)]
  const { prices } = correctReading(
    { ...nobody, facts: { prices: [], offers: [] } },
    claims,
    brief,
    known,
  ).facts
  expect(prices.map(({ value: { unit }, confidence }) => [unit, confidence])).toEqual([
    ['night', 0.5],
    ['night', 0.85],
  ])
})

const condition = (brief: string, amount: number, note: string, unit?: string) => {
  const value = { item: brief.split(/:? /)[0] ?? '', amount, currency: 'EUR', note, unit }
  const known = { language: 'fr', countries: ['FR'], currencies: [] }
  return checkClaim({ key: 'prices', value, words: brief }, brief, known)?.value
}

it('reads on behind a condition to the unit, and not to that of what comes next', () => {
  const tariff = 'tarif 26 € HT de l’heure'
  expect(condition(tariff, 26, 'HT', 'hour')).toMatchObject({ unit: 'hour', note: 'HT' })
  const party = 'soirée 650 jusqu’à 4h chaque heure en plus 70'
  expect(condition(party, 650, 'jusqu’à 4h', 'hour')).not.toHaveProperty('unit')
})

it('gives each sum of a thing the condition before it, and no other’s', () => {
  const entry = 'entrée: semaine 22 €, fériés 28 €'
  expect(condition(entry, 28, 'fériés')).toMatchObject({ amount: 28, note: 'fériés' })
  expect(condition(entry, 22, 'fériés')).not.toMatchObject({ note: 'fériés' })
  expect(condition(entry, 28, 'semaine')).not.toMatchObject({ note: 'semaine' })
})
