import { type Interval, parseOpeningHours } from '#shared/page/opening-hours.ts'

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const stretch = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(?:-|–|—|~|～|to)\s*(\d{1,2})(?:[:.h](\d{2}))?$/i

/** Seven lines from Monday, such as "09:00–12:30, 14:00–18:00"; '' is closed. Null: not readable. */
export function weekLines(hours: string): string[] | null {
  const week = hours ? parseOpeningHours(hours) : { days: dayNames.map(() => []) }
  return week ? week.days.map(lineOf) : null
}

/**
 * The week in OpenStreetMap's syntax, '' when it is closed throughout; null when a line cannot be
 * read. What `before` said of public holidays stays.
 */
export function hoursOfLines(lines: string[], before: string): string | null {
  const days = lines.map(readLine)
  if (days.includes(null)) return null
  if (days.every((times) => times === '')) return ''
  const rules: string[] = []
  for (let first = 0; first < days.length; ) {
    let last = first
    while (days[last + 1] === days[first]) last++
    const span = first === last ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`
    rules.push(`${span} ${days[first] || 'off'}`)
    first = last + 1
  }
  const holidays = parseOpeningHours(before)?.holidays
  if (holidays) rules.push(`PH ${readLine(lineOf(holidays)) || 'off'}`)
  return rules.join('; ')
}

/** '09:00-12:30,14:00-18:00', '' for a closed day, null for what is no time. */
function readLine(line: string): string | null {
  const parts = line
    .split(/[,;、]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const times = parts.map(readStretch)
  return times.includes(null) ? null : times.join(',')
}

function readStretch(text: string): string | null {
  const found = stretch.exec(text)
  if (!found) return null
  const [, h1 = '', m1 = '00', h2 = '', m2 = '00'] = found
  if (Number(h1) > 24 || Number(h2) > 26 || Number(m1) > 59 || Number(m2) > 59) return null
  return `${h1.padStart(2, '0')}:${m1}-${h2.padStart(2, '0')}:${m2}`
}

function lineOf(intervals: Interval[]): string {
  return intervals.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
}

/** 25:30 for half past one in the night; 24:00 for midnight at a day's end. */
function clock(minutes: number): string {
  const shown = minutes > 1560 ? minutes - 1440 : minutes
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
