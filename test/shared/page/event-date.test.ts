import { describe, expect, it } from 'vitest'
import { comingDay, eventDateText, readEventDate, writeEventDate } from '#shared/page/event-date.ts'

const texts = ['2026-12-24', '2026-12-24T19:30', '--12-24', '--02-29', '--12-24T19:30']

describe('the date of an event', () => {
  it.each(texts)('%s is read and written as it is', (text) => {
    const date = readEventDate(text)
    expect(date && writeEventDate(date)).toBe(text)
  })

  it.each(['', 'Saturday', '--13-01', '--12-32', '2026-02-30', '--02-30', '2026-12-24T25:00'])(
    '%j is none, and stays as it was typed',
    (text) => {
      expect(readEventDate(text)).toBeNull()
      expect(eventDateText(text, '', 'en-US')).toBe(text)
    },
  )

  it('leaves seconds and a zone aside: it is on a wall', () => {
    expect(readEventDate('2026-12-24T19:30:00+01:00')).toEqual(readEventDate('2026-12-24T19:30'))
  })
})

describe('a day without a year', () => {
  const written = [
    ['en-US', 'December 12', 'Dec 12', 'December 12 – 13'],
    ['en-GB', '12 December', '12 Dec', '12 – 13 December'],
    ['de-DE', '12. Dezember', '12. Dez.', '12.–13. Dezember'],
    ['fr-FR', '12 décembre', '12 déc.', '12–13 décembre'],
    ['ko-KR', '12월 12일', '12월 12일', '12월 12일~13일'],
    ['ja-JP', '12月12日', '12月12日', '12/12～12/13'],
  ]
  it.each(written)('is written in %s as one', (tag, full, medium, range) => {
    expect(plain(eventDateText('--12-12', '', tag))).toBe(full)
    expect(plain(eventDateText('--12-12', '', tag, 'medium'))).toBe(medium)
    expect(plain(eventDateText('--12-12', '--12-13', tag))).toBe(range)
  })

  it.each(written)('never gets one in %s, not even over New Year', (tag) => {
    const over = eventDateText('--12-30', '--01-02', tag)
    expect(over).toContain(eventDateText('--12-30', '', tag))
    expect(over).toContain(eventDateText('--01-02', '', tag))
    expect(over).not.toMatch(/20\d\d/)
  })

  it('ends in the year of a start that has one', () => {
    const ends = (end: string) => eventDateText('2026-12-30', end, 'en-US')
    expect(ends('--12-31')).toBe(ends('2026-12-31'))
    expect(ends('--01-02')).toBe(ends('2027-01-02'))
  })

  it('has no end that comes before it', () => {
    const start = eventDateText('--12-12T21:00', '', 'en-US')
    expect(eventDateText('--12-12T21:00', '--12-12', 'en-US')).toBe(start)
    expect(eventDateText('--12-12T21:00', '--12-12T02:00', 'en-US')).toBe(start)
  })

  it.each([
    ['--12-12', '2026-12-12'],
    ['--05-03', '2027-05-03'],
    ['--11-22', '2026-11-22'],
    ['--02-29', '2028-02-29'],
    ['2020-05-03', '2020-05-03'],
  ])('%s stands in the calendar as %s', (text, day) => {
    const date = readEventDate(text)
    expect(date && comingDay(date, '2026-11-22')).toBe(day)
  })
})

/** Thin spaces and their kind are a matter of the language's data. */
function plain(text: string): string {
  return text.replaceAll(/[\s\u2009\u202F]+/g, ' ')
}
