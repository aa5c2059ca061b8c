import { asSaid } from '../i18n/as-said.ts'
import { dateFormat } from '../i18n/formats.ts'

/** A day on somebody's wall, or a moment of it: it has no time zone, and may have no year. */
export interface EventDate {
  /** Four digits; null where no year is said. */
  year: string | null
  /** `12-24` */
  day: string
  /** `19:30`; '' is the whole day. */
  time: string
}

export type DateLength = 'full' | 'medium'

/** A leap year stands in where none is said, so that 29 February is a day. */
const anyYear = 2028

/** Reads `2026-12-24`, or `--12-24` where no year is said, and a time after `T`; null is no day. */
export function readEventDate(value: string): EventDate | null {
  const found = /^((?!0000)\d{4}|-)-(\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(value)
  if (!found) return null
  const [, year = '-', day = '', time = ''] = found
  const date = { year: year === '-' ? null : year, day, time }
  return momentOf(date, date.year ?? anyYear) ? date : null
}

/** The text `readEventDate` reads. */
export function writeEventDate({ year, day, time }: EventDate): string {
  return `${year ?? '-'}-${day}${time && `T${time}`}`
}

/** The day a moment, in milliseconds since 1970, falls on in UTC: `2026-12-24`. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The day of its year, or where no year is said the next from `today` on, both as `2026-12-24`. */
export function comingDay({ year, day }: EventDate, today: string): string {
  if (year) return `${year}-${day}`
  let next = Number(today.slice(0, 4))
  while (`${next}-${day}` < today || !momentOf({ day, time: '' }, next)) next += 1
  return `${next}-${day}`
}

/** The moment in UTC, to be formatted in UTC. */
export function eventMoment(date: EventDate): Date {
  return momentOf(date, date.year ?? anyYear) as Date
}

/**
 * From when to when, as it is written in a language; what is no day stays as it was typed.
 * @param end '' where it has none; what comes before the start is left out
 */
export function eventDateText(
  start: string,
  end: string,
  intlTag: string,
  length: DateLength = 'full',
): string {
  const from = readEventDate(start)
  if (!from) return start
  const options = from.year === null ? yearless(from, length) : dated(from, length)
  const format = dateFormat(intlTag, { ...options, timeZone: 'UTC' })
  const [first, last] = [eventMoment(from), endOf(from, readEventDate(end))]
  if (!last || last <= first) return asSaid(format.format(first), intlTag)
  // A range over two years says both of them, and here they only stand in.
  return from.year === null && last.getUTCFullYear() !== anyYear
    ? asSaid(`${format.format(first)} – ${format.format(last)}`, intlTag)
    : asSaid(format.formatRange(first, last), intlTag)
}

/**
 * From when to when for machines, ISO 8601; null where the start says no year.
 * @returns `end` is null where it has none, or none after the start
 */
export function datedSpan(
  start: string,
  end: string,
): { start: string; end: string | null } | null {
  const [from, to] = [readEventDate(start), readEventDate(end)]
  if (!from?.year) return null
  const last = endOf(from, to)
  const isAfter = last !== null && last > eventMoment(from)
  const length = to?.time ? 'yyyy-mm-ddThh:mm'.length : 'yyyy-mm-dd'.length
  return { start: writeEventDate(from), end: isAfter ? last.toISOString().slice(0, length) : null }
}

/** The moment of the end; where it says no year, the first of such days after the start. */
function endOf(from: EventDate, to: EventDate | null): Date | null {
  if (!to) return null
  if (from.year && to.year) return eventMoment(to)
  const year = Number(from.year ?? anyYear)
  return momentOf(to, to.day < from.day ? year + 1 : year)
}

function momentOf({ day, time }: Omit<EventDate, 'year'>, year: number | string): Date | null {
  const text = `${year}-${day}T${time || '00:00'}:00.000Z`
  const date = new Date(text)
  // 30 February would be a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString() === text ? date : null
}

const dated = ({ time }: EventDate, length: DateLength): Intl.DateTimeFormatOptions => ({
  dateStyle: length,
  timeStyle: time ? 'short' : undefined,
})

/** A day without a year has no weekday either. */
const yearless = ({ time }: EventDate, length: DateLength): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: length === 'full' ? 'long' : 'short',
  ...(time && { hour: 'numeric', minute: '2-digit' }),
})
