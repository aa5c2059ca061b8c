import { expect, test } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

/** A wish for Mondays with its hours, and one that leaves the hours out. */
const wishes: Record<PageLanguage, [timed: string, bare: string]> = {
  en: ['We also open on Mondays from 9 to 5', 'We are also open on Mondays'],
  de: ['Wir haben montags auch von 9 bis 17 Uhr geöffnet', 'Wir öffnen auch montags'],
  fr: ['Nous ouvrons aussi le lundi de 9h à 17h', 'On ouvre aussi le lundi'],
  es: ['También abrimos los lunes de 9 a 17', 'Abrimos también los lunes'],
  pt: ['Também abrimos às segundas das 9h às 17h', 'Abrimos também à segunda-feira'],
  it: ['Apriamo anche il lunedì dalle 9 alle 17', 'Siamo aperti anche il lunedì'],
  nl: ['We zijn ook op maandag open van 9 tot 17 uur', 'Wij gaan ook maandag open'],
  ja: ['月曜日も9時から17時まで営業しています', '月曜日も営業します'],
  kr: ['월요일도 9시부터 17시까지 영업합니다', '월요일에도 문을 엽니다'],
}
const cases = Object.entries(wishes) as [PageLanguage, [string, string]][]
const page = (locale: PageLanguage, hours: string) => {
  const composed = composedPage('Salt & Rye. hello@salt.example', locale)
  return { ...composed, facts: { ...composed.facts, hours } }
}

test.each(cases)('a further day keeps the days a page has: %s', (locale, [timed]) => {
  const { document, outcomes } = commanded(page(locale, 'Tu-Sa 10:00-18:00'), timed, locale)
  expect(document.facts.hours).toBe('Mo 09:00-17:00; Tu-Sa 10:00-18:00')
  expect(outcomes).toEqual([{ code: 'fact', fact: 'hours' }])
})

test.each(cases)('a further day without hours is asked for its hours: %s', (locale, [, bare]) => {
  const { document, outcomes, ops } = commanded(page(locale, 'Tu-Sa 10:00-18:00'), bare, locale)
  expect(document.facts.hours).toBe('Tu-Sa 10:00-18:00')
  expect(ops).toEqual([])
  expect(outcomes).toEqual([{ code: 'whichHours' }])
})

test('a day that is open already is said to be so', () => {
  const { outcomes } = commanded(page('en', 'Mo-Fr 10:00-18:00'), 'We also open on Mondays')
  expect(outcomes).toEqual([{ code: 'present', part: 'hours' }])
})

test('what stays shut on holidays and open past midnight stays so', () => {
  const known = 'Fr,Sa 20:00-02:00; PH off'
  const { document } = commanded(page('en', known), 'We also open on Mondays from 9 to 5')
  expect(document.facts.hours).toBe('Mo 09:00-17:00; Fr-Sa 20:00-02:00; PH off')
})

test('a sentence that says more than the day stays a sentence of the page', () => {
  const { document } = commanded(page('en', 'Tu 10:00-18:00'), 'We also open the garden on Mondays')
  expect(document.facts.hours).toBe('Tu 10:00-18:00')
  expect(JSON.stringify(document.blocks)).toContain('We also open the garden on Mondays.')
})
