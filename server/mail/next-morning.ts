import { dayMs } from '#shared/day-ms.ts'

const halfHourMs = 30 * 60_000
const morning = '08:00'

/** The next eight o'clock there, in milliseconds since 1970. @param timeZone of the IANA's list */
export function nextMorning(now: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const first = (Math.floor(now / halfHourMs) + 1) * halfHourMs
  // Where clocks are put forward over it there is none that day; zones of odd quarters have none.
  for (let step = 0; step < 96; step++) {
    const at = first + step * halfHourMs
    if (clock.format(at) === morning) return at
  }
  return first + dayMs
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name })
    return true
  } catch {
    return false
  }
}
