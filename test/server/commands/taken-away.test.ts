import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const pages = {
  en: 'Copper Kettle is a tea room in Whitby. Scones £4. We have a small garden. Dogs are welcome. Call 01947 496 012.',
  de: 'Radwerk ist eine Fahrradwerkstatt in Hamburg. Inspektion 59 €. Hunde sind willkommen. Tel. 040 390 22 11.',
  fr: 'Les Tilleuls, maison d’hôtes à Sarlat. Chambre 85 €. Les chiens sont acceptés. Téléphone 05 53 00 12 34.',
  es: 'Posada Brisa en Conil. Habitación 70 €. Se admiten perros. Teléfono 956 12 34 56.',
  it: 'Ciclofficina Naviglio a Milano. Tagliando 45 €. I cani sono benvenuti. Telefono 02 8940 1234.',
  pt: 'Pousada Maré em Itacaré. Quarto R$ 320. Não aceitamos pets. Telefone (73) 3251-2000.',
  nl: 'Pianoles bij Femke in Haarlem. 30 minuten € 25. Honden zijn welkom. Bel 023 531 20 11.',
  ja: '鎌倉のお菓子教室です。単発レッスン6,800円。駐車場はありません。電話 0467-55-0144。',
  kr: '서울 망원동의 베이킹 클래스입니다. 원데이 클래스 60,000원. 주차는 불가합니다. 전화 02-332-1234.',
} as const

const wishes = [
  ['en', 'get rid of the dogs bit', 'Dogs are welcome'],
  ['en', 'could you lose the bit about dogs', 'Dogs are welcome'],
  ['de', 'die Hunde können weg', 'Hunde sind willkommen'],
  ['fr', 'les chiens tu peux enlever', 'chiens sont acceptés'],
  ['es', 'elimina eso de los perros', 'Se admiten perros'],
  ['it', 'via i cani dalla pagina', 'I cani sono benvenuti'],
  ['pt', 'apaga o negócio dos pets', 'Não aceitamos pets'],
  ['nl', 'gooi dat over honden eruit', 'Honden zijn welkom'],
  ['ja', '駐車場のところは消して', '駐車場はありません'],
  ['kr', '주차 안내 없애 주세요', '주차는 불가합니다'],
] as [PageLanguage & keyof typeof pages, string, string][]

describe('what is asked to go', () => {
  it.each(wishes)('is the one sentence that tells of it: %s, “%s”', (locale, wish, sentence) => {
    const page = composedPage(pages[locale], locale)
    expect(JSON.stringify(page.blocks)).toContain(sentence)
    const { document, undone } = commanded(page, wish, locale)
    expect(JSON.stringify(document.blocks)).not.toContain(sentence)
    expect(undone.blocks).toEqual(page.blocks)
  })

  it('is asked about where more would go with it, with one button', () => {
    const page = composedPage(
      'Hannah teaches the piano in Lewes. I teach children from my house at 14 Priory Street. 30 minutes £20.',
    )
    const ask = askedBack(page, 'take the bit about children out')
    expect(ask?.choices).toHaveLength(1)
    const { document } = commanded(page, ask?.choices[0]?.command ?? '')
    expect(JSON.stringify(document.blocks)).not.toContain('I teach children')
  })

  it.each([
    ['en', 'get rid of the parking bit'],
    ['de', 'das mit den Katzen kann weg'],
    ['fr', 'vire le truc sur la piscine'],
    ['es', 'saca lo de la piscina'],
    ['it', 'togli la roba della piscina'],
    ['pt', 'tira o lance da piscina'],
    ['nl', 'haal dat gedoe over katten weg'],
    ['ja', 'プールの話は消して'],
    ['kr', '수영장 얘기는 빼줘'],
  ] as [PageLanguage & keyof typeof pages, string][])(
    'is never offered as a text, told or not: %s, “%s”',
    (locale, wish) => {
      const read = readFor(composedPage(pages[locale], locale), wish, locale)
      const choices = read && 'ask' in read ? read.ask.choices : []
      expect(choices.filter(({ command }) => command.toLowerCase().includes(wish))).toEqual([])
      const intents = read && 'intents' in read ? read.intents : []
      expect(intents.filter(({ wish: kind }) => kind === 'tell' || kind === 'notice')).toEqual([])
    },
  )
})

it('a section goes, and no sentence that has the word it is called by', () => {
  const brief =
    '町内会の餅つき大会。2027年1月10日(日)10時、中央公園。子どもは無料、大人500円。記念写真を撮ります。お問い合わせは090-1111-2222。'
  const page = composedPage(brief, 'ja')
  expect(page.order).toContain('gallery')
  const { document } = commanded(page, '写真はいりません', 'ja')
  expect(document.order).not.toContain('gallery')
  expect(JSON.stringify(document.blocks)).toContain('記念写真を撮ります')
})
