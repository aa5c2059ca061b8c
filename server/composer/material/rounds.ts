import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'
import { verbsIn } from './sentences.ts'
import type { Statement } from './statement.ts'

/** A stop of somebody who is elsewhere each day: the day, the place, and the time where one is told. */
export interface Stop {
  day: Span
  place: Span
  time: Span | null
}

/** Words; what is longer says more than where somebody is. */
const longest = 10
/** One day alone is a remark. */
const leastStops = 2
/** What a stop is taken for. */
const doubtful: ReadonlySet<SpanRole> = new Set([
  ...(['place', 'area', 'hours', 'programme', 'highlight', 'story', 'process'] as const),
])

/**
 * "Tue Harbour car park 11–2, Wed Tech Park 11.30–2, Fri evening at the brewery": entries that each
 * begin with their day and name a place are a round, however each was taken.
 */
export function withRounds(reading: Reading, statements: readonly Statement[]): Statement[] {
  if (reading.facts.hours) return [...statements]
  const stops = statements.filter(
    (one) => doubtful.has(one.role) && !one.list && stopOf(reading, one.span) !== null,
  )
  const runs = stops.filter(({ at }) => stops.some((other) => Math.abs(other.at - at) === 1))
  const isRound = runs.length >= leastStops && runs.some(({ span }) => hasTime(reading, span))
  return statements.map((one) =>
    isRound && runs.includes(one) ? { ...one, role: 'programme', isSentence: false } : one,
  )
}

/** The stops of a unit that was not cut at its commas; the unit as it is where it is none. */
export function stopsApart<T extends { span: Span; role: SpanRole; list: unknown }>(
  reading: Reading,
  unit: T,
): T[] {
  if (reading.facts.hours || unit.list || !doubtful.has(unit.role)) return [unit]
  const [start] = unit.span
  const parts = [...reading.text.raw.slice(...unit.span).matchAll(/[^,;、]+/gu)].map(
    ({ index, 0: part }): Span =>
      trimmed(reading.text.raw, [start + index, start + index + part.length]),
  )
  const areStops = parts.length >= leastStops && parts.every((part) => stopOf(reading, part))
  return areStops ? parts.map((span) => ({ ...unit, span })) : [unit]
}

const hasTime = (reading: Reading, span: Span) => timeAtEnd(reading, span) !== null

/** Its parts; null for what begins with no day, has a verb or names nothing. */
export function stopOf(reading: Reading, span: Span): Stop | null {
  const { text } = reading
  const [start, end] = trimmed(text.raw, span)
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  const [first] = words
  if (!first || words.length > longest || !isDay(reading, first)) return null
  if (verbsIn(reading, [start, end]).length > 0 || countClaims(reading, span, 'money') > 0)
    return null
  const time = timeAtEnd(reading, [start, end])
  const named = words.filter((word) => word.end <= (time?.[0] ?? end))
  const at = named.findIndex((word) => !isWhen(reading, word))
  const place = named.slice(at)
  if (at < 1 || !place.some((word) => isName(reading, word))) return null
  // "Sat 10am family class": a time before what it is of, and no place.
  if (place.some(({ kind }) => kind === 'number')) return null
  return {
    day: [start, named[at - 1]?.end ?? start],
    place: trimmed(text.raw, [place[0]?.start ?? start, time?.[0] ?? end]),
    time,
  }
}

/** Hours from and to at the end of an entry, with their words: "11–2", "11.30-14 Uhr". */
const hoursAtEnd = /\d{1,2}(?:[.:]\d{2})?(?:\s?\p{L}{1,4})?\s?[–—~〜-]\s?\d{1,2}[^,;]*$/u

/** When an entry that ends in its time is. */
function timeAtEnd({ text, claims }: Reading, [start, end]: Span): Span | null {
  const range = hoursAtEnd.exec(text.raw.slice(start, end))
  if (range && range.index > 0) return [start + range.index, end]
  const time = claims.find(({ kind, span }) => kind === 'time' && span[1] === end)
  return time && time.span[0] > start ? [time.span[0], end] : null
}

/** Letters; shorter ones begin other words. */
const leastDay = 5

/** "Friday", "Fr", "Freitagabend". */
function isDay({ text }: Reading, { text: word, start, end }: Token): boolean {
  const { days } = text.language.data.hours
  return (
    hasTag(text, start, end, 'hours.days.') ||
    hasTag(text, start, end, 'hours.short.') ||
    days.flat().some((day) => day.length >= leastDay && word.startsWith(fold(day)))
  )
}

/** A word of the day itself: "Fri | evening", "venerdì | sera". */
function isWhen(reading: Reading, word: Token): boolean {
  const { am, pm } = reading.text.language.data.hours
  const isHalf = [...am, ...pm].some((half) => fold(half).split(' ').at(-1) === word.text)
  return isHalf || isDay(reading, word)
}

const isName = ({ text }: Reading, { kind, start, end }: Token): boolean =>
  kind === 'word' && !isFunctionWord(text, start, end) && !hasTag(text, start, end, 'hours.')
