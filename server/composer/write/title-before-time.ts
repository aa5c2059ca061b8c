import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isNoun } from '#server/reader/text/nouns.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { isSentence, verbsIn } from '../material/sentences.ts'

/** Letters of when something happens. */
export const longestWhen = 60
/** Words behind a time: "on 12 May at noon sharp"; more are about something else. */
const mostBehind = 1
/** "From", "until": they belong to the time behind them. */
const leads = ['hours.from', 'hours.until', 'dates.from', 'dates.until']

/** Whether words tell more than a day and its hour: "doors", "in the evening". */
export function saysMore({ text, claims }: Reading, [start, end]: Span): boolean {
  return text.tokens.some(
    (token) =>
      token.kind === 'word' &&
      token.start >= start &&
      token.end <= end &&
      !isFunctionWord(text, token.start, token.end) &&
      !leads.some((tag) => tagBefore(text, token.end, tag)) &&
      !claims.some(({ span }) => span[0] <= token.start && token.end <= span[1]),
  )
}

/** What happens, and when in the creator's words. */
export interface Parted {
  title: Span
  when: Span
}

/** "Morning Flow, Monday and Wednesday 7 am (60 min), with Dana": what it is stands before a comma. */
export function partedAtComma(reading: Reading, span: Span): Parted | null {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const comma = text.raw.slice(start, end).search(/[,:–—] /)
  if (comma < 1) return null
  const [title, when]: Span[] = [
    [start, start + comma],
    trimmed(text.raw, [start + comma + 1, end]),
  ]
  const isTime = ([from, to]: Span) =>
    hasTag(text, from, to, 'hours.days.') ||
    claims.some(
      ({ kind, span: own }) => (kind === 'date' || kind === 'time') && own[0] < to && from < own[1],
    )
  const [first] = text.tokens.filter((token) => token.start >= (when?.[0] ?? end))
  const leads = first && isTime([first.start, first.end])
  const isTitle =
    title &&
    /\p{L}/u.test(text.raw.slice(...title)) &&
    !isTime(title) &&
    !isSentence(reading, title)
  return when && leads && isTitle && when[1] - when[0] <= longestRest ? { title, when } : null
}

/** Letters behind a title. */
const longestRest = 80

/** "Market day" and "on 12 December from 10am": what it is, and when in the creator's words. */
export function partedAtTime(reading: Reading, span: Span): Parted | null {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const times = claims.filter(
    ({ kind, span: own }) =>
      (kind === 'date' || kind === 'time') && own[0] >= start && own[1] <= end,
  )
  let at = Math.min(...times.map(({ span: own }) => own[0]))
  if (isLabel(reading, span)) return { title: trimmed(text.raw, [start, at]), when: [at, end] }
  const before = text.tokens.filter((token) => token.start >= start && token.end <= at)
  for (;;) {
    const token = before.at(-1)
    const lead = token && leads.map((tag) => tagBefore(text, token.end, tag)).find(Boolean)
    if (
      !token ||
      !(
        lead ||
        isFunctionWord(text, token.start, token.end) ||
        isFrom(text, token, at) ||
        // "Jazz | Monday and Thursday 5.30 pm": the days stand beside their time.
        hasTag(text, token.start, token.end, 'hours.days.')
      )
    )
      break
    at = lead?.start ?? token.start
    while ((before.at(-1)?.end ?? 0) > at) before.pop()
  }
  if (/\d\s?[-–—~〜]\s?$/.test(text.raw.slice(start, at))) return null
  const says = before.some(
    ({ kind, start, end }) => kind === 'word' && !hasTag(text, start, end, 'hours.days.'),
  )
  const last = Math.max(...times.map(({ span: own }) => own[1]))
  const behind = text.tokens.filter(
    (token) => token.kind === 'word' && token.start >= last && token.end <= end,
  )
  // チェックインは15時から: what begins with a particle cannot stand alone.
  const isGlued = /^\p{Script=Hiragana}/u.test(text.raw.slice(at))
  const isOpen = endsInVerb(reading, [start, at])
  return says &&
    !isGlued &&
    !isOpen &&
    at < end &&
    end - at <= longestWhen &&
    behind.length <= mostBehind
    ? { title: [start, at], when: [at, end] }
    : null
}

/** "From 20 | to 22h": the first hour of two, before the joint at an offset. */
const isFrom = (text: TaggedText, { kind, end }: Token, at: number): boolean =>
  kind === 'number' && ['hours.to', 'hours.until'].some((tag) => tagAt(text, at, tag)) && at > end

/** Words of what happens at an hour. */
const mostOfLabel = 3

/** "Start 19:30", "doors open 7pm": a word or two right before the hour are what happens then. */
export function isLabel(reading: Reading, span: Span): boolean {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const times = claims.filter(({ span: own }) => own[0] >= start && own[1] <= end)
  const [time] = times
  if (times.length !== 1 || time?.kind !== 'time' || time.span[1] !== end) return false
  const words = tokensIn(text, start, time.span[0])
  return (
    words.length > 0 &&
    words.length <= mostOfLabel &&
    words.every(
      (word) =>
        word.kind === 'word' &&
        (!isFunctionWord(text, word.start, word.end) || isNoun(text.language, word.text)) &&
        !hasTag(text, word.start, word.end, 'hours.days.'),
    )
  )
}

/** Senses of verbs that say when: of "it starts on 14 September" nothing is left without the day. */
const timeVerbs = ['begin', 'end', 'open', 'close']

export function endsInVerb(reading: Reading, span: Span): boolean {
  const { text } = reading
  const last = tokensIn(text, ...span).findLast(({ kind }) => kind === 'word')
  if (!last) return false
  const isVerb = verbsIn(reading, span).some(([, to]) => to === last.end)
  return isVerb || sensesOf(text.language, last.text).some((sense) => timeVerbs.includes(sense))
}
