import { isDigit, isWordLetter } from '../../text/fold.ts'
import type { Tag } from '../../text/phrase-index.ts'
import type { TaggedText } from '../../text/tagged-text.ts'
import type { Piece } from './piece.ts'
import { skipSpaces } from './read-clock.ts'

/**
 * "ma-sa 10–19", "L a V", "me 14h": words and letters that are days only where a time or more days
 * come next. One letter needs another day beside it.
 * @param before the piece in front of it
 * @returns the day, Monday 0; -1 for one that is a word here
 */
export function shortDayAt(text: TaggedText, { start, end }: Tag, before?: Piece): number {
  const day = dayOf(text, start, end)
  if (day < 0 || isWordLetter(text.folded[start - 1])) return -1
  const isLast = before?.kind === 'days' || (before?.kind === 'word' && before.word === 'to')
  const isPeer = isLast || leadsToDay(text, end)
  return leadsToTime(text, end) && (isPeer || end - start > 1) ? day : -1
}

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
  if (isDigit(text.folded[at])) return true
  const day = dayFrom(text, at)
  return day !== undefined && leadsToTime(text, day.end)
}
