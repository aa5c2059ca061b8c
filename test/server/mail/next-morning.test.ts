import { expect, it } from 'vitest'
import { isTimeZone, nextMorning } from '#server/mail/next-morning.ts'

const at = (time: string) => Date.parse(time)

it.each([
  ['Europe/Lisbon', '2026-05-04T06:59:00Z', '2026-05-04T07:00:00.000Z'],
  ['Europe/Lisbon', '2026-05-04T07:00:00Z', '2026-05-05T07:00:00.000Z'],
  ['Asia/Tokyo', '2026-05-04T10:00:00Z', '2026-05-04T23:00:00.000Z'],
  ['Asia/Kolkata', '2026-05-04T10:00:00Z', '2026-05-05T02:30:00.000Z'],
  // Clocks are put back an hour that night.
  ['Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
])('is eight in the morning in %s after %s', (timeZone, now, morning) => {
  expect(new Date(nextMorning(at(now), timeZone)).toISOString()).toBe(morning)
})

it('comes within a day also where no half hour is eight', () => {
  const now = at('2026-05-04T10:00:00Z')
  expect(nextMorning(now, 'Asia/Kathmandu') - now).toBeLessThanOrEqual(25 * 3_600_000)
})

it('knows the zones there are', () => {
  expect([isTimeZone('America/New_York'), isTimeZone('Atlantis/Centre')]).toEqual([true, false])
})
