import { isDigit, isWordLetter } from '../../text/fold.ts'
import { type TaggedText, tagAt } from '../../text/tagged-text.ts'
import type { Clock } from './piece.ts'

export interface ReadClock {
  clock: Clock
  end: number
}

/** Signs of money, shares and dates beside a number: it is no time. */
const otherwise = /^\s?[\p{Sc}%]|^[.,/]\d|^[.,]-/u

/**
 * A time of the day that starts with a digit: `14`, `14:30`, `14h30`, `14 Uhr 30`, `14時半`, `2pm`.
 * @returns null where the digits are something else
 */
export function readClock(text: TaggedText, at: number): ReadClock | null {
  const { folded } = text
  const isBehindSlash = folded[at - 1] === '/' && isSlashed(folded, at - 1)
  if (!isBehindSlash && /[\d.,#+€$£¥/]/.test(folded[at - 1] ?? ' ')) return null
  const hour = /^\d{1,2}(?!\d)/.exec(folded.slice(at, at + 3))?.[0]
  if (!hour || Number(hour) > 29) return null
  const read = minutesBehind(text, at + hour.length)
  if (!read) return null
  const half = halfBehind(text, read.end)
  const end = half?.end ?? read.end
  const glued = isWordLetter(folded[end]) && !tagAt(text, end, 'hours.to')
  const isOther = otherwise.test(folded.slice(end, end + 3)) && !isSlashed(folded, end)
  if (glued || isOther) return null
  if (tagAt(text, skipSpaces(folded, end), 'money.currencies.')) return null
  const minutes = Number(hour) * 60 + read.minutes
  return {
    clock: { minutes, marked: read.marked || half !== null, half: half?.half ?? null },
    end,
  }
}

const beforeSlash = /(?<![\d.,:/])\d{1,2}(?:[:.]\d\d|\s?h(?:\d\d)?)\s?$/
const behindSlash = /^\s?\d{1,2}(?:[:.]\d\d(?!\d|[.,/]\d)|\s?h)/

/** Whether a slash stands between two times with minutes or a sign for the hour, and in no date. */
export const isSlashed = (folded: string, at: number): boolean =>
  beforeSlash.test(folded.slice(Math.max(0, at - 8), at)) &&
  behindSlash.test(folded.slice(at + 1, at + 9))

interface Minutes {
  minutes: number
  marked: boolean
  end: number
}

function minutesBehind(text: TaggedText, at: number): Minutes | null {
  const { folded } = text
  const digits = /^[:.：]([0-5]\d)(?!\d)/.exec(folded.slice(at, at + 4))
  if (digits) {
    const end = at + digits[0].length
    return { minutes: Number(digits[1]), marked: true, end: markEnd(text, end) ?? end }
  }
  if (folded[at] === ':' || (/[.,]/.test(folded[at] ?? '') && isDigit(folded[at + 1]))) return null
  const mark = markEnd(text, at)
  if (mark === null) return { minutes: 0, marked: false, end: at }
  return behindMark(text, mark) ?? { minutes: 0, marked: true, end: mark }
}

/** "14h30", "14 Uhr 30", "14時30分", "14時半": what stands behind the word for the hour. */
function behindMark(text: TaggedText, mark: number): Minutes | null {
  const { folded } = text
  const from = skipSpaces(folded, mark)
  const half = tagAt(text, from, 'hours.half')
  if (half) return { minutes: 30, marked: true, end: half.end }
  const digits = /^[0-5]\d(?!\d|\s?[:€$£%]|[.,]\d)/.exec(folded.slice(from, from + 5))
  if (!digits) return null
  const end = from + 2
  const unit = tagAt(text, skipSpaces(folded, end), 'hours.minute')
  // "8h 12h": the second number is an hour of its own.
  if (!unit && from > mark && markEnd(text, end) !== null) return null
  return { minutes: Number(digits[0]), marked: true, end: unit?.end ?? end }
}

/** Where the word for an hour ends that stands at an offset or a space behind it. */
export function markEnd(text: TaggedText, at: number): number | null {
  return tagAt(text, skipSpaces(text.folded, at), 'hours.hour')?.end ?? null
}

/** "2pm", "8 in the morning"; in languages that put it first, what follows is the next time's. */
export function halfBehind(text: TaggedText, at: number) {
  if (text.language.data.info.halfFirst) return null
  const from = skipSpaces(text.folded, at)
  const am = tagAt(text, from, 'hours.am')
  const pm = tagAt(text, from, 'hours.pm')
  if (!am && !pm) return null
  return (am?.end ?? 0) >= (pm?.end ?? 0)
    ? { half: 'am' as const, end: am?.end ?? from }
    : { half: 'pm' as const, end: pm?.end ?? from }
}

export function skipSpaces(folded: string, at: number): number {
  let i = at
  while (folded[i] === ' ' && i - at < 3) i += 1
  return i
}
