import { asSaid } from '#shared/i18n/as-said.ts'
import { dateFormat } from '#shared/i18n/formats.ts'

/** Opening and closing in minutes since midnight; past midnight `to` is more than 1440. */
export interface Interval {
  from: number
  to: number
}

/** A week from Monday to Sunday, and public holidays where they are named. */
export interface OpeningHours {
  days: Interval[][]
  /** Of each day, whether anything is said of it: a day without openings is closed or not told. */
  told: boolean[]
  holidays: Interval[] | null
}

export const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const allDay: Interval = { from: 0, to: 1440 }

/**
 * Reads the part of OpenStreetMap's `opening_hours` syntax Ninefold writes, such as
 * `Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-14:00; PH off`. Null where it says anything more.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  const week: OpeningHours = {
    days: dayNames.map(() => []),
    told: dayNames.map(() => false),
    holidays: null,
  }
  const rules = text.split(';').map((rule) => rule.trim())
  for (const rule of rules.filter(Boolean)) {
    if (!applyRule(week, rule)) return null
  }
  return rules.some(Boolean) ? week : null
}

function applyRule(week: OpeningHours, rule: string): boolean {
  if (rule === '24/7') {
    week.days = dayNames.map(() => [allDay])
    week.told = dayNames.map(() => true)
    return true
  }
  const found =
    /^(?<days>[A-Z][A-Za-z,\s-]*?)?\s*(?<times>off|closed|\d.*)$/.exec(rule)?.groups ?? null
  const times = found ? parseTimes(found.times ?? '') : null
  const days = found ? parseDays(found.days ?? 'Mo-Su') : null
  if (!times || !days) return false
  for (const day of days) {
    if (day === 'PH') week.holidays = times
    else {
      week.days[day] = times
      week.told[day] = true
    }
  }
  return true
}

function parseDays(text: string): (number | 'PH')[] | null {
  const days: (number | 'PH')[] = []
  for (const part of text.split(',').map((day) => day.trim())) {
    if (part === 'PH') {
      days.push('PH')
      continue
    }
    const [first = '', last = first] = part.split('-').map((day) => day.trim())
    const from = dayNames.indexOf(first)
    const to = dayNames.indexOf(last)
    if (from < 0 || to < 0 || part.split('-').length > 2) return null
    for (let day = from; ; day = (day + 1) % 7) {
      days.push(day)
      if (day === to) break
    }
  }
  return days
}

function parseTimes(text: string): Interval[] | null {
  if (text === 'off' || text === 'closed') return []
  const intervals: Interval[] = []
  for (const part of text.split(',')) {
    const found = /^\s*(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})\s*$/.exec(part)
    if (!found) return null
    const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = found.slice(1).map(Number)
    if (h1 > 24 || h2 > 26 || m1 > 59 || m2 > 59) return null
    const from = h1 * 60 + m1
    const to = h2 * 60 + m2
    intervals.push({ from, to: to <= from ? to + 1440 : to })
  }
  return intervals
}

export interface HoursRow {
  /** "Monday – Friday", in the page's language. */
  days: string
  /** "09:00 – 12:00", one a stretch; none is closed. */
  times: string[]
  allDay: boolean
}

export interface HoursWords {
  holidays: string
}

/**
 * The week as rows of equal days, in words of the language; the text itself where it cannot be
 * read. A day nothing is said of has no row: nobody said that it is closed.
 */
export function formatOpeningHours(
  text: string,
  tag: string,
  words: HoursWords,
  weekday: 'long' | 'short' = 'long',
): HoursRow[] | string {
  const week = parseOpeningHours(text)
  if (!week) return text
  const format = hoursFormat(tag, weekday)
  const rows = groupDays(week)
    .filter(({ first }) => week.told[first])
    .map(({ first, last, intervals }) => ({
      days: format.days(first, last),
      ...format.row(intervals),
    }))
  if (!week.holidays) return rows
  return [...rows, { days: words.holidays, ...format.row(week.holidays) }]
}

/** Browsers and Node put other kinds of spaces between the same words. */
const thinSpaces = /[\u2009\u202f\u00a0]/g

/** The open days of the week in one line. */
export function openingHoursText(text: string, tag: string, holidays: string): string {
  const rows = formatOpeningHours(text, tag, { holidays })
  if (typeof rows === 'string') return rows
  return rows
    .filter((row) => row.times.length > 0)
    .map((row) => `${row.days} ${row.times.join(', ')}`)
    .join(' · ')
    .replace(thinSpaces, ' ')
}

/** The days it is open on, whatever the times: "Tue – Sun". */
export function openDaysText(text: string, tag: string): string {
  const week = parseOpeningHours(text)
  if (!week) return ''
  const days = week.days.map((intervals) => (intervals.length > 0 ? [allDay] : []))
  const format = hoursFormat(tag, 'short')
  return groupDays({ ...week, days })
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ first, last }) => format.days(first, last))
    .join(', ')
}

/** Consecutive days with the same hours, as one. */
function groupDays({
  days,
  told,
}: OpeningHours): { first: number; last: number; intervals: Interval[] }[] {
  const groups: { first: number; last: number; intervals: Interval[] }[] = []
  days.forEach((intervals, day) => {
    const before = groups.at(-1)
    const isSame =
      before && told[before.last] === told[day] && isSameTimes(before.intervals, intervals)
    if (isSame) before.last = day
    else groups.push({ first: day, last: day, intervals })
  })
  return groups
}

/** The rules as schema.org's `openingHours` wants them: open times only, one text a rule. */
export function schemaOpeningHours(text: string): string[] {
  const week = parseOpeningHours(text)
  if (!week) return []
  return groupDays(week).flatMap(({ first, last, intervals }) => {
    const days = first === last ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`
    return intervals.map(
      ({ from, to }) => `${days} ${clock(from)}-${clock(Math.min(to, to % 1440 || 1439))}`,
    )
  })
}

/** Days and times as the language writes them. */
export function hoursFormat(tag: string, length: 'long' | 'short') {
  const weekday = dateFormat(tag, { weekday: length, timeZone: 'UTC' })
  const time = dateFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  // 1 January 2024 was a Monday.
  const at = (day: number, minutes: number) => new Date(Date.UTC(2024, 0, 1 + day, 0, minutes))
  const range = ({ from, to }: Interval) =>
    tag.startsWith('ja')
      ? `${japaneseClock(from)}～${japaneseClock(to)}`
      : asSaid(time.formatRange(at(0, from), at(0, to % 1440)), tag)
  return {
    // The locale data says “jueves a el domingo”.
    days: (first: number, last: number) =>
      first === last
        ? weekday.format(at(first, 0))
        : weekday.formatRange(at(first, 0), at(last, 0)).replace(' a el ', ' a '),
    row: (intervals: Interval[]) => ({
      times: intervals.map(range),
      allDay: intervals.length === 1 && isSameTimes(intervals, [allDay]),
    }),
  }
}

/** Japanese shops write 9:00～25:00 where the evening goes past midnight; `Intl` would not. */
function japaneseClock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** `09:05` for 545 minutes after midnight. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function isSameTimes(a: Interval[], b: Interval[]): boolean {
  return (
    a.length === b.length &&
    a.every((interval, at) => interval.from === b[at]?.from && interval.to === b[at]?.to)
  )
}
