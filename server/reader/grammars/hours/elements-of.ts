import type { Element } from './element.ts'
import { isJoint, isWord, type Piece, type Taken, type Word } from './piece.ts'
import { hasTimesBehind, takeDays } from './take-days.ts'
import { takeClock, takeTimes } from './take-times.ts'

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
