import type { Interval } from '#shared/page/opening-hours.ts'
import type { WrittenTime } from './written-times.ts'

const day = 1440
const noon = 720
/** Behind one o'clock in the afternoon nobody counts from one again. */
const lastBare = 780
/** Whatever closes before is open in the morning alone; before a second opening lunch may be later. */
const latestMorning = 900
const latestLunch = 960

/** Whether times in the order they are written are those openings. */
export function areTimesOf(times: readonly WrittenTime[], open: readonly Interval[]): boolean {
  if (times.length % 2 === 1 && times.length > 2)
    return (
      arePairsOf(times.slice(0, -1), open) || (isLed(times) && arePairsOf(times.slice(1), open))
    )
  return arePairsOf(times, open)
}

/** "On foot 3, from 5 to 8": a number that nothing marks as a time stands before a word for "from". */
const isLed = ([first, second]: readonly WrittenTime[]): boolean =>
  first?.isBare === true && !first.isStart && second?.isStart === true

function arePairsOf(times: readonly WrittenTime[], open: readonly Interval[]): boolean {
  if (times.length !== open.length * 2) return false
  // "In the evening 18 to 22, at noon 12 to 14"
  const isInOrder = [open, open.toReversed()].some((ranges) =>
    ranges.every((range, at) => isPairOf(times[at * 2], times[at * 2 + 1], range)),
  )
  return isInOrder || isWithPause(times, open)
}

/** "9 to 7, break 1 to 2" */
function isWithPause(times: readonly WrittenTime[], open: readonly Interval[]): boolean {
  const [from, to, pause, after] = times
  const [first, second] = open
  return (
    times.length === 4 &&
    first !== undefined &&
    second !== undefined &&
    isPairOf(from, to, { from: first.from, to: second.to }) &&
    isPairOf(pause, after, { from: first.to, to: second.from })
  )
}

function isPairOf(
  from: WrittenTime | undefined,
  to: WrittenTime | undefined,
  range: Interval,
): boolean {
  if (!from || !to || areApart(from, to)) return false
  const [start, end] = [range.from, range.to % day]
  if (!meanings(from).includes(start) || !meanings(to).some((each) => each % day === end))
    return false
  return isAsWritten(from, to, range) || isUnclear(from, to)
}

/** How far two plain numbers stand apart at most, in letters: with more between them they are of different things. */
const joint = 24

const areApart = (from: WrittenTime, to: WrittenTime): boolean =>
  Boolean(from.isBare && to.isBare) && to.start - from.end > joint

/** What a time may be: "9" of either half of the day, 12 of both its ends. */
function meanings({ minutes, half, isExact }: WrittenTime): number[] {
  const hour = minutes % noon
  if (half === 'am') return [hour, minutes]
  // "昼11時半" is before noon, "1 at night" behind midnight.
  const isOther = minutes >= 660 || minutes < 240
  if (half === 'pm' && minutes < noon) return [minutes + noon, ...(isOther ? [minutes] : [])]
  if (half === 'pm') return [minutes, hour, hour + day]
  if (isExact && minutes !== noon) return [minutes]
  return minutes < lastBare ? [minutes, minutes + noon, hour, hour + day] : [minutes]
}

const isAsWritten = (from: WrittenTime, to: WrittenTime, range: Interval): boolean =>
  from.minutes === range.from && to.minutes % day === range.to % day

/** "9–5", "6–11": the halves of the day are left out; 9–17 can be read in one way alone. */
function isUnclear(from: WrittenTime, to: WrittenTime): boolean {
  if (from.half || to.half) return true
  const isBare = (time: WrittenTime) => !time.isExact && time.minutes < lastBare
  // "5 to midnight" may begin in the afternoon, "5 to 24:00" does not.
  return isBare(to) || (isBare(from) && (to.isNamed === true || to.minutes <= from.minutes))
}

/** "Friday until 5": as on the days before, and shorter or longer. */
export function isUntil(
  [until]: readonly WrittenTime[],
  usual: readonly WrittenTime[],
  open: readonly Interval[],
): boolean {
  const last = open.at(-1)
  if (
    !until ||
    until.isStart ||
    !last ||
    !meanings(until).some((each) => each % day === last.to % day)
  )
    return false
  const kept = usual.slice(0, open.length * 2 - 1)
  const from = kept.at(-1)
  // It stands where it is told, and belongs to the times before it.
  const ending = { ...until, start: from?.end ?? until.start }
  return kept.length === open.length * 2 - 1 && areTimesOf([...kept, ending], open)
}

/** "Weekends from 10": as on the days before, and begun earlier or later. */
export function isFrom(
  [from]: readonly WrittenTime[],
  usual: readonly WrittenTime[],
  open: readonly Interval[],
): boolean {
  const kept = usual.slice(1)
  const [to] = kept
  if (!from?.isStart || !to || usual.length !== open.length * 2) return false
  return areTimesOf([{ ...from, end: to.start }, ...kept], open)
}

/** The openings of a half of the day, of those there usually are. */
export function halfOf(
  usual: readonly WrittenTime[],
  open: readonly Interval[],
  half: 'am' | 'pm',
): boolean {
  const pairs = usual.length / 2
  for (let count = 1; count <= pairs; count += 1) {
    const times = half === 'am' ? usual.slice(0, count * 2) : usual.slice(-count * 2)
    const isHalf = open.every(({ from, to }) =>
      half === 'am' ? to <= (pairs > 1 ? latestLunch : latestMorning) : from >= noon,
    )
    if (isHalf && areTimesOf(times, open)) return true
  }
  return false
}

/** Openings as they are around a break that all days have. */
export function withoutPause(
  open: readonly Interval[],
  pause: readonly WrittenTime[] | null,
): readonly Interval[] {
  const [from, to] = pause ?? []
  const at = open.findIndex((range, index) => {
    const next = open[index + 1]
    return next !== undefined && isPairOf(from, to, { from: range.to, to: next.from })
  })
  const [before, behind] = [open[at], open[at + 1]]
  return before && behind ? open.toSpliced(at, 2, { from: before.from, to: behind.to }) : open
}
