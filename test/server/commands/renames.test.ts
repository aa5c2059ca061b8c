import { describe, expect, it } from 'vitest'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Salt in Leeds, 14 Cobden Street. Haircut £14, beard trim £9. Call 0113 496 0148.',
  de: 'Töpferei Lehmgrund in Görlitz, Brüderstraße 12. Becher 24 €, Müslischale 28 €. Tel. 0176 5550123.',
  es: 'Panadería Sal en Valencia, calle Colón 18. Hogaza 4 €. Tel. 963 55 01 22.',
  fr: 'La boulangerie Le Levain, 12 rue du Marché à Vitré. Brioche 6 €. Tél. 02 99 55 01 22.',
  it: 'Panificio Sale a Bologna, via San Felice 40. Focaccia 4 €. Tel. 051 555 0172.',
  ja: '「土とひと」は谷中の小さな陶芸教室です。体験コースは大人4,400円。東京都台東区谷中3-12-5。',
  kr: '소금빵집, 대전 유성구 대학로 45. 식빵 4,200원. 전화 042-555-0172.',
  nl: 'Bakkerij Zout in Utrecht, Biltstraat 70. Roggebrood € 4. Tel. 030 555 0172.',
  pt: 'Ateliê da Cida em Curitiba. Barra de calça R$ 25. WhatsApp (41) 98888-7777.',
} as const
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)

describe('a new name', () => {
  it.each([
    ['en', 'call the prices please Services & fees', 'Services & fees'],
    ['en', 'change the name of the prices to Services and hours please', 'Services and hours'],
    ['de', 'nenn die Preise bitte Töpferwaren & Kurse', 'Töpferwaren & Kurse'],
    ['de', 'Benenne die Preise bitte um in Leistungen und Preise', 'Leistungen und Preise'],
    ['es', 'cambia el nombre de Precios a Servicios y tarifas', 'Servicios y tarifas'],
    ['fr', "appelle les prix s'il te plaît Pains et tarifs", 'Pains et tarifs'],
    ['it', 'rinomina i prezzi per favore in Servizi e tariffe', 'Servizi e tariffe'],
    ['ja', '料金を体験とコースに改名お願いします', '体験とコース'],
    ['kr', '가격을 서비스와 요금으로 이름을 바꿔 주세요 부탁해요', '서비스와 요금'],
    ['nl', 'noem de prijzen alsjeblieft Diensten en tarieven', 'Diensten en tarieven'],
    ['pt', 'muda o nome de Preços para Serviços e valores', 'Serviços e valores'],
    ['pt', 'por favor, chama os preços de Serviços e valores', 'Serviços e valores'],
  ] as const)('of the prices is whole and no more in %s: “%s”', (locale, command, words) => {
    const { outcomes } = commanded(pageIn(locale), command, locale)
    expect(outcomes).toEqual([{ code: 'title', part: 'pricing', words }])
  })

  it.each([
    ['en', 'we are now called Salt and Light', 'Salt and Light'],
    ['en', 'We are now called Salt and Pepper, please', 'Salt and Pepper'],
    ['de', 'wir heißen jetzt Lehm und Ton bitte', 'Lehm und Ton'],
  ] as const)('of the business is whole and no more in %s: “%s”', (locale, command, value) => {
    expect(readFor(pageIn(locale), command, locale)).toMatchObject({
      intents: [{ wish: 'fact', key: 'name', value }],
    })
  })

  it('ends where another wish begins', () => {
    const { outcomes } = commanded(pageIn('en'), 'rename the prices to Cuts and make it darker')
    expect(outcomes).toMatchObject([{ code: 'title', words: 'Cuts' }, { code: 'darker' }])
  })

  it('is not read where the section may be its own word', () => {
    const read = readFor(pageIn('en'), 'rename to Services the prices')
    expect(read ?? {}).not.toHaveProperty('intents')
  })

  it('is asked kindly for in every language', () => {
    for (const code of commandLanguages)
      expect(commandLanguage(code).words.words.polite.length).toBeGreaterThan(1)
  })
})

describe('another name of the business', () => {
  const cafe = composedPage(
    '松本の喫茶店「山雀」です。山雀はネルドリップの店です。コーヒー550円、プリン500円。長野県松本市中央3-4-12。',
    'ja',
  )

  it('stands in every text, however short the old one is', () => {
    const { document } = commanded(cafe, '店名を「喫茶 山雀」に変更', 'ja')
    const said = JSON.stringify([document.meta, document.facts.name, document.blocks])
    expect(document.meta.title).toContain('喫茶 山雀')
    expect(said.replaceAll('喫茶 山雀', '')).not.toContain('山雀')
  })

  it.each([
    [
      'de',
      'Die Konditorei Salz in Bremen backt Torten. Im Sommer gibt es in der Konditorei Salz Eis. Torte 4 €.',
      'Wir heißen jetzt Café Salz',
      /\b(die|der) Café/i,
    ],
    [
      'fr',
      'La boulangerie Sel à Vitré cuit au feu de bois. Goûtez le pain de la boulangerie Sel. Brioche 6 €.',
      'Nous nous appelons maintenant Fournil Sel',
      /\bla Fournil/i,
    ],
    [
      'es',
      'La panadería Sal en Valencia hornea cada día. Hogaza 4 €.',
      'Ahora nos llamamos Horno Sal',
      /\bla Horno/i,
    ],
    [
      'pt',
      'A Padaria Sal em Curitiba assa todo dia. Pão R$ 4.',
      'Agora nos chamamos Forno Sal',
      /\ba Forno/i,
    ],
    [
      'it',
      'La panetteria Sale a Bologna cuoce ogni giorno. Focaccia 4 €.',
      'Ora ci chiamiamo Forno Grano',
      /\bla Forno/i,
    ],
    [
      'nl',
      'De bakkerij Zout in Utrecht bakt elke dag. Brood € 4.',
      'We heten nu Café Zout',
      /\bde Café/i,
    ],
  ] as const)('leaves no article of the old one in %s', (locale, brief, command, wrong) => {
    const { document } = commanded(composedPage(brief, locale), command, locale)
    const said = JSON.stringify([document.meta, document.blocks])
    expect(said).toContain(document.facts.name)
    expect(said).not.toMatch(wrong)
  })
})

it.each([
  ['소담재', '소담재는'],
  ['솔빛관', '솔빛관은'],
])('a particle follows the last sound of the new name: %s', (name, told) => {
  const brief = '한옥스테이 소담은 전주 한옥마을에 있는 숙소입니다. 안채 1박 120,000원.'
  const page = { ...composedPage(brief, 'kr') }
  const named = { ...page, facts: { ...page.facts, name: '소담' } }
  const { document } = commanded(named, `이름을 ${name}으로 바꿔 주세요`, 'kr')
  expect(JSON.stringify(document.blocks)).toContain(told)
})
