import { type Clock, type DaySet, everyDay, type Half, type Piece, type Word } from './piece.ts'

/** Opening and closing in minutes since midnight; one that closes the next day ends before it begins. */
export interface Range {
  from: number
  to: number
  /** Whether it is said to be in the morning or behind noon. */
  isHalfTold?: boolean
}

/** Pieces put together: sets of days, lists of ranges, and what binds them. */
export type Element =
  /** `isAlso`: open as the others are. */
  | { kind: 'days'; days: DaySet; half: Half | null; isAlso?: boolean }
  | { kind: 'times'; ranges: Range[]; sure: boolean }
  /** "until 5": ends what the days before it opened with. */
  | { kind: 'until'; clock: Clock }
  | { kind: 'word'; word: 'closed' | 'except' | 'pause' | 'always' | 'others' | 'open' }
  /** Says something this grammar has no form for; the reason it is no week. */
  | { kind: 'void'; why: 'unread' | 'endless' | 'dated' | 'other' }

interface Taken<T> {
  value: T
  next: number
}

const kept: readonly Word[] = ['closed', 'except', 'pause', 'always', 'others', 'open']

/** The elements of one stretch without a full stop. */
export function elementsOf(pieces: readonly Piece[]): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < pieces.length; ) {
    const taken =
      takeLastEntry(pieces, at) ??
      takeDays(pieces, at) ??
      takeTimes(pieces, at) ??
      takeOther(pieces, at)
    // "Saturday by appointment", "otherwise by appointment": days of which the week says nothing.
    const isAppointed = isWord(pieces[at], 'appointment') && namesDays(elements.at(-1))
    if (isAppointed && hasTimes(elements)) elements.pop()
    else if (taken.value) elements.push(taken.value)
    at = taken.next
  }
  return elements
}

const namesDays = (element: Element | undefined): boolean =>
  element?.kind === 'days' || (element?.kind === 'word' && element.word === 'others')

const hasTimes = (elements: readonly Element[]): boolean =>
  elements.some(({ kind }) => kind === 'times')

/** "Last entry at 4": a time within those it is open. */
function takeLastEntry(pieces: readonly Piece[], at: number): Taken<null> | null {
  if (!isWord(pieces[at], 'lastEntry')) return null
  let next = at + 1
  while (isJoint(pieces[next]) || isWord(pieces[next], 'from', 'to', 'until')) next += 1
  if (pieces[next]?.kind !== 'time') return { value: null, next: at + 1 }
  const closing = isWord(pieces[next + 1], 'until') ? next + 2 : next + 1
  return { value: null, next: closing }
}

const isWord = (piece: Piece | undefined, ...words: Word[]): boolean =>
  piece?.kind === 'word' && words.includes(piece.word)

const isJoint = (piece: Piece | undefined): boolean =>
  piece?.kind === 'comma' || isWord(piece, 'and')

function takeOther(pieces: readonly Piece[], at: number): Taken<Element | null> {
  const piece = pieces[at]
  const next = at + 1
  const none = (why: 'unread' | 'endless' | 'dated' | 'other'): Taken<Element> => ({
    value: { kind: 'void', why },
    next,
  })
  if (piece?.kind === 'unread') return none('unread')
  const ending = takeEnding(pieces, at)
  if (ending) return ending
  if (piece?.kind === 'time') return none(piece.clock.marked ? 'endless' : 'unread')
  if (isWord(piece, 'nth', 'month')) return none('dated')
  // "Mon to Fri 9–5, by appointment only" is open then; "Sat by appointment" has no hours.
  if (isWord(piece, 'appointment') && hasTimesBehind(pieces, at)) return { value: null, next }
  if (isWord(piece, 'notHours', 'appointment')) return none('other')
  const until = isWord(piece, 'until', 'to') ? takeClock(pieces, next) : null
  if (until) return { value: { kind: 'until', clock: until.value }, next: until.next }
  const word = piece?.kind === 'word' ? kept.find((each) => each === piece.word) : undefined
  return { value: word ? ({ kind: 'word', word } as Element) : null, next }
}

/** 土曜13:00まで: where it follows its time, the word for an end is joined to it. */
function takeEnding(pieces: readonly Piece[], at: number): Taken<Element> | null {
  const clock = takeClock(pieces, at)
  const closing = clock ? pieces[clock.next] : undefined
  const isJoined = closing?.start === pieces[(clock?.next ?? 0) - 1]?.end
  if (!clock || !isJoined || !isWord(closing, 'until')) return null
  return { value: { kind: 'until', clock: clock.value }, next: clock.next + 1 }
}

