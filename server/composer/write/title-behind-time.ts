import type { Claim } from '#server/reader/claims.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, type TaggedText } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { hasNextTime, timeAt } from '../material/day-parts.ts'
import type { Statement } from '../material/statement.ts'
import { longestWhen, type Parted } from './title-before-time.ts'

/** Where a time, or two with nothing but a joint between them, end: "12 to 3"; null for others. */
function rangeEnd({ raw }: TaggedText, times: readonly Claim[]): number | null {
  const [one, other, ...more] = times
  if (!one || more.length > 0) return null
  if (!other) return one.span[1]
  const between = raw.slice(one.span[1], other.span[0])
  return between.length <= longestJoint && !/[,;，、；:：]/.test(between) ? other.span[1] : null
}

const longestJoint = 6

/** Entries that begin with their time make a list. */
const leastRows = 3

/** "15.00 si sforna" behind two that begin with their time: one of a list, whatever word comes next. */
export function isRow(reading: Reading, programme: readonly Statement[], span: Span): boolean {
  const begins = (own: Span) =>
    timeAt(reading, own) !== null && /^\d/.test(reading.text.raw.slice(own[0]))
  return begins(span) && programme.filter((one) => begins(one.span)).length >= leastRows
}

/** "Monday 6.15pm beginners", "10 Uhr: Gottesdienst": when in the creator's words, then what. */
export function partedBehindTime(reading: Reading, span: Span, isRow: boolean): Parted | null {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const times = claims.filter(
    ({ kind, span: own }) => kind === 'time' && own[0] >= start && own[1] <= end,
  )
  const [time] = times
  const last = time && rangeEnd(text, times)
  if (!time || !last || last - start > longestWhen) return null
  const before = text.tokens.filter((token) => token.start >= start && token.end <= time.span[0])
  const leadsIn = before.every(
    (token) =>
      token.kind === 'mark' ||
      // "11.00 – 15.00 uur": the first may have no word for the hour.
      (token.kind === 'number' && /^\s?[–—-]/.test(text.raw.slice(token.end))) ||
      isFunctionWord(text, token.start, token.end) ||
      hasTag(text, token.start, token.end, 'hours.days.'),
  )
  const title = trimmed(text.raw, [last, end])
  const [first] = text.tokens.filter((token) => token.start >= title[0] && token.end <= title[1])
  const isGlued = title[0] === last && first?.spaced === false
  const isTitle =
    first !== undefined &&
    (isGlued ? isThing(text, title, isRow) : first.kind === 'word' || isNumbered(text, title)) &&
    (isRow || !isFunctionWord(text, first.start, first.end)) &&
    !/^\p{Script=Hiragana}/u.test(text.raw.slice(title[0]))
  return leadsIn && isTitle && !hasNextTime(text, title) ? { title, when: [start, last] } : null
}

/** 10:00受付: what is written to a time without a space is a thing, and no word of the hour. */
function isThing(text: TaggedText, [start, end]: Span, isRow: boolean): boolean {
  const isClock = /\d[:：]\d\d$/.test(text.raw.slice(Math.max(0, start - 4), start))
  const isOfHour =
    !isRow && (text.startingAt.get(start) ?? []).some(({ tag }) => tag.startsWith('hours.'))
  return (
    isClock &&
    !isOfHour &&
    /^[\p{Script=Han}\p{Script=Katakana}]/u.test(text.raw.slice(start)) &&
    end - start > 1
  )
}

/** 7시 1부, "20h 2nd half", "3–4 years": a number with letters of its own, or two of them. */
const isNumbered = ({ raw }: TaggedText, [start]: Span): boolean =>
  /^\d{1,2}(?:\p{L}|[・–-]\d{1,2}\s?\p{L})/u.test(raw.slice(start))
