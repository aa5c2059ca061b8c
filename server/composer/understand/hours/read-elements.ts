import { type Atom, type DaySet, everyDay, type Half, type Word } from './atom.ts'

export interface Range {
  from: number
  to: number
}

/** Days and times as a reader takes them in: sets of days, lists of ranges, and what binds them. */
export type Element = { start: number; end: number } & (
  | { kind: 'days'; days: DaySet }
  | { kind: 'times'; ranges: Range[]; sure: boolean }
  | { kind: 'until'; to: number; half: Half | null }
  | { kind: 'closed' }
  | { kind: 'open' }
  | { kind: 'pause' }
  | { kind: 'except' }
  | { kind: 'always' }
  | { kind: 'not' }
  | { kind: 'other' }
  | { kind: 'link' }
  | { kind: 'stop' }
)

const is = (atom: Atom | undefined, word: Word): boolean =>
  atom?.kind === 'word' && atom.words.has(word)

/** Days from one to another, over the end of the week where it must. */
export function dayRange(from: DaySet, to: DaySet): DaySet {
  let days = 0
  for (let day = Math.log2(from); ; day = (day + 1) % 7) {
    days |= 1 << day
    if (1 << day === to) return days
    if (days === everyDay) return days
  }
}

interface Taken<T> {
  value: T
  next: number
}

/** Monday, Monday to Friday, Tuesday, Thursday and Saturday. */
function takeDays(atoms: readonly Atom[], at: number): Taken<DaySet> | null {
  let days = 0
  let i = at
  while (i < atoms.length) {
    const atom = atoms[i]
    if (atom?.kind !== 'day') break
    const link = atoms[i + 1]
    const skip = is(atoms[i + 2], 'from') || is(atoms[i + 2], 'to') ? 3 : 2
    const far = atoms[i + skip]
    if (atom.single && (is(link, 'to') || is(link, 'until')) && far?.kind === 'day' && far.single) {
      days |= dayRange(atom.days, far.days)
      i += skip + 1
      if (is(atoms[i], 'until') || (is(atoms[i], 'to') && !timeNear(atoms, i))) i += 1
    } else {
      days |= atom.days
      i += 1
    }
    if (atoms[i]?.kind === 'day') continue
    let ahead = i
    while (is(atoms[ahead], 'and') || is(atoms[ahead], 'from')) ahead += 1
    const more = ahead > i && ahead - i < 4 && atoms[ahead]?.kind === 'day'
    if (!more || (timeBehind(atoms, at) && ownTimes(atoms, ahead))) break
    i = ahead
  }
  return days === 0 ? null : { value: days, next: i }
}

/** Whether times stand right before an offset: "9 to 5 Monday to Friday". */
function timeBehind(atoms: readonly Atom[], at: number): boolean {
  let i = at - 1
  while (is(atoms[i], 'from') || is(atoms[i], 'and')) i -= 1
  return atoms[i]?.kind === 'time' || atoms[i]?.kind === 'half'
}

/** Whether the days from an offset on have times of their own behind them. */
function ownTimes(atoms: readonly Atom[], at: number): boolean {
  let i = at
  while (
    atoms[i]?.kind === 'day' ||
    is(atoms[i], 'from') ||
    is(atoms[i], 'to') ||
    is(atoms[i], 'and')
  )
    i += 1
  return atoms[i]?.kind === 'time' || atoms[i]?.kind === 'half'
}

const timeNear = (atoms: readonly Atom[], at: number): boolean =>
  atoms[at + 1]?.kind === 'time' || atoms[at + 1]?.kind === 'half'

const linksTimes = (atom: Atom | undefined): boolean =>
  is(atom, 'to') || is(atom, 'until') || is(atom, 'from')

interface Clock {
  minutes: number
  marked: boolean
  half: Half | null
}

