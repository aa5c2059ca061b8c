import type { Atom, Half } from './atom.ts'
import { type Clock, is, type Range, type Taken } from './element.ts'

const linksTimes = (atom: Atom | undefined): boolean =>
  is(atom, 'to') || is(atom, 'until') || is(atom, 'from')

/** A time with its "pm" before or after it. */
export function takeTime(atoms: readonly Atom[], at: number): Taken<Clock> | null {
  const first = atoms[at]
  const lead = first?.kind === 'half' ? first.half : null
  const time = atoms[lead ? at + 1 : at]
  if (time?.kind !== 'time') return null
  const half = lead ?? time.half
  return {
    value: { minutes: time.minutes, marked: time.marked || lead !== null, half },
    next: at + (lead ? 2 : 1),
  }
}

const toDay = (minutes: number, half: Half | null): number => {
  if (half === 'pm' && minutes < 720) return minutes + 720
  if (half === 'am' && minutes >= 720 && minutes < 780) return minutes - 720
  return minutes
}

/** 9 to 5 ends in the afternoon, 5-11 pm begins in it, 6 pm to 2 ends the next day. */
export function rangeOf(from: Clock, to: Clock): Range | null {
  const said = isNoon(from, to) ? null : from.half
  const startHalf = said ?? (to.half === 'pm' && inherits(from, to) ? 'pm' : null)
  let start = toDay(from.minutes, startHalf)
  let end = toDay(to.minutes, to.half)
  if (end <= start && !to.half && end < 720 && end + 720 > start) end += 720
  if (start > 1439 || end > 1799 || start === end) return null
  if (end > 1440) end -= 1440
  if (end === 0) end = 1440
  if (start === 1440) start = 0
  return { from: start, to: end }
}

/** 昼11:30〜14:00: lunch begins before noon. */
const isNoon = (from: Clock, to: Clock): boolean =>
  from.half === 'pm' && !to.half && from.minutes >= 600 && to.minutes >= 720 && to.minutes <= 1080

const inherits = (from: Clock, to: Clock): boolean => {
  const end = to.minutes >= 720 ? to.minutes - 720 : to.minutes
  return from.minutes < 720 && from.minutes < end
}

function takeRange(atoms: readonly Atom[], at: number): Taken<Range & { sure: boolean }> | null {
  let i = at
  const led = is(atoms[i], 'from') || is(atoms[i], 'to')
  while (is(atoms[i], 'from') || (i === at && is(atoms[i], 'to'))) i += 1
  const from = takeTime(atoms, i)
  if (!from) return null
  i = from.next
  if (is(atoms[i], 'from') && (is(atoms[i + 1], 'to') || is(atoms[i + 1], 'until'))) i += 1
  const between = led && is(atoms[i], 'and')
  const beside = isBeside(atoms, i)
  if (!(is(atoms[i], 'to') || is(atoms[i], 'until') || between || beside)) return null
  while (linksTimes(atoms[i]) || (between && is(atoms[i], 'and'))) i += 1
  const to = takeTime(atoms, i)
  if (!to) return null
  const marked = from.value.marked || to.value.marked
  if (between && !marked) return null
  const range = rangeOf(from.value, to.value)
  if (!range) return null
  let next = to.next
  if (is(atoms[next], 'until') || is(atoms[next], 'to')) {
    if (!takeTime(atoms, next + 1) && atoms[next + 1]?.kind !== 'day') next += 1
  }
  return { value: { ...range, sure: marked }, next }
}

/** "8h 12h": two clock times with a space between them, and the second of no pair of its own. */
function isBeside(atoms: readonly Atom[], at: number): boolean {
  const [from, to, behind] = atoms.slice(at - 1, at + 2)
  if (from?.kind !== 'time' || to?.kind !== 'time' || !from.marked || !to.marked) return false
  return to.start - from.end === 1 && !is(behind, 'to') && !is(behind, 'until')
}

/** Ranges one after the other: 9-12 and 14-18. A later one in the half day clock is after noon. */
export function takeTimes(
  atoms: readonly Atom[],
  at: number,
): (Taken<Range[]> & { sure: boolean }) | null {
  const first = takeRange(atoms, at)
  if (!first) return null
  const ranges: Range[] = [{ from: first.value.from, to: first.value.to }]
  let sure = first.value.sure
  let { next } = first
  for (;;) {
    let ahead = next
    while (is(atoms[ahead], 'and')) ahead += 1
    const more = takeRange(atoms, ahead)
    if (!more) break
    const last = ranges[ranges.length - 1]
    let { from, to } = more.value
    if (last && from < last.to && from + 720 >= last.to && from < 720 && last.to <= 1440) {
      from += 720
      if (to < 720 || to <= from) to = Math.min(1440, to + 720)
    }
    ranges.push({ from, to })
    sure ||= more.value.sure
    next = more.next
  }
  return { value: ranges, next, sure }
}

export function takeUntil(atoms: readonly Atom[], at: number): Taken<Clock> | null {
  if (is(atoms[at], 'until') || is(atoms[at], 'to')) {
    const time = takeTime(atoms, at + 1)
    return time?.value.marked || atoms[at - 1]?.kind === 'day' ? time : null
  }
  const time = takeTime(atoms, at)
  return time?.value.marked && is(atoms[time.next], 'until')
    ? { ...time, next: time.next + 1 }
    : null
}
