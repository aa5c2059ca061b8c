import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const pricesOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.prices.map(({ value }) => value)

it('a measure before a sum is how much of it there is', () => {
  expect(pricesOf('Miel de Paulin à Anduze. Pot de 500 g 9 €, pot d’1 kg 16 €.', 'fr')).toEqual([
    { item: 'Pot de 500 g', amount: 9, currency: 'EUR' },
    { item: 'pot d’1 kg', amount: 16, currency: 'EUR' },
  ])
})

it('“p/m” is told as written: a zip costs so much a metre, a berth so much a month', () => {
  const [zip] = pricesOf('Zeilmakerij in Sneek. Rits € 22,50 p/m, lapje € 8 per stuk.', 'nl')
  expect(zip).toEqual({ item: 'Rits', amount: 22.5, currency: 'EUR', note: 'p/m' })
})

it('an hour with its quarter behind the word for one is no sum', () => {
  const brief =
    'Sagra a Monterosso. ore 9,00 ritrovo (€ 8). ore 12,30 pranzo € 14. ore 15,00 giochi.'
  expect(pricesOf(brief, 'it').map(({ amount }) => amount)).toEqual([8, 14])
})

it('what a sentence without money counts is no sum', () => {
  const brief =
    'La passerelle du Moulin, à Montvernay, est fermée depuis le 3 novembre. La pétition compte 812 signatures.'
  expect(pricesOf(brief, 'fr')).toEqual([])
})

it('degrees between prices are none', () => {
  const brief =
    'Preise: Block 3,80 €/kg, gewalzt 4,60 €/kg, Erhitzen (eine Stunde bei 118 °C) ist dabei. Tel. 0511 555 0142'
  expect(pricesOf(brief, 'de').map(({ amount }) => amount)).toEqual([3.8, 4.6])
})

it('a dollar sign is money of a country that has dollars or pesos', () => {
  const brief = 'Clases de guitarra en Buenos Aires. Clase individual $18.000, clase grupal $9.500.'
  expect(pricesOf(brief, 'es')).toEqual([
    { item: 'Clase individual', amount: 18000, currency: 'ARS' },
    { item: 'clase grupal', amount: 9500, currency: 'ARS' },
  ])
})

it('a Korean word that begins like “also” stays whole', () => {
  const items = pricesOf('게스트하우스 바람결. 2인실 80,000원, 도미토리 30,000원.', 'kr')
  expect(items.map(({ item }) => item)).toEqual(['2인실', '도미토리'])
})

it.each([
  ['pt', 'Aulas de roda à noite R$ 95, aulas de dia R$ 80.', ['Aulas de roda', 'aulas de dia']],
  [
    'pt',
    'Quarto duplo a noite R$ 200, quarto duplo por noite R$ 210.',
    ['Quarto duplo/night', 'quarto duplo/night'],
  ],
] as const)(
  'what is held by day or in the evening is not paid by it: %s “%s”',
  (language, brief, items) => {
    const found = pricesOf(`Atelier Barro. ${brief}`, language)
    expect(
      found.map(({ item, unit, from }) => [item, unit, from && 'from'].filter(Boolean).join('/')),
    ).toEqual(items)
  },
)

it('a joint that stands for “start at” keeps the price a least one', () => {
  const prices = pricesOf(
    'Saddle fits start at £40, rugs at £25, a new tree at £160. A lunch is £9, dinner at £20.',
    'en',
  )
  expect(prices.map(({ from }) => from ?? false)).toEqual([true, true, true, false, false])
})

it('“é de 8 €” is a price, and no least one', () => {
  const [quota] = pricesOf('Coro Voz Alta em Faro. A quota é de 8 € por mês.', 'pt')
  expect(quota).toMatchObject({ amount: 8, unit: 'month' })
  expect(quota?.from).toBeUndefined()
})

it('a quantity is no price, and words behind a bare number begin the next thing', () => {
  const honey = pricesOf(
    'miele a coredo, acacia 9 castagno 8, vasetto da 500 gr, chiamate 0463 000 871',
    'it',
  )
  expect(honey.map(({ amount }) => amount)).not.toContain(500)
  const cuts = pricesOf(
    'mobile barber in grimsby. dry cut 16 wash n trim 24 gents 10. text 07700 900352',
    'en',
  )
  expect(cuts.map(({ item, amount }) => [item, amount])).toContainEqual(['wash n trim', 24])
})

