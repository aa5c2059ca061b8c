import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'The sewing circle in Lostwithiel meets every Tuesday from 7 pm. Tea is free.',
  de: 'Der Nähkreis in Celle trifft sich jeden Dienstagabend um 19 Uhr. Tee gibt es gratis.',
  fr: 'Le cercle de couture se réunit tous les mardis à 19 h à Vannes. Le thé est offert.',
  es: 'El círculo de costura se reúne todos los martes a las 19 h en Soria. El té es gratis.',
  it: 'Il circolo di cucito si trova ogni martedì alle 19 a Todi. Il tè è gratuito.',
  pt: 'O círculo de costura se reúne toda terça-feira às 19h em Ouro Preto. O chá é grátis.',
  nl: 'De naaikring in Hoorn komt elke dinsdagavond om 19 uur bij elkaar. De thee is gratis.',
  ja: '長野市の裁縫の会です。毎週火曜日の19時に集まります。お茶は無料です。',
  kr: '전주의 바느질 모임입니다. 매주 화요일 저녁 7시에 모입니다. 차는 무료입니다.',
} as const

const told = (wish: string, locale: PageLanguage & keyof typeof briefs) =>
  JSON.stringify(commanded(composedPage(briefs[locale], locale), wish, locale).document.blocks)

describe('the one day of the week a page tells', () => {
  it.each([
    ['en', 'Thursday, not Tuesday', 'Thursday from 7 pm', 'Tuesday'],
    ['de', 'wir treffen uns jetzt donnerstags', 'Donnerstagabend', 'Dienstag'],
    ['fr', "maintenant c'est le jeudi et plus le mardi", 'tous les jeudis', 'mardi'],
    ['es', 'ahora quedamos los jueves en lugar de los martes', 'los jueves', 'martes'],
    ['it', 'Ora ci troviamo il giovedì.', 'ogni giovedì', 'martedì'],
    ['pt', 'não é terça, é quinta', 'uinta-feira às 19h', 'erça'],
    ['nl', 'we zitten nu op donderdag in plaats van dinsdag', 'donderdagavond', 'dinsdag'],
    ['ja', '集まりは火曜日から木曜日に変わりました', '毎週木曜日', '火曜'],
    ['kr', '화요일이 아니라 목요일입니다', '매주 목요일', '화요일'],
  ] as const)('is another, in the form it has there (%s)', (locale, wish, now, old) => {
    const after = told(wish, locale)
    expect(after).toContain(now)
    expect(after).not.toContain(old)
  })

  it('takes the opening hours of that day alone with it', () => {
    const page = composedPage('The van stands in Skipton every Thursday from 9 am to 2 pm.')
    const { document } = commanded(page, 'im in Skipton on fridays now not thursdays')
    expect(document.facts.hours).toBe('Fr 09:00-14:00')
  })

  it.each(['not Thursday', 'also on Thursdays', 'Thursday', 'this Thursday, not Tuesday'])(
    'stays where nothing says that it is another: %s',
    (wish) => {
      const read = readFor(composedPage(briefs.en), wish)
      expect(
        read && 'intents' in read ? read.intents.map(({ wish: kind }) => kind) : [],
      ).not.toContain('reword')
    },
  )
})
