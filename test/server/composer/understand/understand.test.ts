import { describe, expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { understoodSchema } from '#shared/page/ops.ts'

const read = (brief: string, fallback: PageLanguage = 'en') =>
  understand(brief, { locale: null, fallback })

describe('the trade', () => {
  const traps: readonly [string, string][] = [
    ['A barber shop near the bar on the corner.', 'hair-salon'],
    ['Wild Stem, a florist for weddings and funerals.', 'florist'],
    ['Wedding photographer. My wedding package is $2,000.', 'photography'],
    ['Software for restaurants: bookings, shifts, invoices.', 'software'],
    ['A café inside the old school, run by the school’s parents.', 'cafe'],
    ['I need a website for my bakery.', 'bakery'],
    ['Salon de thé à Lyon, gâteaux et brunch.', 'cafe'],
    ['Friseursalon in Kiel, wir färben nicht.', 'hair-salon'],
    ['飲食店向けの予約管理アプリです。', 'software'],
    ['동네 바버샵입니다. 커트와 면도.', 'hair-salon'],
  ]
  test.each(traps)('%s', (brief, industry) => {
    expect(read(brief).industry).toBe(industry)
  })

  test('is general, and unsure, where nothing tells it', () => {
    const { industry, confidence } = read('We are two people with an idea and some time.')
    expect(industry).toBe('general')
    expect(confidence).toBeLessThan(0.5)
  })
})

describe('facts', () => {
  test('the first of two phones is the phone, and a fax is none', () => {
    const { phone } = read(
      'Bakery in Leeds. Fax 0113 496 0999, tel 0113 496 0123 or 0113 496 0124.',
    ).facts
    expect(phone?.value).toBe('+441134960123')
  })

  test('a number without a country code belongs to the country the brief speaks of', () => {
    expect(read('Taller en Guadalajara, México. Tel. 33 3615 1234').facts.phone?.value).toBe(
      '+523336151234',
    )
    expect(read('Barbearia. Corte R$ 50. Fone 11 91234-5678').facts.phone?.value).toBe(
      '+5511912345678',
    )
  })

  test('the dollar is the peso of Mexico', () => {
    const [price] = read('Taquería en Oaxaca, México. Tacos al pastor $25.').facts.prices
    expect(price?.value).toEqual({ item: 'Tacos al pastor', amount: 25, currency: 'MXN' })
  })

  test('a year counts as the founding year only where the brief says so', () => {
    expect(read('Jazz festival 2026 in a house built in 1890.').facts.since).toBeUndefined()
    expect(read('Bakery, founded in 1987, renovated in 2019.').facts.since?.value).toBe(1987)
    expect(read('昭和52年創業の和菓子屋です。').facts.since?.value).toBe(1977)
    expect(read('そろばん教室、秋田市。1979年開校。').facts.since?.value).toBe(1979)
    expect(read('On restaure des pianos depuis 1988 à Besançon.').facts.since?.value).toBe(1988)
  })

  test('money that is no price is left alone', () => {
    const { prices } = read('We raised £12,000 last year. Free delivery over £30. Loaf £4.').facts
    expect(prices.map(({ value }) => value)).toEqual([{ item: 'Loaf', amount: 4, currency: 'GBP' }])
  })

  test('man and chun amounts are understood', () => {
    const amounts = (brief: string) => read(brief).facts.prices.map(({ value }) => value.amount)
    expect(amounts('미용실입니다. 커트 2만5천원, 펌 7만원부터.')).toEqual([25_000, 70_000])
    expect(amounts('旅館です。一泊1万8千円から。')).toEqual([18_000])
  })

  test('an address’s numbers are neither prices nor phones', () => {
    const { prices, phone, place } = read('Tischlerei, Hauptstraße 12, 10115 Berlin.', 'de').facts
    expect(prices).toEqual([])
    expect(phone).toBeUndefined()
    expect(place?.value).toBe('Hauptstraße 12, 10115 Berlin')
  })

  test('towns no list knows are found by how they are spoken of', () => {
    expect(read('A small bakery in Little Snoring.').facts.place?.value).toBe('Little Snoring')
    expect(read('Petite boulangerie à Vogüé.', 'fr').facts.place?.value).toBe('Vogüé')
  })

  test('what the brief does not do is no offer', () => {
    const { offers } = read(
      'Hair salon. We offer cuts, perms and shaves. We do not offer colouring.',
    ).facts
    expect(offers.map(({ value }) => value)).toEqual(['cuts', 'perms', 'shaves'])
  })

  test('an event’s name leaves the year out', () => {
    expect(read('Harbour Lights Festival 2026. Tickets £20, 12 June.').facts.name?.value).toBe(
      'Harbour Lights Festival',
    )
  })

  test('a brief that names nothing yields no name', () => {
    for (const brief of [
      'A small family bakery.',
      'Kleine Bäckerei in Ulm',
      'パン屋です。',
      '작은 빵집입니다.',
    ]) {
      expect(read(brief).facts.name).toBeUndefined()
    }
  })

  test('the asked-for language is the page’s, whatever the brief is written in', () => {
    const said = understand('Kleine Bäckerei in Ulm, geöffnet Mo-Fr 7-18 Uhr.', {
      locale: 'ja',
      fallback: 'en',
    })
    expect(said.locale).toBe('ja')
    expect(said.facts.hours?.value).toBe('Mo-Fr 07:00-18:00')
  })

  test('a brief too short to tell takes the visitor’s language', () => {
    expect(read('Luna', 'it').locale).toBe('it')
  })
})

describe('hostile briefs', () => {
  const fill = (part: string) => part.repeat(Math.ceil(4000 / part.length)).slice(0, 4000)
  const hostile: readonly [string, string][] = [
    ['digits', fill('1234567890 ')],
    ['one long number', fill('9')],
    ['brackets', fill('((((')],
    ['quotes', fill('“„«"\'')],
    ['dots and at signs', fill('a.a@a.')],
    ['capital words', fill('Aa Bb ')],
    ['right-to-left', fill('مخبز صغير ‮في المدينة 12:30 ')],
    ['days and dashes', fill('Mon-')],
    ['times', fill('9-5, ')],
    ['prices', fill('€5 ')],
    ['kana', fill('月火、9時から')],
    ['hangul', fill('월요일은 3만원 ')],
    ['line breaks', fill('\n')],
    ['lone surrogates', fill('\ud800 x')],
    ['street words', fill('Street 12, ')],
    ['spoken times', fill('half eight to ')],
    ['firms', fill('GmbH & Co. KG ')],
    ['pairs', fill('A & B & C ')],
    ['marks', fill('X: Y Z. | ')],
    ['lists and sums', fill('and (8 €5, ')],
    ['dashed sums', fill('45,- 12€50 ')],
    ['Japanese labels', fill('名：の作品・ア ')],
    ['Korean addresses', fill('경기 파주시 탄현면 ')],
    ['one long word', fill('a')],
  ]
  test.each(hostile)('%s are read without harm', (_, brief) => {
    const said = understand(brief.trim() || 'x', { locale: null, fallback: 'en' })
    expect(understoodSchema.safeParse(said).success).toBe(true)
  })
})