it('a thing that is another period than its list’s has no unit of the list', () => {
  const prices = pricesOf(
    'La Casa del Olmo en Soria.\n\nTarifas por noche:\nTemporada baja: 90 €\nTemporada alta: 140 €\nSemana completa: 800 €\n',
    'es',
  )
  expect(prices.map(({ unit }) => unit)).toEqual(['night', 'night', undefined])
})

it('the number of a bus is no price', () => {
  const brief =
    'Am Samstag, dem 13. Juni, feiert die Schiffsmodellgruppe Attersee ihr Schaufahren im Strandbad Weyregg. Es gibt Kuchen von den Familien der Mitglieder. Wer ein Modell mitbringen möchte, meldet sich bei ferdinand@smg-attersee.example. Parkplätze sind knapp, der Bus 562 hält direkt vor dem Bad.'
  const { prices } = read(brief, { language: 'de', fallback: 'de' }).facts
  expect(prices.map(({ value }) => value.amount)).not.toContain(562)
})

it('what is free is neither the dish people bring nor what costs', () => {
  const dishes = pricesOf(
    'La Fête des Saules à Nantes, samedi 18 juillet. Tombola 2 €. Entrée libre, chacun apporte un plat.',
    'fr',
  )
  expect(dishes.map(({ item }) => item)).not.toContain('chacun apporte un plat')
  const beaches = pricesOf('An app for swimmers. Free for three beaches, €14 a year for all.', 'en')
  expect(beaches.map(({ item }) => item)).not.toContain('Free for three beaches')
})

it.each([
  [
    'de',
    'Fotografin in Kassel. Ein halber Tag kostet 650 €, ein ganzer Tag 1.200 €.',
    ['halber Tag', 'ganzer Tag'],
  ],
  [
    'nl',
    'Fotograaf in Haarlem. Een halve dag kost € 650, een hele dag € 1.200.',
    ['halve dag', 'hele dag'],
  ],
] as const)('in %s a day is a thing that costs: %s', (language, brief, items) => {
  expect(pricesOf(brief, language).map(({ item }) => item)).toEqual(items)
})

it('an hour from which something is on is no price', () => {
  const brief =
    'kreisschau 14. u 15. november, turnhalle am wettinplatz, eintritt 3 euro kinder frei. standgeld 6 euro pro tier. tierverkauf nur sonntag ab 12'
  const { prices } = read(brief, { language: 'de', fallback: 'de' }).facts
  expect(prices.map(({ value }) => value.amount)).toEqual([3, 6])
})

it('a bare number is money of its country, whatever sign stands behind it', () => {
  const brief =
    'mridangam classes fort kochi, tues thurs 5 to 7 evening. lessons 1500/month offline, online 40 dollar. ph 9447055518'
  expect(pricesOf(brief, 'en').map(({ amount, currency }) => [amount, currency])).toEqual([
    [1500, 'INR'],
    [40, 'USD'],
  ])
})

it('a thing does not go on over the end of a sentence', () => {
  const brief = 'tailor in ibadan, dress 25k. ship abroad 40 dollars. 0803 555 0117'
  expect(pricesOf(brief, 'en')).toEqual([{ item: 'ship abroad', amount: 40, currency: 'USD' }])
})

it('how old somebody has to be is no price', () => {
  const brief =
    'assmat agréée brest, enfant 1 an mini. 4,60€/h net + 5€ entretien/jour, repas fournis par parents. tel 06 39 98 21 47'
  expect(pricesOf(brief, 'fr').map(({ amount }) => amount)).not.toContain(1)
})

it.each([
  [
    'en',
    'Scything days in Ludlow. £75 a head incl. scythe and breakfast.',
    'a head',
    'incl. scythe and breakfast',
  ],
  [
    'de',
    'Sensenkurse in Malente. 75 € pro Nase inkl. Leihsense und Frühstück.',
    'Sensenkurse',
    'inkl. Leihsense und Frühstück',
  ],
  [
    'es',
    'Curso de guadaña en Soria. 75 € por persona con guadaña y desayuno.',
    'por persona',
    'con guadaña y desayuno',
  ],
  ['it', 'Corso di falce a Todi. 20 € a persona con merenda.', 'a persona', 'con merenda'],
])('in %s what is in a price is not what it is for: %s', (language, brief, item, note) => {
  expect(pricesOf(brief, language)).toMatchObject([{ item, note }])
})
