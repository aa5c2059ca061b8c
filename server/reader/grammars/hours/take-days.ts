import type { Element } from './element.ts'
import { type DaySet, everyDay, isJoint, isWord, type Piece, type Taken } from './piece.ts'
import { takeClock } from './take-times.ts'

/** Monday, Monday to Friday, Tuesday, Thursday and Saturday, Wednesday afternoon. */
export function takeDays(pieces: readonly Piece[], at: number): Taken<Element> | null {
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
    // 金土: one word of two days.
    const isJoined = pieces[ahead]?.start === pieces[next - 1]?.end
    if (!more || (!isJoined && hasTimesBehind(pieces, at) && hasOwnTimes(pieces, ahead))) break
    // "working days Tue, Wed and Fri": single days right behind a set of them say which.
    if (!isJoined && ahead === next && isSet(pieces[next - 1]) && !isSet(pieces[ahead])) days = 0
    next = ahead
  }
  if (next === at) return null
  // "Saturday 14 June", "the first Monday": a date, and no day of every week.
  const bare = pieces[next]?.kind === 'time' ? next + 1 : next
  if (isWord(pieces[at - 1], 'nth', 'month') || isWord(pieces[bare], 'month')) {
    return { value: { kind: 'void', why: 'dated' }, next: bare }
  }
  const half = pieces[next]
  const isHalf = half?.kind === 'half' && !takeClock(pieces, next)
  const behind = isHalf ? next + 1 : next
  const isBehind = isWord(pieces[behind], 'also')
  const isAlso = isBehind || isWord(pieces[at - 1], 'also')
  return {
    value: { kind: 'days', days, half: isHalf ? half.half : null, ...(isAlso && { isAlso }) },
    next: isBehind ? behind + 1 : behind,
  }
}

const isSet = (piece: Piece | undefined): boolean => piece?.kind === 'days' && !piece.single

function takeDaySpan(pieces: readonly Piece[], at: number): Taken<DaySet> | null {
  const first = pieces[at]
  if (first?.kind !== 'days') return null
  const link = pieces[at + 1]
  const far = pieces[isWord(pieces[at + 2], 'from', 'to') ? at + 3 : at + 2]
  if (first.single && isWord(link, 'to', 'until') && far?.kind === 'days' && far.single) {
    const next = pieces.indexOf(far) + 1
    // "from Monday until Friday until 5" has an end of its own; 일요일까지 and a last "まで" have none.
    const isJoined = pieces[next]?.start === far.end
    const closing = isWord(pieces[next], 'until') && (isJoined || pieces[next + 1]?.kind !== 'time')
    return { value: dayRange(first.days, far.days), next: closing ? next + 1 : next }
  }
  return takeUnmarkedSpan(pieces, at) ?? { value: first.days, next: at + 1 }
}

/**
 * "mon sat 8-8": two days with nothing between them, typed in haste, are the first and the last; with
 * one day or two between them, "tue thu 4-6" and "mo do 17-19", they are two (of labelled briefs, all
 * with one and four of five with two).
 */
function takeUnmarkedSpan(pieces: readonly Piece[], at: number): Taken<DaySet> | null {
  const [before, first, last, behind] = [pieces[at - 1], pieces[at], pieces[at + 1], pieces[at + 2]]
  if (first?.kind !== 'days' || last?.kind !== 'days' || !first.single || !last.single) return null
  const isPair = before?.kind !== 'days' && behind?.kind === 'time' && first.days < last.days
  const areTwo = [2, 3].some((apart) => first.days << apart === last.days)
  return isPair && !areTwo && last.days <= everyDay
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

export function hasTimesBehind(pieces: readonly Piece[], at: number): boolean {
  let i = at - 1
  while (isJoint(pieces[i]) || isWord(pieces[i], 'from', 'open')) i -= 1
  return pieces[i]?.kind === 'time' || pieces[i]?.kind === 'half'
}

function hasOwnTimes(pieces: readonly Piece[], at: number): boolean {
  let i = at
  while (
    pieces[i]?.kind === 'days' ||
    isJoint(pieces[i]) ||
    isWord(pieces[i], 'from', 'to', 'until', 'open')
  ) {
    i += 1
  }
  return pieces[i]?.kind === 'time' || pieces[i]?.kind === 'half'
}
