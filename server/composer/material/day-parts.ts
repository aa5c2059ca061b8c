import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  type TaggedText,
  tagAt,
  tagBefore,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'

/** "The feast is on 13 June in the square: at 11 games, at 2 paella": what leads in a list of times. */
export function dayLead(reading: Reading, [start, end]: Span): Span | null {
  const colon = reading.text.raw.slice(start, end).search(/[:：](?!\d)/)
  if (colon < 1) return null
  const rest: Span = trimmed(reading.text.raw, [start + colon + 1, end])
  const [first, ...others] = partsByTime(reading, rest)
  const isLed = first && (timeAt(reading, first) || beginsWithDate(reading, first))
  return isLed && others.length > 0 ? [start, start + colon] : null
}

const beginsWithDate = ({ days }: Reading, [start, end]: Span): boolean =>
  days.some((day) => day.start >= start && day.start <= start + 1 && day.end <= end)

/** The parts of a day, each with its time: laid out one by one however long they are together. */
export function isDayPlan(reading: Reading, span: Span): boolean {
  const lead = dayLead(reading, span)
  return lead !== null && partsByTime(reading, [lead[1] + 1, span[1]]).length > leastParts
}

const leastParts = 1

/**
 * "Saturday 12 September, ceremony at 1.30 pm at St Anne's, then dinner from 4 pm": a part for each
 * time, cut at the last comma or "and" before it; the whole where none stands between two times.
 */
export function partsByTime({ text, claims }: Reading, span: Span): Span[] {
  const times = claims.filter(
    ({ kind, span: own }) => kind === 'time' && own[0] >= span[0] && own[1] <= span[1],
  )
  const cuts = times.slice(1).flatMap(({ span: [start] }, i) => {
    const from = times[i]?.span[1] ?? span[0]
    const comma = text.raw.slice(from, start).search(/[,;，、；][^,;，、；]*$/)
    if (comma >= 0) return [from + comma + 1]
    const and = tagsIn(text, from, start, 'words.conjunctions').at(-1)
    // "Y a las 22:00": between "and" and the time nothing but what leads to it.
    return and && leadsTo(text, [and.end, start]) ? [and.end] : []
  })
  if (cuts.length === 0 || cuts.length < times.length - 1) return [span]
  const parts = [span[0], ...cuts].map((start, i): Span => {
    const next = cuts[i]
    const and = next === undefined ? undefined : tagBefore(text, next, 'words.conjunctions')
    return [start, and?.start ?? next ?? span[1]]
  })
  return parts.some((part) => hasNextTime(text, part)) ? [span] : parts
}

/** Whether words only lead to a time: "at", "a las". */
function leadsTo(text: TaggedText, [start, end]: Span): boolean {
  return tokensIn(text, start, end).every(
    (token) =>
      isFunctionWord(text, token.start, token.end) ||
      ['words.backward', 'hours.from'].some((tag) => tagAt(text, token.start, tag)),
  )
}

/** The time a part begins with. */
export function timeAt({ text, claims }: Reading, [start, end]: Span): Span | null {
  const time = claims.find(
    ({ kind, span }) => kind === 'time' && span[0] >= start && span[1] <= end,
  )
  return time && leadsTo(text, [start, time.span[0]]) ? [start, time.span[1]] : null
}

/** "Games|, and at 3 there is the tournament": another hour, which has no word for one. */
export function hasNextTime(text: TaggedText, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end)
  return words.some(({ kind, text: said }, at) => {
    const joint = words[at - 1]
    const hour = kind === 'number' && /^\d{1,2}$/.test(said) && Number(said) <= hours
    if (!hour || !joint || !tagAt(text, joint.start, 'words.prepositions')) return false
    const before = words
      .slice(0, at - 1)
      .findLast((word) => !tagAt(text, word.start, 'words.articles'))
    return (
      before !== undefined &&
      (/^[,;]$/.test(before.text) || tagAt(text, before.start, 'words.conjunctions') !== undefined)
    )
  })
}

/** Of a day. */
const hours = 24
