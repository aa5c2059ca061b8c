import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Salt & Rye is a bakery in Bristol. Sourdough £4.20. Call 0117 496 0123.',
  de: 'Polsterei Wiesner in Leipzig. Sessel aufpolstern 390 €. Tel. 0341 555 0123.',
  ja: '「土とひと」は谷中の陶芸教室です。体験コース4,400円。電話 03-5555-0142。',
  pt: 'Ateliê da Nazica em Ouro Preto. Bolo de fubá R$ 38. WhatsApp (31) 98555-0144.',
  fr: 'Atelier du Pignon, réparation de vélos à Lausanne. Petit service 70 CHF. Tél. 021 555 01 66.',
  nl: 'Fietsenmaker Ketting in Utrecht. Band plakken € 15. Tel. 030 555 0172.',
  it: 'Studio di pilates Respira a Bologna. Lezione singola 18 €. Tel. 051 555 0172.',
  es: 'Peluquería Alba en Valencia. Corte mujer 22 €. Teléfono 963 55 01 22.',
  kr: '두바퀴 자전거 수리점, 대전. 펑크 수리 12,000원. 전화 042-555-0172.',
}
const page = composedPage(briefs.en)

describe('another language of the page', () => {
  it.each([
    ['en', 'in French too', ['fr']],
    ['en', 'add French', ['fr']],
    ['en', 'please translate it into Spanish and Italian', ['es', 'it']],
    ['en', 'I need the page in Japanese as well', ['ja']],
    ['de', 'Die Seite soll es auch auf Englisch geben', ['en']],
    ['de', 'Auf Englisch übersetzen', ['en']],
    ['de', 'Füge eine französische Version hinzu', ['fr']],
    ['ja', '英語版も作って', ['en']],
    ['ja', 'ページを英語と韓国語に翻訳してください', ['en', 'kr']],
    ['pt', 'Traduz a página para o inglês', ['en']],
    ['pt', 'Quero a página em espanhol também', ['es']],
    ['fr', 'Traduis la page en anglais', ['en']],
    ['fr', 'en allemand aussi', ['de']],
    ['nl', 'Vertaal de pagina naar het Engels', ['en']],
    ['nl', 'ook in het Duits', ['de']],
    ['it', 'Traduci la pagina in inglese', ['en']],
    ['it', 'anche in tedesco', ['de']],
    ['es', 'Traduce la página al inglés', ['en']],
    ['es', 'Añade una versión en francés', ['fr']],
    ['kr', '영어 버전도 만들어줘', ['en']],
    ['kr', '페이지를 일본어로 번역해줘', ['ja']],
  ] as const)('in %s: “%s”', (locale, command, languages) => {
    const own = composedPage(briefs[locale], locale)
    const { document, outcomes, undone } = commanded(own, command, locale)
    expect(document.locales).toEqual([locale, ...languages])
    expect(outcomes.map(({ code }) => code)).toEqual(['language'])
    expect(undone.locales).toEqual([locale])
  })

  it('goes again, and is told where it is there or not', () => {
    const { document } = commanded(page, 'add French and German')
    expect(commanded(document, 'in French too').outcomes).toEqual([
      { code: 'languageThere', words: 'French' },
    ])
    expect(commanded(document, 'remove the French version').document.locales).toEqual(['en', 'de'])
    expect(commanded(page, 'remove the French version').outcomes).toEqual([
      { code: 'noLanguage', words: 'French' },
    ])
  })

  it.each([
    ['en', 'make it French'],
    ['en', 'translate the headline into French'],
    ['en', 'we speak French too'],
    ['de', 'Wir sprechen auch Englisch'],
    ['ja', '英語も話せます'],
  ] as const)('is not meant by “%s”', (locale, command) => {
    const read = readFor(composedPage(briefs[locale], locale), command, locale)
    const intents = read && 'intents' in read ? read.intents : []
    expect(intents.filter(({ wish }) => wish === 'languages')).toEqual([])
  })

  it('is no lesson of a school', () => {
    const school = composedPage('Lingua is a language school in Leeds. German £20, Spanish £22.')
    expect(readFor(school, 'add French')).not.toMatchObject({ intents: [{ wish: 'languages' }] })
    expect(commanded(school, 'the page in French too').document.locales).toEqual(['en', 'fr'])
  })
})

it('a dish of another country is a dish', () => {
  const { document } = commanded(page, 'add French fries £4')
  expect(document.locales).toEqual(['en'] satisfies PageLanguage[])
  expect(document.facts.prices?.map(({ item }) => item)).toContain('French fries')
})
