import { describe, expect, it } from 'vitest'
import { hoursOfLines, weekLines } from '#client/features/generation/week-text.ts'

describe('opening hours in a form', () => {
  it.each([
    'Tu-Fr 07:00-19:00; Sa 08:00-14:00',
    'Mo-Fr 09:00-12:00,14:00-18:00',
    'Mo 09:00-17:00; We 09:00-17:00; PH off',
    'Th-Sa 18:00-02:00; Su 18:00-24:00',
  ])('come back as they were: %s', (hours) => {
    const lines = weekLines(hours)
    expect(lines).toHaveLength(7)
    const read = hoursOfLines(lines ?? [], hours)
    expect(weekLines(read ?? '')).toEqual(lines)
    expect(read?.includes('PH off')).toBe(hours.includes('PH off'))
  })

  it('may be typed as people write them', () => {
    const lines = ['9-17', '9:00 – 12:30, 14-18', '9h00-17h00', '', '', '', '']
    expect(hoursOfLines(lines, '')).toBe(
      'Mo 09:00-17:00; Tu 09:00-12:30,14:00-18:00; We 09:00-17:00; Th-Su off',
    )
  })

  it('are refused when a line says no time', () => {
    expect(hoursOfLines(['by appointment', '', '', '', '', '', ''], '')).toBeNull()
    expect(hoursOfLines(['9-99', '', '', '', '', '', ''], '')).toBeNull()
  })

  it('are nothing when every day is closed', () => {
    expect(hoursOfLines(['', '', '', '', '', '', ''], '')).toBe('')
  })

  it('stay as text where they say more than a week', () => {
    expect(weekLines('Mo[1] 09:00-12:00')).toBeNull()
  })
})
