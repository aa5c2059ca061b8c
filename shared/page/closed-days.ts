import { listFormat } from '#shared/i18n/formats.ts'
import { hoursFormat, isSameTimes, parseOpeningHours } from './opening-hours.ts'

/** A week as shops write it on their door: the times of every day, and when it is closed. */
export interface ClosedDays {
  times: string[]
  allDay: boolean
  /** "Tue and Thu", in the page's language. */
  days: string
}

/** More are told sooner by the days it is open. */
const mostClosed = 2

/**
 * Null where that does not say the week more plainly: open days differ, or follow one another anyhow.
 */
export function closedDays(
  text: string,
  tag: string,
  weekday: 'long' | 'short' = 'short',
): ClosedDays | null {
  const week = parseOpeningHours(text)
  if (!week || week.holidays || week.told.includes(false)) return null
  const isOpen = week.days.map((times) => times.length > 0)
  const [first, ...others] = week.days.filter((times) => times.length > 0)
  const closed = [...isOpen.keys()].filter((day) => !isOpen[day])
  // A gap at either end of the week leaves one stretch of open days.
  const stretches = isOpen.filter((open, day) => open && !isOpen[day - 1]).length
  if (!first || closed.length > mostClosed || stretches < 2) return null
  if (!others.every((times) => isSameTimes(times, first))) return null
  const format = hoursFormat(tag, weekday)
  return {
    ...format.row(first),
    days: listFormat(tag).format(closed.map((day) => format.days(day, day))),
  }
}
