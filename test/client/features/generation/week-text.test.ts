import { describe, expect, it } from 'vitest'
import { hoursOfLines, weekLines } from '#client/features/generation/week-text.ts'

describe('opening hours in a form', () => {
  it.each([
    'Tu-Fr 07:00-19:00; Sa 08:00-14:00',
    'Mo-Fr 09:00-12:00,14:00-18:00',
    'Mo 09:00-17:00; We 09:00-17:00; PH off',
    'Th-Sa 18:00-02:00; Su 18:00-24:00',
  ])('come back as they were: %s', (hours) => {
    const lines = weekLines(hours, 'de')
    expect(lines).toHaveLength(7)
    const read = hoursOfLines(lines ?? [], hours)
    expect(weekLines(read ?? '', 'de')).toEqual(lines)
    expect(read?.includes('PH off')).toBe(hours.includes('PH off'))
  })

  it('may be typed as people write them', () => {
    const lines = ['9-17', '9:00 – 12:30, 14-18', '9h00-17h00', '', '', '', '']
    expect(hoursOfLines(lines, '')).toBe(
      'Mo 09:00-17:00; Tu 09:00-12:30,14:00-18:00; We 09:00-17:00; Th-Su off',
    )
  })

  it.each([
    ['9-12, 14-18 Uhr', 'Mo 09:00-12:00,14:00-18:00'],
    ['9–12 und 14–18 Uhr', 'Mo 09:00-12:00,14:00-18:00'],
    ['16h às 22h', 'Mo 16:00-22:00'],
    ['das 9h às 18h30', 'Mo 09:00-18:30'],
    ['9-12/14-18', 'Mo 09:00-12:00,14:00-18:00'],
    ['9am to 5.30pm', 'Mo 09:00-17:30'],
    ['2pm - 6', 'Mo 14:00-18:00'],
    ['2 – 6 pm', 'Mo 14:00-18:00'],
    ['9 – 5.30pm', 'Mo 09:00-17:30'],
    ['11am to 2', 'Mo 11:00-14:00'],
    ['10 am – 11', 'Mo 10:00-11:00'],
    ['10時〜17時30分', 'Mo 10:00-17:30'],
    ['de 9 h à 12 h et de 14 h à 19 h', 'Mo 09:00-12:00,14:00-19:00'],
  ])('may be typed in the words of a language: %s', (line, hours) => {
    expect(hoursOfLines([line, '', '', '', '', '', ''], '')).toBe(`${hours}; Tu-Su off`)
  })

  it('are refused when a line says no time', () => {
    expect(hoursOfLines(['by appointment', '', '', '', '', '', ''], '')).toBeNull()
    expect(hoursOfLines(['9-99', '', '', '', '', '', ''], '')).toBeNull()
    expect(hoursOfLines(['from 9', '', '', '', '', '', ''], '')).toBeNull()
    expect(hoursOfLines(['9-5 or when the flag is out', '', '', '', '', '', ''], '')).toBeNull()
  })

  it('say of no day that it is closed where nothing was said of it before', () => {
    const before = 'Mo-Th 14:00-18:30; Sa 10:00-13:00'
    const lines = weekLines(before, 'de')?.with(4, '2pm - 6') ?? []
    expect(hoursOfLines(lines, before)).toBe('Mo-Th 14:00-18:30; Fr 14:00-18:00; Sa 10:00-13:00')
    expect(hoursOfLines(lines.with(5, ''), before)).toBe(
      'Mo-Th 14:00-18:30; Fr 14:00-18:00; Sa off',
    )
  })

  it('are nothing when every day is closed', () => {
    expect(hoursOfLines(['', '', '', '', '', '', ''], '')).toBe('')
  })

  it('stay as text where they say more than a week', () => {
    expect(weekLines('Mo[1] 09:00-12:00', 'de')).toBeNull()
  })
})