/** Monday, Monday to Friday, Tuesday, Thursday and Saturday, Wednesday afternoon. */
function takeDays(pieces: readonly Piece[], at: number): Taken<Element> | null {
  let days = 0
  let next = at
  for (;;) {
    const span = takeDaySpan(pieces, next)
    if (!span) break
    days |= span.value
    next = span.next
    let ahead = next
    while (isJoint(pieces[ahead])) ahead += 1
    const more = ahead - next < 3 && pieces[ahead]?.kind === 'days'
    if (!more || (hasTimesBehind(pieces, at) && hasOwnTimes(pieces, ahead))) break
    next = ahead
  }
  if (next === at) return null
  // "Saturday 14 June", "the first Monday": a date, and no day of every week.
  const bare = pieces[next]?.kind === 'time' ? next + 1 : next
  if (isWord(pieces[at - 1], 'nth', 'month') || isWord(pieces[bare], 'month')) {
    return { value: { kind: 'void', why: 'dated' }, next: bare }
  }
  const half = pieces[next]
  const isHalf = half?.kind === 'half' && pieces[next + 1]?.kind !== 'time'
  const behind = isHalf ? next + 1 : next
  const isBehind = isWord(pieces[behind], 'also')
  const isAlso = isBehind || isWord(pieces[at - 1], 'also')
  return {
    value: { kind: 'days', days, half: isHalf ? half.half : null, ...(isAlso && { isAlso }) },
    next: isBehind ? behind + 1 : behind,
  }
}

function takeDaySpan(pieces: readonly Piece[], at: number): Taken<DaySet> | null {
  const first = pieces[at]
  if (first?.kind !== 'days') return null
  const link = pieces[at + 1]
  const far = pieces[isWord(pieces[at + 2], 'from', 'to') ? at + 3 : at + 2]
  if (first.single && isWord(link, 'to', 'until') && far?.kind === 'days' && far.single) {
    const next = pieces.indexOf(far) + 1
    // "from Monday until Friday until 5" has an end of its own; a last "まで" has none.
    const closing = isWord(pieces[next], 'until') && pieces[next + 1]?.kind !== 'time'
    return { value: dayRange(first.days, far.days), next: closing ? next + 1 : next }
  }
  return takeUnmarkedSpan(pieces, at) ?? { value: first.days, next: at + 1 }
}

/**
 * "mon sat 8-8": two days with nothing between them, typed in haste, are the first and the last; with
 * one day between them, "tue thu 4-6", they are two.
 */
function takeUnmarkedSpan(pieces: readonly Piece[], at: number): Taken<DaySet> | null {
  const [before, first, last, behind] = [pieces[at - 1], pieces[at], pieces[at + 1], pieces[at + 2]]
  if (first?.kind !== 'days' || last?.kind !== 'days' || !first.single || !last.single) return null
  const isPair = before?.kind !== 'days' && behind?.kind === 'time' && first.days < last.days
  const isNextButOne = first.days << 2 === last.days
  return isPair && !isNextButOne && last.days <= everyDay
    ? { value: dayRange(first.days, last.days), next: at + 2 }
    : null
}

/** Days from one to another, over the end of the week where it must. */
function dayRange(from: DaySet, to: DaySet): DaySet {
  if (from > everyDay || to > everyDay) return from | to
  let days = 0
  for (let day = Math.log2(from); ; day = (day + 1) % 7) {
    days |= 1 << day
    if (1 << day === to || days === everyDay) return days
  }
}

function hasTimesBehind(pieces: readonly Piece[], at: number): boolean {
  let i = at - 1
  while (isJoint(pieces[i]) || isWord(pieces[i], 'from', 'open')) i -= 1
  return pieces[i]?.kind === 'time' || pieces[i]?.kind === 'half'
}

function hasOwnTimes(pieces: readonly Piece[], at: number): boolean {
  let i = at
  while (
    pieces[i]?.kind === 'days' ||
    isJoint(pieces[i]) ||
    isWord(pieces[i], 'from', 'to', 'open')
  ) {
    i += 1
  }
  return pieces[i]?.kind === 'time' || pieces[i]?.kind === 'half'
}

/** A time with its "pm" before it. */
function takeClock(pieces: readonly Piece[], at: number): Taken<Clock> | null {
  const first = pieces[at]
  const lead = first?.kind === 'half' ? first.half : null
  const time = pieces[lead ? at + 1 : at]
  if (time?.kind !== 'time') return null
  const half = lead ?? time.clock.half
  const marked = time.clock.marked || lead !== null
  return { value: { ...time.clock, marked, half }, next: at + (lead ? 2 : 1) }
}

