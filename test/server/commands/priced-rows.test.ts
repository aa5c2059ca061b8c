import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { entriesOf } from '#server/commands/page-entries.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Salt & Rye is a bakery in Bristol. Sourdough £4.20. Call 0117 496 0999.',
  de: 'Bäckerei Salz in Bonn. Roggenbrot 4,20 €. Telefon 0228 555014.',
  es: 'Panadería Sal en Valencia. Hogaza 4 €. Teléfono 963 555 014.',
  fr: 'Boulangerie Sel à Vitré. Brioche 6 €. Téléphone 02 99 55 50 14.',
  it: 'Panificio Sale a Bologna. Focaccia 4 €. Telefono 051 555014.',
  nl: 'Bakkerij Zout in Utrecht. Roggebrood € 4. Bel 030 555 0114.',
  pt: 'Padaria Sal em Goiânia. Broa R$ 42. Telefone (62) 3555-5014.',
  ja: 'パン屋「しお」は谷中にあります。食パン420円。電話は03-5555-5014。',
  kr: '소금빵집, 대전. 식빵 4,200원. 전화 042-555-5014.',
}

describe('a share that is to stand among the prices', () => {
  it.each<[PageLanguage, string, string, string]>([
    ['en', 'Add a price: family discount 10 %', 'Family discount', '10 %'],
    ['de', 'Füge einen Preis hinzu: Geschwisterrabatt 10 %', 'Geschwisterrabatt', '10 %'],
    ['es', 'Añade un precio: descuento familiar 10 %', 'Descuento familiar', '10 %'],
    ['fr', 'Ajoute un prix : remise famille 10 %', 'Remise famille', '10 %'],
    ['it', 'Aggiungi un prezzo: sconto famiglia 10 %', 'Sconto famiglia', '10 %'],
    ['nl', 'Voeg een prijs toe: gezinskorting 10 %', 'Gezinskorting', '10 %'],
    ['pt', 'Adiciona um preço: desconto de família 10 %', 'Desconto de família', '10 %'],
    ['ja', '学割10％を料金に追加して', '学割', '10％'],
    ['kr', '가족 할인 10%를 가격에 추가해 줘', '가족 할인', '10%'],
  ])('in %s is no sum of money: %s', (locale, wish, name, share) => {
    const page = composedPage(briefs[locale], locale)
    const { document, outcomes } = commanded(page, wish, locale)
    expect(document.facts.prices).toEqual(page.facts.prices)
    const row = entriesOf(document).find((entry) => entry.name === name)
    expect(row?.price).toBe('')
    expect(pageTexts(document)).toContain(share)
    expect(outcomes).toEqual([{ code: 'priceAdded', words: `${name}, ${share}` }])
  })

  it('takes nothing off the prices there are', () => {
    const page = composedPage(briefs.en)
    const { document } = commanded(page, 'Add a price: discount 10 %')
    expect(document.facts.prices).toEqual(page.facts.prices)
  })
})

/** What a page tells of its prices in one sentence, as the reader knows them. */
const told: [PageLanguage, string, string, string[]][] = [
  ['en', 'Show the prices as a table', 'Mugs £18, plates from £24.', ['Mugs', 'Plates']],
  [
    'de',
    'Die Preise bitte als Tabelle zeigen',
    'Becher 18 €, Teller ab 24 €.',
    ['Becher', 'Teller'],
  ],
  ['es', 'Pon los precios en una tabla', 'Tazas 18 €, platos desde 24 €.', ['Tazas', 'Platos']],
  [
    'fr',
    'Mets les tarifs dans un tableau',
    'Tasses 18 €, assiettes dès 24 €.',
    ['Tasses', 'Assiettes'],
  ],
  ['it', 'Metti i prezzi in una tabella', 'Tazze 18 €, piatti da 24 €.', ['Tazze', 'Piatti']],
  ['nl', 'Zet de prijzen in een tabel', 'Mokken € 18, borden vanaf € 24.', ['Mokken', 'Borden']],
  ['pt', 'Põe os preços em tabela', 'Canecas 18 €, pratos desde 24 €.', ['Canecas', 'Pratos']],
  ['ja', '料金を表にして', '大人18円、子ども24円。', ['大人', '子ども']],
  ['kr', '가격을 표로 만들어 줘', '머그컵 18원, 접시 24원.', ['머그컵', '접시']],
]

describe('prices in a sentence', () => {
  it.each(told)('in %s are rows, and the sentence is gone: %s', (locale, wish, sentence, names) => {
    const page = withSentence(locale, sentence, names)
    const { document, outcomes } = commanded(page, wish, locale)
    const rows = entriesOf(document).filter(({ price }) => price)
    expect(rows.map(({ name }) => name)).toEqual(names)
    expect(pageTexts(document)).not.toContain(sentence)
    expect(outcomes).toEqual([{ code: 'pricesListed', where: 'Prices' }])
    expect(commanded(document, wish, locale).outcomes[0]?.code).toBe('pricesThere')
  })

  it('keep what else it tells', () => {
    const page = withSentence('en', 'Mugs £18, plates £24 with a stand, firing included.', [
      'mugs',
      'plates',
    ])
    const { document } = commanded(page, 'add a price list')
    expect(pageTexts(document)).toEqual(
      expect.arrayContaining(['With a stand', 'Firing included.']),
    )
  })
})

