import type { Element } from './element.ts'
import { type Clock, isJoint, isWord, type Piece, type Taken } from './piece.ts'
import { afterNoon, type Range, rangeOf } from './range.ts'

/** A time with its "pm" before it: "pm 3", "sera dalle 7". */
export function takeClock(pieces: readonly Piece[], at: number): Taken<Clock> | null {
  const first = pieces[at]
  const lead = first?.kind === 'half' ? first.half : null
  let next = lead ? at + 1 : at
  while (lead && isWord(pieces[next], 'from')) next += 1
  const time = pieces[next]
  if (time?.kind !== 'time') return null
  const half = lead ?? time.clock.half
  const marked = time.clock.marked || lead !== null
  return { value: { ...time.clock, marked, half }, next: next + 1 }
}

/** 9–12 and 14–18: ranges one behind the other. */
export function takeTimes(pieces: readonly Piece[], at: number): Taken<Element> | null {
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
  // "Abre às 10": the word for an end leads to a beginning behind one that opens.
  if ((i === 0 || isWord(pieces[i - 1], 'open')) && isWord(pieces[i], 'to')) i += 1
  while (isWord(pieces[i], 'from')) i += 1
  const from = takeClock(pieces, i)
  if (!from) return null
  const beside =
    pieces[from.next]?.kind === 'time' && (from.value.marked || isBare(pieces, from.next))
  i = beside ? from.next : behindLink(pieces, from.next, led)
  if (i < 0) return null
  const to = takeClock(pieces, i)
  if (!to || (beside && from.value.marked && !to.value.marked && !isBare(pieces, from.next)))
    return null
  const range = rangeOf(from.value, to.value)
  if (!range) return null
  // まで, "uhr bis": a closing word behind the second time.
  const closing =
    isWord(pieces[to.next], 'closing') ||
    (isWord(pieces[to.next], 'until', 'to') && !takeClock(pieces, to.next + 1))
  const next = closing && pieces[to.next + 1]?.kind !== 'days' ? to.next + 1 : to.next
  return { value: { range, sure: from.value.marked || to.value.marked }, next }
}

/** Where the time that ends a range begins, behind what joins it to the first; -1 where nothing does. */
function behindLink(pieces: readonly Piece[], at: number, led: boolean): number {
  const joined = led && isWord(pieces[at], 'and')
  if (joined || isWord(pieces[at], 'to', 'until')) {
    let next = at
    while (isWord(pieces[next], 'to', 'until', 'from') || (joined && isWord(pieces[next], 'and')))
      next += 1
    return next
  }
  if (isWord(pieces[at], 'slash')) return at + 1
  return behindOpening(pieces, at)
}

/** "Opens at 10 and closes at 6", 10時開店18時閉店: where the closing time begins; -1 without one. */
function behindOpening(pieces: readonly Piece[], at: number): number {
  let next = at
  while (isWord(pieces[next], 'open') || isJoint(pieces[next])) next += 1
  if (isWord(pieces[next], 'closing')) {
    next += 1
    while (isJoint(pieces[next]) || isWord(pieces[next], 'from', 'to', 'until')) next += 1
    return next
  }
  const clock = takeClock(pieces, next)
  return clock && isWord(pieces[clock.next], 'closing') ? next : -1
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