/** 9–12 and 14–18: ranges one behind the other. */
function takeTimes(pieces: readonly Piece[], at: number): Taken<Element> | null {
  const first = takeRange(pieces, at)
  if (!first) return null
  const ranges = [first.value.range]
  let { sure } = first.value
  let { next } = first
  for (;;) {
    let ahead = next
    while (isJoint(pieces[ahead]) || isWord(pieces[ahead], 'from')) ahead += 1
    const more = takeRange(pieces, ahead)
    if (!more) break
    ranges.push(afterNoon(more.value.range, ranges.at(-1)))
    sure ||= more.value.sure
    next = more.next
  }
  return { value: { kind: 'times', ranges, sure }, next }
}

function takeRange(
  pieces: readonly Piece[],
  at: number,
): Taken<{ range: Range; sure: boolean }> | null {
  let i = at
  const led = isWord(pieces[i], 'from')
  while (isWord(pieces[i], 'from')) i += 1
  const from = takeClock(pieces, i)
  if (!from) return null
  i = from.next
  const joined = led && isWord(pieces[i], 'and')
  const beside = pieces[i]?.kind === 'time' && (from.value.marked || isBare(pieces, i))
  if (!isWord(pieces[i], 'to', 'until') && !joined && !beside) return null
  while (isWord(pieces[i], 'to', 'until', 'from') || (joined && isWord(pieces[i], 'and'))) i += 1
  const to = takeClock(pieces, i)
  if (!to || (beside && from.value.marked && !to.value.marked && !isBare(pieces, from.next)))
    return null
  const range = rangeOf(from.value, to.value)
  if (!range) return null
  // まで, "uhr bis": a closing word behind the second time.
  const closing = isWord(pieces[to.next], 'until', 'to') && !takeClock(pieces, to.next + 1)
  const next = closing && pieces[to.next + 1]?.kind !== 'days' ? to.next + 1 : to.next
  return { value: { range, sure: from.value.marked || to.value.marked }, next }
}

/** "jue a sab 10 14": two numbers behind a day, of which the second is the later. */
function isBare(pieces: readonly Piece[], at: number): boolean {
  const [from, to] = [pieces[at - 1], pieces[at]]
  if (from?.kind !== 'time' || to?.kind !== 'time') return false
  const isLater = from.clock.minutes >= earliestBare && from.clock.minutes < to.clock.minutes
  let before = at - 2
  while (pieces[before]?.kind === 'time' || isJoint(pieces[before])) before -= 1
  return isLater && pieces[before]?.kind === 'days'
}

/** Minutes since midnight before which nobody opens who writes so little. */
const earliestBare = 300

const toDay = (minutes: number, half: Half | null): number => {
  if (half === 'pm' && minutes < 720) return minutes + 720
  if (half === 'am' && minutes >= 720 && minutes < 780) return minutes - 720
  return minutes
}

/** 9 to 5 ends in the afternoon, 5–11 pm begins in it, 6 pm to 2 ends the next day. */
export function rangeOf(from: Clock, to: Clock): Range | null {
  const isLunch =
    from.half === 'pm' && !to.half && from.minutes >= 600 && to.minutes >= 720 && to.minutes <= 1080
  const inherited = to.half === 'pm' && from.minutes < 720 && from.minutes < to.minutes % 720
  const start = toDay(from.minutes, isLunch ? null : (from.half ?? (inherited ? 'pm' : null)))
  let end = toDay(to.minutes, to.half)
  // "10 a 00h": nobody writes noon so.
  const isTwelveHour = !to.half && end >= 60 && end < 720
  if (end <= start && isTwelveHour && end + 720 > start) end += 720
  if (start > 1440 || end > 1799 || start === end) return null
  // "1 to 8": nobody opens at night and closes in the morning without saying so.
  if (!from.half && !to.half && start >= 60 && start < 240 && end > start && end <= 720)
    return { from: start + 720, to: end + 720 }
  if (end > 1440) end -= 1440
  const range = { from: start === 1440 ? 0 : start, to: end === 0 ? 1440 : end }
  return from.half || to.half ? { ...range, isHalfTold: true } : range
}

/** "12–3 and 6–10": on a clock of twelve hours the second is later than the first. */
function afterNoon(range: Range, before: Range | undefined): Range {
  const isEarlier =
    before && range.from < before.to && range.from + 720 >= before.to && range.from < 720
  if (!isEarlier || before.to > 1440) return range
  const to = range.to < 720 || range.to <= range.from ? range.to + 720 : range.to
  return { from: range.from + 720, to: Math.min(1440, to) }
}
