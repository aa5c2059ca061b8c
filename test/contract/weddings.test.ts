import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

const weddings: Record<PageLanguage, string> = {
  en: 'Priya and Callum are getting married on 12 September 2027 near Kendal. Ceremony at 2pm.',
  de: 'Lena und Tom: Wir heiraten am 12. September 2027 in Meersburg. Trauung um 14 Uhr.',
  fr: 'Camille et Ismaël se marient le 12 juin 2027 à Cluny. Cérémonie à 15 h.',
  es: 'Lucía y Mateo: nos casamos el 12 de junio de 2027 en Ronda. Ceremonia a las 18 h.',
  pt: 'Inês e Tomás: vamos casar a 12 de junho de 2027 em Sintra. Cerimónia às 15h.',
  it: 'Giulia e Marco si sposano il 12 giugno 2027 a Urbino. Cerimonia alle 16.',
  nl: 'Noor en Stijn gaan trouwen op 5 juni 2027 in Maastricht. De ceremonie begint om 13.30 uur.',
  ja: '悠斗と紗英の結婚式のご案内です。2027年11月3日、軽井沢町の教会で挙式します。',
  kr: '태오와 세린의 결혼식에 초대합니다. 2027년 10월 17일 천안시 라일락홀.',
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

function said(brief: string, locale: PageLanguage, seed: number) {
  const known = { facts: {} }
  const request = { brief, locale: null, locales: [], fallback: locale, now: someTime, seed, known }
  const { understood, blocks } = compose(request)
  return { understood, text: blocks.map(({ ops }) => JSON.stringify(ops)).join(' ') }
}

test.each(Object.entries(weddings) as [PageLanguage, string][])(
  'a wedding asks its guests, and bids nobody to bring others: %s',
  (locale, brief) => {
    const { archetypes, common, industries } = loadCopyBank(locale)
    const { event } = archetypes
    const open = [
      ...common.footerNote,
      ...[...industries.event.features.slice(2, 3), ...event.steps.flat()].map(({ text }) => text),
      ...[...industries.event.heroLead, ...industries.event.aboutOpening],
      ...[...event.heroLead, ...event.about, ...event.ctaText],
    ].filter((text) => !text.includes('{'))
    for (const seed of seeds) {
      const { understood, text } = said(brief, locale, seed)
      expect([understood.locale, understood.industry]).toEqual([locale, 'event'])
      expect(open.filter((line) => text.includes(`"${line}"`))).toEqual([])
      expect(industries.wedding.features.some((one) => text.includes(one.text))).toBe(true)
    }
  },
)

test('a village fete is still for whoever comes', () => {
  const brief = 'Village fete on the green at Great Missenden, Saturday 4 July from noon. Tombola.'
  const { features } = loadCopyBank('en').industries.wedding
  const own = features.map(({ text }) => text)
  const texts = seeds.map((seed) => said(brief, 'en', seed).text).join(' ')
  expect(own.filter((text) => texts.includes(text))).toEqual([])
})

test('a feast is told of in no tone of a shop, and its makers’ wishes are for nobody', () => {
  const brief =
    'Could you build something warm and simple about our wedding? Priya and Callum are getting married on 12 September 2027 near Kendal. Ceremony at 2pm.'
  const japanese = `${weddings.ja}出欠の返事ができるフォームがあるとうれしいです。`
  const { warm } = loadCopyBank('en').tones
  const toned = [...warm.heroTitle, ...warm.ctaTitle, ...warm.ctaText]
  for (const seed of seeds) {
    const { text } = said(brief, 'en', seed)
    expect(text).not.toContain('Could you')
    expect(toned.filter((line) => text.includes(JSON.stringify(line)))).toEqual([])
    expect(said(japanese, 'ja', seed).text).not.toContain('フォームがある')
  }
})

/** What advisers say over their sections. */
const ofAdvisers = [
  'What matters to us',
  'Before we talk',
  'From question to answer',
  'Let us talk',
]

test('a page of no known trade is led by what its brief says', () => {
  const own = 'Kites flown on the beach for anybody who likes the wind.'
  const request = { locale: null, locales: [], fallback: 'en' as const, now: someTime }
  const brief = `Kite Lane in Hove. ${own}`
  const { blocks } = compose({ ...request, brief, seed: 1, known: { facts: {} } })
  expect(JSON.stringify(blocks.find(({ id }) => id === 'hero'))).toContain(own)
})

test('a page of no known trade has titles that fit any', () => {
  const brief = 'Kite Lane in Hove. Kites flown on the beach for anybody who likes the wind.'
  const texts = seeds.map((seed) => said(brief, 'en', seed)).map(({ text }) => text)
  expect(ofAdvisers.filter((title) => texts.join(' ').includes(title))).toEqual([])
})