function withSentence(base: PageLanguage, text: string, names: readonly string[]) {
  const currency = base === 'en' ? 'GBP' : base === 'ja' ? 'JPY' : base === 'kr' ? 'KRW' : 'EUR'
  const plain = composedPage('Fern in Leeds. Call 0113 496 0148.')
  const item = { name: '', text, price: '', terms: '', duration: '' }
  const props = { title: 'Prices', lead: '', note: '', items: [item] }
  const prices = names.map((name, at) => ({
    id: `p${at + 1}`,
    item: name,
    amount: 18 + 6 * at,
    currency,
  }))
  const page = edited(
    plain,
    { op: 'insert', id: 'services', type: 'services', variant: 'list', props, after: 'hero' },
    { op: 'fact', key: 'prices', value: prices },
  )
  return { ...page, base }
}

describe('a price the page knows and shows in no row', () => {
  it.each<[PageLanguage, string, string]>([
    ['en', 'Add the wheel class to the prices: £40 including clay', 'Wheel class'],
    ['en', 'Add a price: wheel class £40', 'Wheel class'],
    ['de', 'Füge einen Preis hinzu: Drehkurs 40 €', 'Drehkurs'],
    ['es', 'Añade un precio: taller de torno 40 €', 'Taller de torno'],
    ['fr', 'Ajoute un prix : cours de tour 40 €', 'Cours de tour'],
    ['it', 'Aggiungi un prezzo: corso di tornio 40 €', 'Corso di tornio'],
    ['pt', 'Adiciona um preço: aula de torno 40 €', 'Aula de torno'],
    ['nl', 'Voeg een prijs toe: draaicursus € 40', 'Draaicursus'],
    ['ja', 'ろくろ体験40円を料金に追加して', 'ろくろ体験'],
    ['kr', '물레 수업 40원을 가격에 추가해 줘', '물레 수업'],
  ])('in %s gets one: %s', (locale, wish, name) => {
    const currency =
      locale === 'en' ? 'GBP' : locale === 'ja' ? 'JPY' : locale === 'kr' ? 'KRW' : 'EUR'
    const known = { id: 'p9', item: name, amount: 40, currency }
    const page = {
      ...edited(composedPage(briefs.en), { op: 'fact', key: 'prices', value: [known] }),
      base: locale,
    }
    expect(entriesOf(page).map(({ price }) => price)).not.toContain('p9')
    const { document, outcomes } = commanded(page, wish, locale)
    expect(entriesOf(document)).toEqual(
      expect.arrayContaining([expect.objectContaining({ name, price: 'p9' })]),
    )
    expect(document.facts.prices).toHaveLength(1)
    expect(outcomes[0]?.code).toBe('priceAdded')
    expect(commanded(document, wish, locale).outcomes[0]?.code).toBe('priceThere')
  })
})

it('of several prices in one sentence only the one named goes', () => {
  const page = composedPage(
    'Tidewater Sailing in Falmouth. Taster morning £55, two-day course £180, private lesson £70 an hour. Phone 01326 555 017.',
  )
  const told = pageTexts(commanded(page, 'Delete the private lesson').document).join(' ')
  expect(told).not.toMatch(/private lesson/i)
  expect(`${told} ${entriesOf(page).map(({ name }) => name)}`).toMatch(/taster morning/i)
  expect(told).toMatch(/two-day course/i)
})

it.each([
  [
    'en',
    'Hartley Sweeps in Whitby. A sweep costs £65, a nest removal £95.',
    'Put the sweep up to £70 from January',
    'from January',
    70,
  ],
  [
    'de',
    'Radhaus Linden in Hannover. Inspektion 69 €, Reifenwechsel 18 €.',
    'Inspektion kostet ab Januar 77 €',
    'ab Januar',
    77,
  ],
  [
    'fr',
    'Le Fournil à Nantes. Baguette 1,20 €, croissant 1,30 €.',
    'La baguette passe à 1,40 € à partir de janvier',
    'à partir de janvier',
    1.4,
  ],
  [
    'ja',
    '喫茶「こもれび」は京都にあります。ブレンド480円、モーニング750円。',
    '1月からブレンドは500円になります',
    '1月から',
    500,
  ],
  [
    'pt',
    'Marmitas da Lúcia em Belo Horizonte. Marmita R$ 22, suco R$ 6.',
    'O suco passa a custar R$ 7 a partir de janeiro',
    'a partir de janeiro',
    7,
  ],
] as const)(
  'a price from some month on stands where it stood, with the month (%s)',
  (locale, brief, command, note, amount) => {
    const page = composedPage(brief, locale)
    const { document, outcomes, undone } = commanded(page, command, locale)
    expect(document.facts.prices).toHaveLength(page.facts.prices?.length ?? 0)
    expect(document.facts.prices?.map((price) => price.amount)).toContain(amount)
    expect(JSON.stringify(document.blocks)).toContain(note)
    expect(outcomes).toEqual([{ code: 'price', words: expect.stringContaining(note) }])
    expect(undone).toEqual(page)
  },
)
