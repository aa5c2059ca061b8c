import { describe, expect, it } from 'vitest'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

const briefs = {
  en: 'The Lantern Choir sings every Monday at 7 pm in St Ann’s Hall, Leeds. Concert ticket £9. Call 0113 496 0123.',
  de: 'Der Lampionchor singt montags um 19 Uhr im Gemeindesaal, Gera. Konzertkarte 9 €. Telefon 0365 000123.',
  es: 'El Coro Farol canta los lunes a las 19 h en el centro cívico de Cuenca. Entrada 9 €. Teléfono 969 000 123.',
  fr: 'Le Chœur des Lampions chante le lundi à 19 h à la salle des fêtes de Vire. Entrée 9 €. Tél. 02 31 00 01 23.',
  it: 'Il Coro Lanterna canta ogni lunedì alle 19 nel salone di Asti. Biglietto 9 €. Tel. 0141 000123.',
  ja: '「あかり合唱団」は高崎の公民館で月曜19時から歌います。雨天の場合は翌週に延期します。参加費900円。電話 027-000-0123。',
  kr: '등불 합창단은 월요일 저녁 7시에 청주 문화관에서 노래합니다. 입장료 9,000원. 전화 043-000-0123.',
  nl: 'Koor Lampion zingt elke maandag om 19 uur in het buurthuis in Zwolle. Kaartje € 9. Bel 038 000 0123.',
  pt: 'O Coro Lanterna canta à segunda às 19h no salão de Tomar. Bilhete 9 €. Telefone 249 000 123.',
} as const
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)
const noticeOf = ({ blocks }: PageDocument) =>
  Object.values(blocks).find(({ type }) => type === 'notice')?.props

describe('what readers have to know', () => {
  it.each([
    ['en', 'The summer concert is fully booked', 'The summer concert is fully booked'],
    ['en', 'SPRING CONCERT CALLED OFF put that at the top!', 'SPRING CONCERT CALLED OFF'],
    ['de', 'Das Sommerkonzert fällt aus, bitte gut sichtbar', 'Das Sommerkonzert fällt aus'],
    ['es', 'Concierto agotado, que se vea bien', 'Concierto agotado'],
    ['fr', 'le concert est complet !! à mettre bien en vue', 'Le concert est complet'],
    ['it', 'Il concerto è al completo, ben visibile', 'Il concerto è al completo'],
    ['ja', '夏の会は満員です。目立つところに', '夏の会は満員です'],
    ['kr', '여름 공연 매진됐어요, 눈에 띄게', '여름 공연 매진됐어요'],
    [
      'nl',
      'Het zomerconcert is uitverkocht, goed zichtbaar neerzetten',
      'Het zomerconcert is uitverkocht',
    ],
    ['pt', 'concerto lotado, bem visível', 'Concerto lotado'],
  ] as const)('stands over the page in %s: “%s”', (locale, command, text) => {
    const { document } = commanded(pageIn(locale), command, locale)
    expect(noticeOf(document)).toMatchObject({ text, until: '' })
  })

  it.each([
    [
      'en',
      'No rehearsal on 3 August, we are on holiday, put it where everyone sees it',
      'No rehearsal on 3 August, we are on holiday',
    ],
    ['de', 'Am 3. August geschlossen, als Hinweis oben', 'Am 3. August geschlossen'],
    ['es', 'cerrado el 3 de agosto, dilo bien claro', 'Cerrado el 3 de agosto'],
    ['fr', 'Fermé le 3 août, à signaler en haut', 'Fermé le 3 août'],
    ['it', 'chiuso il 3 agosto avviso in alto', 'Chiuso il 3 agosto'],
    ['ja', '8月3日はお休みのお知らせを出してください', '8月3日はお休み'],
    ['nl', 'Op 3 augustus gesloten, zet dat duidelijk neer', 'Op 3 augustus gesloten'],
    ['pt', 'fechado a 3 de agosto, avisa', 'Fechado a 3 de agosto'],
  ] as const)('has no words for where it is to stand, in %s: “%s”', (locale, command, text) => {
    const { document } = commanded(pageIn(locale), command, locale)
    expect(noticeOf(document)).toMatchObject({ text, until: '2026-08-03' })
  })

  it.each([
    ['en', 'Cancelled tickets are refunded within three days'],
    ['en', 'If it rains the concert is cancelled'],
    ['ja', '雨天の場合は中止です'],
  ] as const)('is no rule and no case, in %s: “%s”', (locale, command) => {
    const page = pageIn(locale)
    if (askedBack(page, command, locale)) return
    expect(noticeOf(commanded(page, command, locale).document)).toBeUndefined()
  })

  it('is asked about without its order where the page tells otherwise', () => {
    const ask = askedBack(pageIn('ja'), '雨天中止にして', 'ja')
    expect(ask?.choices[0]?.command).toMatch(/^「雨天の場合は.*」を「雨天中止。」に変更$/)
  })
})

it.each([
  ['en', 'take back the last change'],
  ['de', 'mach das letzte wieder rückgängig'],
  ['es', 'deshaz lo último'],
  ['fr', 'annule ce que je viens de demander'],
  ['it', "torna a com'era prima"],
  ['ja', '一つ前に戻して'],
  ['kr', '방금 바꾼 거 되돌려'],
  ['nl', 'maak het laatste ongedaan'],
  ['pt', 'volta a como estava'],
] as const)('takes the last change back in %s: “%s”', (locale, command) => {
  expect(commanded(pageIn(locale), command, locale).outcomes).toEqual([{ code: 'undone' }])
})
