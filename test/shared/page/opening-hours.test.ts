import { describe, expect, it } from 'vitest'
import {
  formatOpeningHours,
  parseOpeningHours,
  schemaOpeningHours,
} from '#shared/page/opening-hours.ts'

const words = { holidays: 'Public holidays' }
const nine = { from: 540, to: 1080 }

describe('opening hours', () => {
  it('reads days, ranges, lists and breaks', () => {
    const week = parseOpeningHours('Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-14:00')
    expect(week?.days[0]).toEqual([
      { from: 540, to: 720 },
      { from: 840, to: 1080 },
    ])
    expect(week?.days[5]).toEqual([{ from: 600, to: 840 }])
    expect(week?.days[6]).toEqual([])
    const some = parseOpeningHours('Tu,Th 09:00-18:00')
    expect(some?.days.map((day) => day.length)).toEqual([0, 1, 0, 1, 0, 0, 0])
  })

  it('reads ranges over the weekend and evenings past midnight', () => {
    const week = parseOpeningHours('Sa-Mo 18:00-02:00')
    expect(week?.days.map((day) => day.length)).toEqual([1, 0, 0, 0, 0, 1, 1])
    expect(week?.days[5]).toEqual([{ from: 1080, to: 1560 }])
  })

  it('says Spanish days without an article between them', () => {
    const rows = formatOpeningHours('Th-Su 09:00-17:00', 'es-AR', words)
    expect(Array.isArray(rows) && rows[0]?.days).toBe('jueves a domingo')
  })

  it('says 24 hours where people write them, whatever the locale data prefers', () => {
    const rows = formatOpeningHours('Tu-Fr 11:00-19:00', 'es-AR', words)
    expect(JSON.stringify(rows)).toMatch(/11:00.19:00/)
  })

  it('lets a later rule overrule an earlier one', () => {
    const week = parseOpeningHours('Mo-Su 09:00-18:00; We off')
    expect(week?.days[2]).toEqual([])
    expect(week?.days[3]).toEqual([nine])
  })

  it('knows 24/7, hours without days, and public holidays', () => {
    expect(parseOpeningHours('24/7')?.days[6]).toEqual([{ from: 0, to: 1440 }])
    expect(parseOpeningHours('09:00-18:00')?.days.every((day) => day.length === 1)).toBe(true)
    expect(parseOpeningHours('Mo-Fr 09:00-18:00; PH off')?.holidays).toEqual([])
    expect(parseOpeningHours('Mo-Fr 09:00-18:00')?.holidays).toBeNull()
  })

  it.each([
    '',
    'by appointment',
    'Mo-Fr',
    'Mo-Xx 09:00-18:00',
    'Mo 9-18',
    'Mo 25:00-26:00',
    'Mo-We-Fr 09:00-10:00',
    'week 1-10 Mo 09:00-18:00',
  ])('says so when it cannot read "%s"', (text) => {
    expect(parseOpeningHours(text)).toBeNull()
  })

  it('shows what it cannot read as it was written', () => {
    expect(formatOpeningHours('nach Vereinbarung', 'de-DE', words)).toBe('nach Vereinbarung')
  })

  it('groups equal days and writes them as the language does', () => {
    const text = 'Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off'
    const german = JSON.stringify(formatOpeningHours(text, 'de-DE', { holidays: 'Feiertage' }))
    // `Intl` sets thin spaces around the dash.
    expect(JSON.parse(german.replace(/\s/g, ' '))).toEqual([
      { days: 'Montag – Freitag', times: ['09:00–18:00 Uhr'], allDay: false },
      { days: 'Samstag', times: ['10:00–14:00 Uhr'], allDay: false },
      { days: 'Feiertage', times: [], allDay: false },
    ])
    const english = formatOpeningHours(text, 'en-US', words)
    expect(JSON.stringify(english)).toMatch(/Monday.+Friday/)
    expect(JSON.stringify(english)).toMatch(/9:00\s?AM.+6:00\s?PM/)
  })

  it('has no row for a day nothing is said of, and one for a day said to be closed', () => {
    const daysOf = (text: string) => {
      const rows = formatOpeningHours(text, 'en-GB', words)
      return typeof rows === 'string' ? rows : rows.map(({ days, times }) => [days, times.length])
    }
    expect(daysOf('We 09:00-17:00; Sa 09:00-12:00')).toEqual([
      ['Wednesday', 1],
      ['Saturday', 1],
    ])
    expect(daysOf('Sa 09:00-12:00; Su off')).toEqual([
      ['Saturday', 1],
      ['Sunday', 0],
    ])
  })

  it('writes Japanese evenings past midnight as Japanese shops do', () => {
    const rows = formatOpeningHours('Fr 18:00-01:00', 'ja-JP', { holidays: '祝日' })
    expect(rows).toContainEqual({ days: '金曜日', times: ['18:00～25:00'], allDay: false })
  })

  it('gives schema.org the open times only', () => {
    expect(schemaOpeningHours('Mo-Fr 09:00-12:00,14:00-18:00; Sa 20:00-02:00; PH off')).toEqual([
      'Mo-Fr 09:00-12:00',
      'Mo-Fr 14:00-18:00',
      'Sa 20:00-02:00',
    ])
    expect(schemaOpeningHours('24/7')).toEqual(['Mo-Su 00:00-23:59'])
    expect(schemaOpeningHours('by appointment')).toEqual([])
  })
})
