import { lexHours } from '#server/reader/grammars/hours/lex-hours.ts'
import type { Piece } from '#server/reader/grammars/hours/piece.ts'
import { type CalendarDay, readDates } from '#server/reader/grammars/read-dates.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** A time of the clock where it stands; minutes since midnight. */
export interface TimeSpan {
  start: number
  end: number
  minutes: number
  /** Whether it can be nothing but a time: "7 pm" and no bare "7". */
  isMarked: boolean
}

/** When something is: one time, or from one to another. */
export interface ToldTime {
  from: TimeSpan
  to?: TimeSpan | undefined
  /** The words of the text it belongs to. */
  window: Span
  sentence: Span
  /** The day it is told beside, as `CalendarDay` has it. */
  day?: string | undefined
}

const noon = 720

/** Every time a text tells, with the words each belongs to. */
export function timesIn(text: TaggedText): ToldTime[] {
  const dates = readDates(text)
  const blocked = dates.map(({ start, end }) => [start, end] as const)
  const pieces = lexHours(text, [0, text.raw.length], blocked)
  return sentencesOf(text, pieces).flatMap((sentence) => {
    const inside = pieces.filter(({ start, end }) => start >= sentence[0] && end <= sentence[1])
    const spans = paired(inside)
    const days = daysBeside(
      spans,
      dates.filter(({ start }) => start >= sentence[0] && start < sentence[1]),
    )
    return spans.map(([from, to], at): ToldTime => {
      const window = windowOf(text, inside, sentence, spans, at)
      return { from, ...(to && { to }), window, sentence, day: days.get(at) }
    })
  })
}

function sentencesOf({ raw }: TaggedText, pieces: readonly Piece[]): Span[] {
  const stops = pieces.filter(({ kind }) => kind === 'stop').map(({ end }) => end)
  return [...stops, raw.length].map((end, at, all): Span => [all[at - 1] ?? 0, end])
}

type Told = [from: TimeSpan, to?: TimeSpan]

/** Times alone, and two with nothing but "to" between; a bare number is one only as such a pair. */
function paired(pieces: readonly Piece[]): Told[] {
  const told: Told[] = []
  const times = pieces.flatMap((piece, at) => {
    return piece.kind === 'time' ? [{ at, span: spanOf(pieces, at, piece) }] : []
  })
  for (let n = 0; n < times.length; n += 1) {
    const [one, next] = [times[n], times[n + 1]]
    if (!one) continue
    const between = next
      ? pieces.slice(one.at + 1, next.at).filter(({ kind }) => kind !== 'half')
      : []
    const isPair = between.length === 1 && between.every(isTo)
    if (next && isPair) {
      told.push([one.span, next.span])
      n += 1
    } else if (one.span.isMarked) told.push([one.span])
  }
  return told
}

const isTo = (piece: Piece): boolean =>
  piece.kind === 'word' && (piece.word === 'to' || piece.word === 'until')

/** "오후 7시", "7 in the evening": the half of the day belongs to the time beside it. */
function spanOf(
  pieces: readonly Piece[],
  at: number,
  time: Extract<Piece, { kind: 'time' }>,
): TimeSpan {
  const { minutes, marked, half } = time.clock
  const before = pieces[at - 1]
  const said = half ?? (before?.kind === 'half' ? before.half : null)
  const isLater = said === 'pm' && minutes < noon
  // "Dinner is at 7 pm": what tells its half itself needs no other word for it.
  const isBeside =
    before?.kind === 'half' && before.end <= time.start && half === null && minutes < noon
  return {
    start: isBeside ? before.start : time.start,
    end: time.end,
    minutes: isLater ? minutes + noon : minutes,
    isMarked: marked || said !== null,
  }
}

/** The first time behind a date is of that day, else the last before it. */
function daysBeside(spans: readonly Told[], dates: readonly CalendarDay[]): Map<number, string> {
  const days = new Map<number, string>()
  for (const { start, end, day } of dates) {
    const behind = spans.findIndex(([from]) => from.start >= end)
    const at = behind >= 0 ? behind : spans.findLastIndex(([from]) => from.end <= start)
    if (at >= 0) days.set(at, day)
  }
  return days
}

/**
 * "Dog show at 2 pm, raffle at 3", "17 Uhr Sektempfang, 19 Uhr Buffet": up to the next joint where
 * words stand behind the time, else back to the time before.
 */
function windowOf(
  text: TaggedText,
  pieces: readonly Piece[],
  sentence: Span,
  spans: readonly Told[],
  at: number,
): Span {
  const [from, to = from] = spans[at] as Told
  const isSeam = (piece: Piece) =>
    piece.kind === 'comma' || (piece.kind === 'word' && piece.word === 'and')
  const seams = pieces.filter(isSeam)
  const end = seams.find(({ start }) => start >= to.end)?.start ?? sentence[1]
  const before = seams.findLast((seam) => seam.end <= from.start)?.end ?? sentence[0]
  if (tells(text, to.end, end)) return [before, end]
  const [previous, last = previous] = spans[at - 1] ?? []
  const first = last && seams.find(({ start }) => start >= last.end)?.end
  return [last ? Math.min(first ?? from.start, from.start) : sentence[0], end]
}

/** Whether words with a meaning of their own stand there. */
function tells(text: TaggedText, start: number, end: number): boolean {
  return text.tokens.some(
    (token) =>
      token.kind === 'word' &&
      token.start >= start &&
      token.end <= end &&
      !isFunctionWord(text, token.start, token.end),
  )
}
