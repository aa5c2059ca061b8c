import { isDigit, isWordLetter } from '../../text/fold.ts'
import type { Tag } from '../../text/phrase-index.ts'
import { type TaggedText, tagAt } from '../../text/tagged-text.ts'
import type { Piece } from './piece.ts'
import { skipSpaces } from './read-clock.ts'

/**
 * "ma-sa 10–19", "L a V", "me 14h": words and letters that are days only where a time or more days
 * come next. One letter needs another day beside it.
 * @param pieces those in front of it
 * @returns the day, Monday 0; -1 for one that is a word here
 */
export function shortDayAt(
  text: TaggedText,
  { start, end }: Tag,
  pieces: readonly Piece[],
): number {
  const day = dayOf(text, start, end)
  if (day < 0 || isWordLetter(text.folded[start - 1])) return -1
  const before = pieces.at(-1)
  if (isClosed(before) && end - start > 1 && isAtEnd(text, end)) return day
  const isLast = before?.kind === 'days' || (before?.kind === 'word' && before.word === 'to')
  const isPeer = isLast || isListed(pieces) || leadsToDay(text, end)
  return leadsToTime(text, end) && (isPeer || end - start > 1) ? day : -1
}

/** "L-V 9:00-20:00, S 10:00-14:00": the next of days that have their times. */
function isListed(pieces: readonly Piece[]): boolean {
  const [time, joint] = pieces.slice(-2)
  const isJoint = joint?.kind === 'comma' || (joint?.kind === 'word' && joint.word === 'and')
  return time?.kind === 'time' && isJoint && pieces.some(({ kind }) => kind === 'days')
}

const isClosed = (before: Piece | undefined): boolean =>
  before?.kind === 'word' && before.word === 'closed'

/** "Closed Su" */
const isAtEnd = ({ folded }: TaggedText, end: number): boolean =>
  /^\s*(?:[.,;)|]|$)/.test(folded.slice(end).split('\n', 1)[0] ?? '')

function dayOf({ startingAt }: TaggedText, start: number, end: number): number {
  const tag = (startingAt.get(start) ?? []).find(
    (each) => each.end === end && /^hours\.(?:days|short)\.\d$/.test(each.tag),
  )
  return tag ? Number(tag.tag.at(-1)) : -1
}

/** Where the next day or time begins, behind a dash, a comma, or a word that joins. */
function nextOf(text: TaggedText, end: number): number {
  const { folded } = text
  let at = skipSpaces(folded, folded[end] === '.' ? end + 1 : end)
  const joint = /[-–—/,+&:]/.test(folded[at] ?? '')
    ? at + 1
    : (text.startingAt.get(at) ?? []).find(({ tag }) => /^hours\.(?:to|and|from)$/.test(tag))?.end
  if (joint) at = skipSpaces(folded, joint)
  return at
}

const dayFrom = ({ startingAt }: TaggedText, at: number): Tag | undefined =>
  (startingAt.get(at) ?? []).find(({ tag }) => /^hours\.(?:days|short)\.\d$/.test(tag))

const leadsToDay = (text: TaggedText, end: number): boolean =>
  dayFrom(text, nextOf(text, end)) !== undefined

function leadsToTime(text: TaggedText, end: number): boolean {
  const at = nextOf(text, end)
  if (isDigit(text.folded[at]) || tagAt(text, at, 'hours.closed')) return true
  const day = dayFrom(text, at)
  return day !== undefined && leadsToTime(text, day.end)
}
