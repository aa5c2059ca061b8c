import type { DaySet } from '#server/reader/grammars/hours/piece.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import { type Interval, parseOpeningHours } from '#shared/page/opening-hours.ts'
import { evidenceIn, type SaidText, saidText } from './evidence.ts'
import { type HoursReading, readingsOf } from './hours-readings.ts'
import { hoursSequence } from './hours-sequence.ts'
import { areTimesOf, halfOf, isFrom, isUntil, withoutPause } from './times-match.ts'
import { writtenDays } from './written-days.ts'
import type { WrittenTime } from './written-times.ts'

const everyDay: DaySet = 127
const workDays: DaySet = 31
const toSaturday: DaySet = 63
const holiday = 7
/** How far times and the days they are of stand apart, in letters. */
const near = 24
const nearUnspaced = 8
const ways = [true, false].flatMap((hasNoon) =>
  [false, true].map((isJoined) => ({ hasNoon, isJoined })),
)

/**
 * Whether words say opening hours, however freely: every day is open when a time beside its name
 * says, and every time is written. It need not be the only way to read them.
 * @param hours OpenStreetMap's syntax, as Ninefold writes it
 * @param brief where the words are from
 */
export function areHoursSaid(hours: string, said: SaidText, brief: string): boolean {
  if (hours === '24/7') return isAlwaysSaid(said)
  if (writtenDays(said).length === 0 && areDaysNear(said, brief)) return false
  const parsed = parseOpeningHours(hours)
  if (!parsed) return false
  if (parsed.days.every(([open]) => open?.from === 0 && open.to === 1440)) return isAlwaysSaid(said)
  // From six to six is open for no time.
  if (parsed.days.flat().some(({ from, to }) => from > 0 && from === to % 1440)) return false
  // What a claim leaves open it does not claim.
  const week = parsed.holidays ? [...parsed.days, parsed.holidays] : parsed.days
  const whole = withFirstDays(said, brief)
  return ways.some((way) =>
    readingsOf(hoursSequence(whole, way)).some(
      (reading) =>
        isWeekSaid(week, reading) &&
        areOthersSaid(week, reading) &&
        (parsed.holidays?.length !== 0 || (reading.closed & (1 << holiday)) !== 0),
    ),
  )
}

/** "9 to 5" alone is every day, but not beside "Sundays I fish". */
function areDaysNear({ raw, language }: SaidText, brief: string): boolean {
  const at = brief.indexOf(raw)
  if (at < 0) return false
  const reach = isDense(raw) ? nearUnspaced : near
  const before = brief.slice(Math.max(0, at - reach), at)
  const behind = brief.slice(at + raw.length).slice(0, reach)
  return [before, behind].some((side) => writtenDays(saidText(side, language.code)).length > 0)
}

/** "9–5, Sat 10–2" of "Mon–Fri 9–5, Sat 10–2": with the days its first times are of. */
function withFirstDays(said: SaidText, brief: string): SaidText {
  const { raw, language } = said
  const at = brief.indexOf(raw)
  const [first] = writtenDays(said)
  if (!first || at < 0 || !/\d/.test(raw.slice(0, first.start))) return said
  const from = Math.max(0, at - near)
  const before = brief.slice(from, at)
  const days = writtenDays(saidText(before, language.code))
  const isCut = /^[\s:–-]*$/.test(before.slice(days.at(-1)?.end ?? 0))
  return days[0] && isCut
    ? saidText(brief.slice(from + days[0].start, at + raw.length), language.code)
    : said
}

/** Each day as it is told, and on some day the break that is told. */
function isWeekSaid(week: readonly Interval[][], reading: HoursReading): boolean {
  const whole = week.map((open) => withoutPause(open, reading.pause))
  const isTaken = reading.pause === null || whole.some((open, day) => open !== week[day])
  return isTaken && whole.every((open, day) => isDaySaid(day, open, reading))
}

function isAlwaysSaid(said: SaidText): boolean {
  const isTold = (tag: string) => hasTag(said, 0, said.raw.length, tag)
  const isAlways = isTold('hours.always') || isTold('hours.alwaysOpen')
  return isAlways || evidenceIn(said, 'always').length > 0
}

function isDaySaid(day: number, open: readonly Interval[], reading: HoursReading): boolean {
  const isOf = (days: DaySet) => (days & (1 << day)) !== 0
  const closedHalf = reading.closedHalves.find(({ days }) => isOf(days))
  const bound = reading.bound.filter(({ days }) => isOf(days))
  if (isOf(reading.closed)) return open.length === 0
  const first = reading.base ?? reading.bound[0]?.times ?? null
  if (closedHalf) {
    const rest = closedHalf.half === 'am' ? 'pm' : 'am'
    const usual = bound.at(-1)?.times ?? first
    return open.length > 0 && usual !== null && halfOf(usual, open, rest)
  }
  if (bound.length > 0) return isOpenAs(bound, open, first, reading)
  if (open.length === 0) return true
  // Public holidays are named or closed.
  if (day === holiday || reading.base === null) return false
  return (!isOf(reading.dangling) || reading.hasAlso) && areTimesOf(reading.base, open)
}

type Bound = HoursReading['bound']

/** As the last times beside its name say, or all of them together: lunch here, dinner there. */
function isOpenAs(
  bound: Bound,
  open: readonly Interval[],
  first: WrittenTime[] | null,
  reading: HoursReading,
): boolean {
  const last = bound.at(-1)
  if (!last) return false
  const before = reading.bound
    .slice(0, reading.bound.indexOf(last))
    .findLast(({ times }) => times.length > 1)
  const usual = before?.times ?? first
  // "Weekends from 3" tells no hours; "Monday to Saturday 7 to 7" leaves out no day, and neither
  // does "until 2" behind it.
  if (open.length === 0)
    return bound.every(({ times }) => times.length === 1 && !(usual && mayEnd(times, usual)))
  if (last.half && last.times.length === 0) return usual !== null && halfOf(usual, open, last.half)
  if (areTimesOf(last.times, open)) return true
  if (
    usual &&
    last.times.length === 1 &&
    (isUntil(last.times, usual, open) || isFrom(last.times, usual, open))
  )
    return true
  // One time more is when it ends or begins on that day, and is not left out.
  const all = bound.length > 1 && bound.every(({ times }) => times.length % 2 === 0) ? bound : []
  return [all, all.toReversed()].some((one) =>
    areTimesOf(
      one.flatMap(({ times }) => times),
      open,
    ),
  )
}

/** Whether a time may be when a day ends that begins as usual. */
function mayEnd([until]: readonly WrittenTime[], usual: readonly WrittenTime[]): boolean {
  const [from, to] = usual
  return until !== undefined && !until.isStart && from !== undefined && to !== undefined
}

/** Days nobody names: all of them are open as the rest, or those of the working week. */
function areOthersSaid(week: readonly Interval[][], reading: HoursReading): boolean {
  const named = reading.bound.reduce((all, { days }) => all | days, 0)
  const halves = reading.closedHalves.reduce((all, { days }) => all | days, 0)
  const free = everyDay & ~named & ~reading.closed & ~halves & ~reading.dangling
  const open = week.reduce((all, ranges, day) => (ranges.length > 0 ? all | (1 << day) : all), 0)
  const others = open & free
  if (reading.base === null) return others === 0
  const told = (named | reading.closed | halves | reading.dangling) & everyDay
  const isTold = (days: DaySet) => (told & days) !== 0
  return (
    others === free ||
    (isTold(everyDay) && others === (free & workDays)) ||
    (isTold(~toSaturday) && others === (free & toSaturday))
  )
}
