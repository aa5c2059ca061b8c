import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

/** A notice is a line of its own. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const briefs = {
  en: 'Salt in Leeds, 14 Cobden Street. Haircut £14. Open Monday to Friday 9 am to 5 pm.',
  de: 'Töpferei Lehmgrund in Görlitz. Becher 24 €. Öffnungszeiten: Mo–Fr 9–17 Uhr.',
  es: 'Panadería Sal en Valencia, calle Colón 18. Hogaza 4 €. Lunes a viernes de 9 a 17 h.',
  fr: 'Le Levain, 12 rue du Marché à Vitré. Brioche 6 €. Ouvert du lundi au vendredi 9h-17h.',
  it: 'Panificio Sale a Bologna, via San Felice 40. Focaccia 4 €. Da lunedì a venerdì 9-17.',
  ja: '「土とひと」は谷中の陶芸教室です。体験4,400円。営業時間は月〜金 9:00〜17:00。',
  kr: '소금빵집, 대전 유성구 대학로 45. 식빵 4,200원. 월~금 9:00~17:00.',
  nl: 'Bakkerij Zout in Utrecht, Biltstraat 70. Roggebrood € 4. Maandag tot vrijdag 9-17 uur.',
  pt: 'Ateliê da Cida em Curitiba. Barra de calça R$ 25. Segunda a sexta das 9h às 17h.',
} as const
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)

describe('days a business is closed', () => {
  it.each([
    ['en', 'we will be closing from 23 December to 5 January'],
    ['de', 'Wir schließen vom 23. Dezember bis 5. Januar'],
    ['es', 'Vamos a cerrar del 23 de diciembre al 5 de enero'],
    ['fr', 'On va fermer du 23 décembre au 5 janvier'],
    ['it', 'Chiuderemo dal 23 dicembre al 5 gennaio'],
    ['ja', '12月23日から1月5日までお店を閉めます'],
    ['kr', '12월 23일부터 1월 5일까지 문을 닫습니다'],
    ['nl', 'We gaan dicht van 23 december tot 5 januari'],
    ['pt', 'Vamos fechar de 23 de dezembro a 5 de janeiro'],
    ['pt', 'estaremos em recesso de 23/12 a 05/01'],
  ] as const)('stand over the page in %s: “%s”', (locale, command) => {
    const { document } = commanded(pageIn(locale), command, locale)
    const notice = Object.values(document.blocks).find(({ type }) => type === 'notice')
    expect(notice?.props.text).toBe(begun(command))
    expect(notice?.props.until).toMatch(/-01-05$/)
  })

  it.each([
    ['en', 'closed on public holidays'],
    ['en', "we're closed on bank holidays"],
    ['de', 'an Feiertagen geschlossen'],
    ['de', 'An Feiertagen haben wir zu'],
    ['es', 'cerrado los festivos'],
    ['fr', 'fermé les jours fériés'],
    ['it', 'chiuso nei giorni festivi'],
    ['ja', '祝日は休みです'],
    ['kr', '공휴일은 쉽니다'],
    ['nl', 'gesloten op feestdagen'],
    ['pt', 'fechado nos feriados'],
    ['pt', 'não abrimos em feriados'],
  ] as const)('of all public holidays are in the table in %s: “%s”', (locale, command) => {
    const { document, outcomes } = commanded(pageIn(locale), command, locale)
    expect(document.facts.hours).toBe('Mo-Fr 09:00-17:00; PH off')
    expect(outcomes).toEqual([{ code: 'fact', fact: 'hours' }])
  })

  it('may be public holidays with times of their own', () => {
    const { document } = commanded(pageIn('pt'), 'feriado das 9h às 12h', 'pt')
    expect(document.facts.hours).toBe('Mo-Fr 09:00-17:00; PH 09:00-12:00')
  })

  it('are told in a sentence where the page has no table of hours', () => {
    const page = composedPage('Barbearia do Tonho em Olinda. Corte R$ 30.', 'pt')
    const { document } = commanded(page, 'fechado nos feriados', 'pt')
    expect(pageTexts(document)).toContain('Fechado nos feriados.')
  })
})

it.each([
  ['en', 'from 20 June we are on holiday'],
  ['de', 'ab 20. Juni haben wir Urlaub'],
  ['fr', 'à partir du 20 juin nous sommes en congé'],
  ['es', 'cerrado a partir del 20 de junio'],
  ['it', 'chiuso dal 20 giugno'],
  ['pt', 'fechado a partir de 20 de junho'],
  ['nl', 'vanaf 20 juni zijn we gesloten'],
  ['ja', '6月20日から休みます'],
  ['kr', '6월 20일부터 휴무입니다'],
] as const)('in %s “%s” stands until it is taken away', (locale, command) => {
  const { document } = commanded(pageIn(locale), command, locale)
  const notice = Object.values(document.blocks).find(({ type }) => type === 'notice')
  expect(notice?.props).toMatchObject({ text: begun(command), until: '' })
})

it.each([
  ['en', 'closed on 20 June'],
  ['it', 'chiuso il 20 giugno'],
  ['es', 'cerrado el 20 de junio'],
  ['ja', '6月20日は休みます'],
] as const)('in %s “%s” goes with the day', (locale, command) => {
  const { document } = commanded(pageIn(locale), command, locale)
  const notice = Object.values(document.blocks).find(({ type }) => type === 'notice')
  expect(notice?.props.until).toMatch(/-06-20$/)
})
