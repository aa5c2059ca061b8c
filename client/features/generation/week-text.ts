import { dateFormat } from '#shared/i18n/formats.ts'
import { dayNames, type Interval, parseOpeningHours } from '#shared/page/opening-hours.ts'

/** "9", "9:30", "9h30", "9 Uhr", 9時30分, "2 pm". */
const time = /(?<![\d:.])(\d{1,2})(?:\s?[:.h時시]\s?(\d{2})(?!\d))?(?:\s?([ap])\.?\s?m\b\.?)?/giu
/** What may stand between times: a word that joins, and marks. */
const between = /^[\s\p{L}\p{M}:.,;、/+&~～〜–—-]*$/u
const longestJoint = 12

/**
 * Seven lines from Monday, such as "09:00–12:30, 14:00–18:00" or "9:00 am–12:30 pm" as the page counts
 * its hours; '' is closed. Null: not readable.
 */
export function weekLines(hours: string, tag: string): string[] | null {
  const week = hours ? parseOpeningHours(hours) : { days: dayNames.map(() => []) }
  return week ? week.days.map((day) => lineOf(day, clockOn(tag))) : null
}

/** Days of a week that say neither when they are open nor that they are closed. */
export function untoldDays(hours: string): number[] {
  const { told = [] } = parseOpeningHours(hours) ?? {}
  return told.flatMap((isTold, day) => (isTold ? [] : [day]))
}

/** What may be typed into a line, in the hours of the page. */
export const exampleLine = (tag: string): string =>
  weekLines('Mo 09:00-12:30,14:00-18:00', tag)?.[0] ?? ''

/**
 * The week in OpenStreetMap's syntax, '' when it is closed throughout; null when a line cannot be
 * read. What `before` said of public holidays stays, and a day it said nothing of is not said to be
 * closed.
 */
export function hoursOfLines(lines: string[], before: string): string | null {
  const days = lines.map(readLine)
  if (days.includes(null)) return null
  if (days.every((times) => times === '')) return ''
  const { told, holidays } = parseOpeningHours(before) ?? {}
  const said = days.map((times, day) => times || (told?.[day] === false ? null : 'off'))
  const rules: string[] = []
  for (let first = 0; first < said.length; ) {
    let last = first
    while (said[last + 1] === said[first]) last++
    const span = first === last ? dayNames[first] : `${dayNames[first]}-${dayNames[last]}`
    if (said[first] !== null) rules.push(`${span} ${said[first]}`)
    first = last + 1
  }
  if (holidays) rules.push(`PH ${readLine(lineOf(holidays, clock)) || 'off'}`)
  return rules.join('; ')
}

/** Whether a line says when a day is open, or that it is closed. */
export const isReadable = (line: string): boolean => readLine(line) !== null

/** '09:00-12:30,14:00-18:00', '' for a closed day, null for what is no time. */
function readLine(line: string): string | null {
  if (line.trim() === '') return ''
  const found = [...line.matchAll(time)]
  const rest = line.replaceAll(time, '\n').split('\n')
  const isPlain = rest.every((words) => between.test(words) && words.trim().length <= longestJoint)
  if (!isPlain || found.length === 0 || found.length % 2 === 1) return null
  const halves = found.map(([, , , half]) => half?.toLowerCase())
  const clocks = found.map(([, hour = '', minute = '00'], at) =>
    clockOf(hour, minute, halves[at] ?? halfBeside(found, halves, at)),
  )
  if (clocks.some((one, at) => one === null || (at % 2 === 0 && one > '24:00'))) return null
  return clocks.flatMap((from, at) => (at % 2 === 0 ? [`${from}-${clocks[at + 1]}`] : [])).join(',')
}

/** "2 pm – 6" and "2 – 6 pm" end in the same half of the day, "11 am – 2" and "9 – 5 pm" in the other. */
function halfBeside(
  found: readonly RegExpMatchArray[],
  halves: readonly (string | undefined)[],
  at: number,
): string | undefined {
  const isStart = at % 2 === 0
  const beside = isStart ? at + 1 : at - 1
  const half = halves[beside]
  const [own, other] = [at, beside].map((one) => Number(found[one]?.[1]) % 12)
  if (!half || own === undefined || other === undefined || Number(found[at]?.[1]) > 12)
    return undefined
  const isSame = isStart ? own < other : own > other
  return isSame === (half === 'p') ? 'p' : 'a'
}

function clockOf(hour: string, minute: string, half: string | undefined): string | null {
  const noon = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0
  const isNight = half?.toLowerCase() === 'a' && Number(hour) === 12
  const hours = isNight ? 0 : Number(hour) + noon
  if (hours > 26 || Number(minute) > 59 || (half && Number(hour) > 12)) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

type Clock = (minutes: number) => string

function lineOf(intervals: Interval[], write: Clock): string {
  return intervals.map(({ from, to }) => `${write(from)}–${write(to)}`).join(', ')
}

/** As the page counts, where its halves of the day have letters that can be typed back. */
function clockOn(tag: string): Clock {
  const format = dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const isTyped = /\d\s?[ap]\.?\s?m/iu
  return (minutes) => {
    const written = format.format(minutes * 60_000)
    return isTyped.test(written) ? written.replace(/\s/gu, ' ') : clock(minutes)
  }
}

/** 25:30 for half past one in the night; 24:00 for midnight at a day's end. */
function clock(minutes: number): string {
  const shown = minutes > 1560 ? minutes - 1440 : minutes
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
