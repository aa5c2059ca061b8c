import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, edited, readFor } from './commanded-page.ts'

/** A day up to which a notice is to be shown is no word of it: it fills in until when it shows. */

const page = composedPage('Fern in Leeds. Cheese £14. Call 0113 496 0148.')
const noticed = edited(page, {
  op: 'insert',
  id: 'notice',
  type: 'notice',
  variant: 'bar',
  props: { text: 'We are full.', action: [], until: '' },
  after: 'header',
})
const inLanguage = (document: typeof page, base: PageLanguage) => ({ ...document, base })

describe('a notice', () => {
  it.each([
    ['en', 'Notice: We are full. Show it only until 2 January', 'We are full.'],
    ['de', 'Hinweis: Wir sind voll. Nur bis 2. Januar anzeigen', 'Wir sind voll.'],
    ['fr', 'annonce : Complet ce mois-ci. À afficher jusqu’au 2 janvier', 'Complet ce mois-ci.'],
    ['es', 'aviso: Cerrado por obras. Mostrar solo hasta el 2 de enero', 'Cerrado por obras.'],
    ['it', 'avviso: Chiuso per lavori. Mostrare solo fino al 2 gennaio', 'Chiuso per lavori.'],
    ['pt', 'aviso: Estamos lotados. Mostrar só até 2 de janeiro', 'Estamos lotados.'],
    ['nl', 'mededeling: We zitten vol. Alleen tonen tot 2 januari', 'We zitten vol.'],
    ['ja', 'お知らせ：満席です。1月2日まで表示', '満席です。'],
    ['kr', '공지: 만석입니다. 1월 2일까지만 표시', '만석입니다.'],
  ] as const)('does not say until when it is to be shown: %s, %s', (locale, wish, text) => {
    const { document, outcomes } = commanded(inLanguage(page, locale), wish, locale)
    expect(document.blocks.notice?.props).toMatchObject({ text })
    expect(document.blocks.notice?.props.until).toMatch(/-01-02$/)
    expect(outcomes.at(-1)).toMatchObject({ code: 'noticeUntil' })
  })

  it.each([
    ['en', 'Show the notice only until 2 January'],
    ['en', 'hide the notice after 2 January'],
    ['de', 'Den Hinweis nur bis 2. Januar anzeigen'],
    ['de', 'Nur bis 2. Januar anzeigen'],
    ['fr', 'Affiche l’annonce seulement jusqu’au 2 janvier'],
    ['es', 'Muestra el aviso solo hasta el 2 de enero'],
    ['it', 'Mostra l’avviso solo fino al 2 gennaio'],
    ['pt', 'Mostra o aviso só até 2 de janeiro'],
    ['nl', 'Toon de melding alleen tot 2 januari'],
    ['ja', 'お知らせは1月2日までだけ表示して'],
    ['kr', '공지는 1월 2일까지만 보여 줘'],
  ] as const)('that is there ends on the day a wish says: %s, %s', (locale, wish) => {
    const { document } = commanded(inLanguage(noticed, locale), wish, locale)
    expect(document.blocks.notice?.props).toMatchObject({ text: 'We are full.' })
    expect(document.blocks.notice?.props.until).toMatch(/-01-02$/)
  })

  it('keeps a day that is what it tells', () => {
    const { document } = commanded(page, 'Notice: Strawberries half price until 3 July')
    expect(document.blocks.notice?.props.text).toContain('until 3 July')
  })
})

it('a notice of other days stands beside the one there is, each to its end', () => {
  const page = composedPage('Hartley Sweeps in Whitby. A sweep costs £65. Call 01947 555 014.')
  const one = commanded(page, 'Add a notice: closed for Christmas from 24 December until 2 January')
  const two = commanded(one.document, "I'm on holiday 10 to 17 August")
  const notices = two.document.order.flatMap((id) => {
    const { type, props } = two.document.blocks[id] ?? {}
    return type === 'notice' ? [[props?.text, props?.until]] : []
  })
  expect(notices).toEqual([
    ["I'm on holiday 10 to 17 August", '2026-08-17'],
    ['Closed for Christmas from 24 December until 2 January', '2027-01-02'],
  ])
  expect(two.outcomes.at(-1)).toEqual({ code: 'noticeUntil', words: '2026-08-17' })
  expect(two.undone).toEqual(one.document)
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'Hannah teaches the piano in Lewes.',
    'Add a notice until 6 January: closed from 23 December',
  ],
  [
    'de',
    'Radwerk ist eine Fahrradwerkstatt in Hamburg.',
    'Hinweis bis 6. Januar: Betriebsferien ab 23. Dezember',
  ],
])('%s: the day before its words is the end of a notice: %s', (locale, brief, wish) => {
  const read = readFor(composedPage(brief, locale), wish, locale)
  expect(read).toMatchObject({
    intents: [{ wish: 'notice', until: expect.stringMatching(/-01-06$/) }],
  })
})
