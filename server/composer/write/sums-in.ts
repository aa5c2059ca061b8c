import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { unitBehind } from '#server/reader/grammars/read-units.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tagsOver,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { hasFreeNumber } from '../material/free-number.ts'

/** Sums that run on in one statement are told in so many lines. */
export const leastLines = 2

/** Whether an entry tells what something costs: in a sum, or as "free", "on request" and "+20" do. */
export const costs = (reading: Reading, span: Span): boolean =>
  isSum(reading, span) ||
  ['money.free', 'money.onRequest'].some((tag) => hasTag(reading.text, ...span, tag)) ||
  /[+＋]\s?\d/.test(reading.text.raw.slice(...span))

/** Whether one of its numbers is money. */
export const isSum = (reading: Reading, span: Span): boolean => sumsIn(reading, span).length > 0

/** Those of its numbers that are money: "24,–" ends in marks that end no entry. */
export const sumsIn = (reading: Reading, [start, end]: Span): Amount[] =>
  reading.amounts.filter(
    (sum) =>
      sum.start >= start &&
      sum.start < end &&
      !/^\s?%/.test(reading.text.raw.slice(sum.end)) &&
      (isRead(reading, sum) || isBare(reading, sum)),
  )

/** It has a sign of money, or was read as what something costs. */
const isRead = ({ facts }: Reading, sum: Amount): boolean =>
  sum.currency !== null ||
  facts.prices.some(
    ({ span, value }) => value.amount > 0 && span[0] <= sum.start && sum.end <= span[1],
  )

/** What leads to a time, an age or a count. */
const leads = ['words.prepositions', 'hours.from', 'hours.until', 'offers.least', 'money.not']
const year = /^(?:19|20)\d\d$/

/** "A speech costs 130 euro; the rehearsal, 60": what ends an entry behind its thing, in the sentence of another sum. */
function isBare(reading: Reading, sum: Amount): boolean {
  const { text, amounts } = reading
  const first = amounts.find(
    (other) => other.start < sum.start && isRead(reading, other) && isNear(text, other, sum),
  )
  const before = text.tokens[firstFrom(text.tokens, sum.start) - 1]
  const isLed = before && leads.some((tag) => tagBefore(text, before.end, tag))
  const isBehind =
    before?.kind === 'mark' ? /^[,;，、；]$/.test(before.text) : before?.kind === 'word'
  return (
    first !== undefined &&
    isBehind &&
    !isLed &&
    !year.test(text.raw.slice(sum.start, sum.end)) &&
    endsEntry(text, unitBehind(text, sum.end)?.end ?? sum.end) &&
    hasFreeNumber(reading, [sum.start, sum.end])
  )
}

/** Whether a mark, nothing or "and" stands behind it; "4 or more" is a count. */
const endsEntry = (text: TaggedText, at: number): boolean =>
  /^\s*(?:$|[,;，、；.!?。)）\n])/.test(text.raw.slice(at)) ||
  (tagAt(text, at + 1, 'money.divide') !== undefined &&
    tagAt(text, at + 1, 'words.alternatives') === undefined)

/** Whether two numbers stand in one sentence. */
const isNear = ({ raw }: TaggedText, one: Amount, other: Amount): boolean =>
  !/[.!?。！？](?:\s|$)|\n/u.test(raw.slice(one.end, other.start))

/** Whether words stand beside a sum that are no unit and do not only join. */
export const hasThing = (reading: Reading, span: Span): boolean =>
  namesThing(reading, span, /^money\.(?:units|per|from|currencies)/)

/** "A weekend £760": the same, or how long or for how many, which may be all a sum is for. */
export const hasThingOrTime = (reading: Reading, [start, end]: Span): boolean => {
  const { text, amounts } = reading
  const own = amounts.flatMap(({ start: at, end: to }) =>
    at >= start && at < end ? (unitBehind(text, to) ?? []) : [],
  )
  const ends = [start, ...own.flatMap((unit) => [unit.start, unit.end]), end]
  return ends.some(
    (from, i) =>
      i % 2 === 0 &&
      namesThing(reading, [from, ends[i + 1] ?? end], /^money\.(?:per|from|currencies)/),
  )
}

function namesThing({ text, amounts }: Reading, span: Span, others: RegExp): boolean {
  return tokensIn(text, ...span).some(({ kind, start, end }) => {
    const tags = tagsOver(text, start, end)
    // "…, costs 650": what says the sum names nothing; 하루 is a day as well.
    const isLink =
      tags.some((own) => own.tag === 'money.link' && own.start <= start && end <= own.end) &&
      !tags.some(({ tag }) => tag.startsWith('money.units.'))
    return (
      kind === 'word' &&
      !isLink &&
      // "A morning £30" greets nobody.
      (!isFunctionWord(text, start, end) || hasTag(text, start, end, 'words.greetings')) &&
      !tags.some(({ tag }) => others.test(tag)) &&
      !amounts.some((sum) => sum.start <= start && end <= sum.end)
    )
  })
}