/** A time with its "pm" before or after it. */
function takeTime(atoms: readonly Atom[], at: number): Taken<Clock> | null {
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
  const startHalf = from.half ?? (to.half === 'pm' && inherits(from, to) ? 'pm' : null)
  let start = toDay(from.minutes, startHalf)
  let end = toDay(to.minutes, to.half)
  if (end <= start && !to.half && end < 720 && end + 720 > start) end += 720
  if (start > 1439 || end > 1799 || start === end) return null
  if (end > 1440) end -= 1440
  if (end === 0) end = 1440
  if (start === 1440) start = 0
  return { from: start, to: end }
}

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
  if (!(is(atoms[i], 'to') || is(atoms[i], 'until') || between)) return null
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

/** Ranges one after the other: 9-12 and 14-18. A later one in the half day clock is after noon. */
function takeTimes(
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

const plain: readonly ['closed' | 'open' | 'pause' | 'except' | 'not', Word][] = [
  ['not', 'not'],
  ['pause', 'pause'],
  ['closed', 'closed'],
  ['except', 'except'],
  ['open', 'open'],
]

function takeUntil(atoms: readonly Atom[], at: number): Taken<Clock> | null {
  if (is(atoms[at], 'until') || is(atoms[at], 'to')) {
    const time = takeTime(atoms, at + 1)
    return time?.value.marked || atoms[at - 1]?.kind === 'day' ? time : null
  }
  const time = takeTime(atoms, at)
  return time?.value.marked && is(atoms[time.next], 'until')
    ? { ...time, next: time.next + 1 }
    : null
}

/** Groups atoms into elements; a weekday with a date or "the first Monday" is no opening day. */
export function readElements(atoms: readonly Atom[]): Element[] {
  const elements: Element[] = []
  for (let i = 0; i < atoms.length; ) {
    const atom = atoms[i]
    if (!atom) break
    const span = (next: number) => ({ start: atom.start, end: atoms[next - 1]?.end ?? atom.end })
    const days = takeDays(atoms, i)
    const times = takeTimes(atoms, i)
    const until = times ? null : takeUntil(atoms, i)
    if (days) {
      const dated = isDated(atoms, i, days.next)
      elements.push(
        dated
          ? { kind: 'not', ...span(days.next) }
          : { kind: 'days', days: days.value, ...span(days.next) },
      )
      i = days.next
    } else if (times) {
      elements.push({ kind: 'times', ranges: times.value, sure: times.sure, ...span(times.next) })
      i = times.next
    } else if (until) {
      elements.push({
        kind: 'until',
        to: until.value.minutes,
        half: until.value.half,
        ...span(until.next),
      })
      i = until.next
    } else {
      elements.push(plainElement(atom))
      i += 1
    }
  }
  return elements
}

function plainElement(atom: Atom): Element {
  const span = { start: atom.start, end: atom.end }
  if (atom.kind === 'stop' || atom.kind === 'always') return { kind: atom.kind, ...span }
  if (atom.kind === 'word') {
    if (atom.words.has('others')) return { kind: 'days', days: 0, ...span }
    for (const [kind, word] of plain) if (atom.words.has(word)) return { kind, ...span }
    if (atom.words.has('month')) return { kind: 'not', ...span }
    return { kind: 'link', ...span }
  }
  return { kind: 'other', ...span }
}

/** "Saturday 14 June", "14 June, Saturday", "first Monday": dates, not opening days. */
function isDated(atoms: readonly Atom[], from: number, next: number): boolean {
  const before = atoms[from - 1]
  if (is(before, 'nth')) return true
  if (is(before, 'month')) return true
  const bare = (atom: Atom | undefined) => atom?.kind === 'time' && !atom.marked
  if (bare(atoms[next]) && (is(atoms[next + 1], 'month') || isOf(atoms, next + 1))) return true
  if (is(atoms[next], 'month')) return true
  return (
    is(atoms[next], 'and') &&
    bare(atoms[next + 1]) &&
    (is(atoms[next + 2], 'month') || isOf(atoms, next + 2))
  )
}

/** "12 de junho", "14th of June". */
const isOf = (atoms: readonly Atom[], at: number): boolean =>
  (is(atoms[at], 'from') || atoms[at]?.kind === 'other') && is(atoms[at + 1], 'month')
