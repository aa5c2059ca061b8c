import { expect, it } from 'vitest'
import { carryOutWish } from '#server/generation/wishes/carry-out-wish.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { someTime } from '#test/support/fixtures.ts'
import { composedPage } from './commanded-page.ts'

function wished(brief: string, locale: PageLanguage, command: string) {
  const document = composedPage(brief, locale)
  const answer = carryOutWish({ command, likely: [locale], document, now: someTime })
  return { page: applyEdits(document, answer.ops).document, ask: answer.ask }
}

it.each([
  [
    'en',
    'Fenwick Cycles fixes bikes at 12 Mill Road, Cambridge. Standard service £65. Open Monday to Friday 9 to 5:30, Saturdays only by arrangement. Call 01223 555 012.',
    'We also open on Saturday 9 to 1',
    'Saturdays only by arrangement',
  ],
  [
    'de',
    'Die Schneiderei Nadelöhr ändert Kleidung in der Kastanienallee 21, 04229 Leipzig. Hose kürzen 14 €. Geöffnet Montag bis Freitag 10 bis 18 Uhr, samstags nur nach Absprache. Telefon 0341 555 0146.',
    'Samstag von 9 bis 13 Uhr haben wir jetzt auch offen',
    'Samstags nur nach Absprache',
  ],
  [
    'ja',
    '自転車の修理店「まるや輪業」です。京都市左京区田中西樋ノ口町12。パンク修理1,200円。営業は月曜から金曜の10時から18時まで、土曜は予約のみです。電話は075-555-0132です。',
    '土曜も9時から13時まで営業します',
    '土曜は予約のみです',
  ],
] as const)(
  '%s: what says the opposite of new hours is offered to go',
  (locale, brief, wish, said) => {
    const { page, ask } = wished(brief, locale, wish)
    expect(page.facts.hours).toContain('Sa 09:00-13:00')
    expect(ask?.choices[0]?.command).toContain(said)
  },
)

it('one day more is added to those a sentence tells, and stands not alone', () => {
  const brief =
    'A Costura da Lena fica na Rua do Souto 41, Braga. Faço bainhas (6 €). Aberto de terça a sexta das 10h às 13h e das 15h às 19h, sábado só de manhã. Telefone 912 555 018.'
  const { page } = wished(brief, 'pt', 'Sábado aberto das 9h às 13h')
  expect(page.facts.hours).toBe('Tu-Fr 10:00-13:00,15:00-19:00; Sa 09:00-13:00')
})

it('what is on before the new beginning is pointed at', () => {
  const brief =
    'Der Ruderverein Havelbogen e.V. lädt zum Sommerfest ein! Am Samstag, den 12. Juni 2027 ab 14 Uhr, Uferweg 3, 14774 Brandenburg. Programm: 14 Uhr Bootstaufe, 15 Uhr Schnupperrudern, 17 Uhr Regatta. Anmeldung bei Anke Petersen: 03381 555 204.'
  const { ask } = wished(brief, 'de', 'Das Fest beginnt erst um 15 Uhr')
  expect(ask?.choices.map(({ command }) => command)).toEqual(['Entferne „Bootstaufe“'])
})
