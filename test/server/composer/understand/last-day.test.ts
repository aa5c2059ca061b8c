import { describe, expect, test } from 'vitest'
import { lastDayOf } from '#server/composer/understand/last-day.ts'
import { lexicons } from '#server/composer/understand/lexicon/lexicons.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const today = '2026-06-15'
const lastDay = (line: string, locale: PageLanguage) => lastDayOf(line, lexicons[locale], today)

describe('the last day of an offer', () => {
  test.each<[PageLanguage, string, string]>([
    ['en', '20% off all bouquets until 30 November', '2026-11-30'],
    ['en', '10% off until March 3rd', '2027-03-03'],
    ['en', '15% off until 30/11', '2026-11-30'],
    ['de', '20 % Rabatt auf alles bis 30. November 2027', '2027-11-30'],
    ['de', '10 % Rabatt bis zum 31.12.', '2026-12-31'],
    ['fr', "10 % de remise jusqu'au 15 décembre", '2026-12-15'],
    ['es', '20 % de descuento hasta el 5 de enero', '2027-01-05'],
    ['pt', '15% de desconto até 31 de agosto', '2026-08-31'],
    ['it', 'Sconto del 20% fino al 30 settembre', '2026-09-30'],
    ['nl', '10% korting tot 1 oktober', '2026-10-01'],
    ['nl', '10% korting tot en met vrijdag 2 oktober', '2026-10-02'],
    ['de', '10 % Rabatt bis Freitag, den 2. Oktober', '2026-10-02'],
    ['de', '10 % Rabatt bis einschließlich 2. Oktober', '2026-10-02'],
    ['pt', '15% de desconto até ao dia 31 de agosto', '2026-08-31'],
    ['en', '20% off through Friday, October 2', '2026-10-02'],
    ['ja', '11月30日まで全品20%オフ', '2026-11-30'],
    ['kr', '11월 30일까지 20% 할인', '2026-11-30'],
  ])('%s: %s', (locale, line, day) => {
    expect(lastDay(line, locale)).toBe(day)
  })

  test.each<[PageLanguage, string]>([
    ['en', '20% off first visit in December'],
    ['en', '20% off until 3/4'],
    ['en', '20% off from 3 May'],
    ['de', '10 % Rabatt auf 2.5 Stunden'],
    ['de', '10 % Rabatt bis zum 31.02.'],
    ['en', '15% off until 30/02/2027'],
  ])('%s: %s names none', (locale, line) => {
    expect(lastDay(line, locale)).toBe('')
  })
})
