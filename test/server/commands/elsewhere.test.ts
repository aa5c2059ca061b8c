import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Salt & Rye is a bakery in Bristol. Sourdough £4.20.',
  de: 'Bäckerei Salz in Bonn. Roggenbrot 4,20 €.',
  ja: 'パン屋「しお」は谷中にあります。食パン420円。',
  pt: 'Padaria Sal em Goiânia. Broa R$ 42.',
  fr: 'Boulangerie Sel à Vitré. Brioche 6 €.',
  nl: 'Bakkerij Zout in Utrecht. Roggebrood € 4.',
  it: 'Panificio Sale a Bologna. Focaccia 4 €.',
  es: 'Panadería Sal en Valencia. Hogaza 4 €.',
  kr: '소금빵집, 대전. 식빵 4,200원.',
}

describe('what is no page’s business', () => {
  it.each([
    ['en', 'tell me tomorrow’s weather'],
    ['en', 'what’s 2+2'],
    ['en', 'what time is it'],
    ['de', 'Wie wird morgen das Wetter?'],
    ['de', 'wie spät ist es'],
    ['fr', 'dis-moi la météo de demain'],
    ['fr', 'quelle heure est-il ?'],
    ['es', '¿qué tiempo hace mañana?'],
    ['it', 'dimmi che tempo fa domani'],
    ['it', 'che ore sono'],
    ['pt', 'me diz a previsão do tempo'],
    ['pt', 'que horas são'],
    ['nl', 'wat voor weer wordt het morgen'],
    ['ja', '明日の天気を教えて'],
    ['ja', '今何時ですか'],
    ['kr', '내일 날씨 알려줘'],
  ] as const)('in %s “%s” is answered with what can be asked', (locale, wish) => {
    const read = readFor(composedPage(briefs[locale], locale), wish, locale)
    expect(read).toMatchObject({ ask: { choices: [] } })
    expect(JSON.stringify(read)).toMatch(/13|1 pm|1시/)
  })
})

describe('a fact that has such a word', () => {
  it.each([
    ['en', 'add a note: in bad weather we stay inside', 'bad weather we stay inside'],
    ['de', 'Schreib, dass wir bei schlechtem Wetter drinnen sind', 'schlechtem Wetter'],
    ['ja', 'ご予約の際は人数を教えてください', '人数を教えてください'],
    ['ja', '「天気の良い日はテラスへどうぞ」と書いて', '天気の良い日はテラスへどうぞ'],
  ] as const)('in %s “%s” stands on the page', (locale, wish, told) => {
    const { document } = commanded(composedPage(briefs[locale], locale), wish, locale)
    expect(JSON.stringify(document.blocks)).toContain(told)
  })
})
