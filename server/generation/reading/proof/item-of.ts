import { tagAt, tagBefore } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { contains } from '../contains.ts'
import { isRate } from './is-rate.ts'
import { isInHead, isSubject } from './is-subject.ts'
import { hasOwnSum, isAdded, isAlternative } from './own-sum.ts'
import {
  clauseEnd,
  contentWords,
  dividesIn,
  hasContent,
  isBareBefore,
  type PricedText,
  peersOf,
  timesIn,
} from './priced-text.ts'
import type { PlacedContext } from './sum-of.ts'
import { thingPlaces } from './thing-places.ts'
import { unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/**
 * Whether a sum is that of a thing: it follows it with no other thing in between, or stands right
 * before it where sums come first; a sum with nothing beside it may be of what the brief is about.
 * @param isFurther whether a unit or condition beside it makes it another price of the same thing
 */
export function isItemOf(
  item: string,
  sum: WrittenSum,
  text: PricedText,
  context: PlacedContext,
  isFurther: boolean,
): boolean {
  const { brief, whole } = context
  const places = thingPlaces(item, brief).map(
    ([start, end]): Span => [start - context.from, end - context.from],
  )
  const isNear = places
    .filter(([start, end]) => isWithin(0, text.said.raw.length)({ start, end }))
    .some(([start, end]) =>
      // "No call-out fee": the words for the gift name it.
      sum.signs.includes('free') && start >= sum.start && end <= sum.end
        ? true
        : start < sum.start && end < sum.end
          ? !isAdded(text.said, start) &&
            isLed(text, end, sum, isFurther) &&
            (isMoney(sum, text) || !hasContent(text, end, sum.start)) &&
            (isFurther || !(hasContent(text, end, sum.start) && hasOwnSum(item, sum, whole)))
          : start >= sum.end &&
            isFollowed(text, [start, end], sum, context) &&
            !hasOwnSum(item, sum, whole),
    )
  if (isNear) return true
  const isElsewhere = !contains(text.said.raw.slice(sum.end), item)
  const isBare = isBareBefore(text, sum) && !hasContent(text, sum.end, clauseEnd(text, sum))
  const [placed, covered] = [inBrief(sum, context), withCovered(text, context)]
  const isOfBrief = isCutOff(text, sum, context)
    ? isSubject(item, placed, covered)
    : isInHead(item, placed, covered) || isLastNamed(item, placed, covered)
  return isElsewhere && isBare && isOfBrief && !hasOwnSum(item, sum, whole)
}

/** A sign of money, cents, or what it is paid for say so; "a team of 5" may count anything. */
const isMoney = ({ start, end, signs, values }: WrittenSum, { covered, sums }: PricedText) =>
  signs.length > 0 ||
  sums.length > 1 ||
  values.some((value) => !Number.isInteger(value) || value >= 1000) ||
  covered.some(([from, to]) => (from >= end && from - end <= 5) || (to <= start && start - to <= 1))

/** How far behind a thing a clause of its own may tell what it costs, in letters. */
const farthest = 160

/** "The clinic is on Wednesdays; it is free": no other sum stands between the two. */
function isLastNamed(item: string, sum: WrittenSum, text: PricedText): boolean {
  const before = peersOf(text, sum).findLast(({ end }) => end <= sum.start)
  return thingPlaces(item, text.said).some(
    ([start, end]) =>
      start >= (before?.end ?? 0) && end <= sum.start && sum.start - end <= farthest,
  )
}

const isWithin =
  (from: number, to: number) =>
  ({ start, end }: { start: number; end: number }): boolean =>
    start >= from && end <= to

/** Whether words stand right before or behind a sum: no mark, sum or thing is between. */
export function isBeside(places: readonly Span[], sum: WrittenSum, text: PricedText): boolean {
  return places.some(([start, end]) => {
    const [from, to] = end <= sum.start ? [end, sum.start] : [sum.end, start]
    const isApart = dividesIn(text, from, to).length > 0
    const isOthers = peersOf(text, sum).some((other) => other.start >= from && other.end <= to)
    return (
      from <= to &&
      !isApart &&
      !isOthers &&
      !hasContent(text, from, to) &&
      !namesTime(text, from, to)
    )
  })
}

/** "Kayak 9 an hour 30 a day": the thing before a sum, other sums of the same between them. */
function isLed(text: PricedText, end: number, sum: WrittenSum, isFurther: boolean): boolean {
  const between = peersOf(text, sum).filter((other) => other.start >= end && other.end <= sum.start)
  const [first, last] = [between[0], between.at(-1)]
  // "Class 10, pass of 8 60": the first sum behind a thing is another's.
  if (first && last && hasContent(text, end, first.start))
    return isFurther && isConditional(text, end, first, sum) && isNextOf(text, last, sum, true)
  if (last)
    return [...between, sum].every((each, at, run) => {
      const before = run[at - 1]
      return before === undefined || isNextOf(text, before, each, isFurther)
    })
  if (isAlternative(text.said, end, sum.start)) return false
  const from = dividesIn(text, end, sum.start).at(-1)
  return from === undefined || !hasContent(text, from, sum.start)
}

/** Words that tell when or for whom a sum is. */
const conditionWords = 2

/** "Ticket: weekdays 22, holidays 28": each sum stands behind a condition of its own. */
function isConditional(text: PricedText, end: number, first: WrittenSum, sum: WrittenSum): boolean {
  const isLedBy = text.covered.some(
    ([start, to]) => start >= first.end && to <= sum.start && sum.start - to <= 1,
  )
  return (
    isLedBy &&
    dividesIn(text, end, first.start).length === 0 &&
    contentWords(text, end, first.start).length <= conditionWords
  )
}

/** "Kayak 9 an hour, 30 a day": nothing that another sum could be of is between the two. */
function isNextOf(text: PricedText, last: WrittenSum, sum: WrittenSum, isFurther: boolean) {
  if (isFurther && isCondition(text, last.end, sum.start)) return true
  // "20 until the 15th of October and 25 after": up to the condition of its own.
  const [led] = text.covered.find(([, to]) => to <= sum.start && sum.start - to <= 1) ?? []
  if (isFurther && led !== undefined && led > last.end && isCondition(text, last.end, led))
    return true
  // "Dinner 20 children 10": with no unit of its own the sum is that of whoever pays it.
  if (!isFurther && unitTags(text.said).some(isWithin(last.end, sum.start))) return false
  // "92 with breakfast, alone 68": the words before the comma are the other's.
  const own = isFurther ? dividesIn(text, last.end, sum.start).at(-1) : undefined
  const from = own ?? last.end
  return !hasContent(text, from, sum.start) && !namesTime(text, from, sum.start)
}

/** "85 in June, July 130" */
const namesTime = ({ said, covered }: PricedText, start: number, end: number): boolean =>
  timesIn(said, start, end).some(
    (time) => !covered.some(([from, to]) => from <= time.start && time.end <= to),
  )

/** "5 in advance 7 on the door", "5 for members and 7 for guests": words of the sum before them. */
function isCondition(text: PricedText, start: number, end: number): boolean {
  const { said } = text
  const [first] = said.tokens.filter((token) => token.start >= start && token.end <= end)
  const last = said.tokens.findLast((token) => token.start >= start && token.end <= end)
  if (!first || !tagAt(said, first.start, 'words.prepositions')) return false
  const isJoined = last && tagBefore(said, last.end, 'words.conjunctions')?.start === last.start
  return isJoined || contentWords(text, start, end).length === 1
}

/** "£4 for a loaf": the sum first, and nothing before it that it could be of. */
function isFollowed(
  text: PricedText,
  [start, end]: Span,
  sum: WrittenSum,
  context: PlacedContext,
): boolean {
  const isApart = dividesIn(text, sum.end, start).length > 0
  const isOthers = text.sums.some((other) => other.start >= sum.end && other.end <= start)
  const isBare = isBareBefore(text, sum) && !isCutOff(text, sum, context)
  return !isApart && !isOthers && (isBare || isRate(text, [start, end], sum))
}

/** Whether the brief says right before a sum what it is of, though the words leave that out. */
const isCutOff = (text: PricedText, sum: WrittenSum, context: PlacedContext): boolean =>
  !isBareBefore(withCovered(text, context), inBrief(sum, context))

/** The brief, with the units and conditions of the words that were looked at. */
function withCovered({ covered }: PricedText, { whole, from }: PlacedContext): PricedText {
  const text = whole
  const own = covered.map(([start, end]): Span => [start + from, end + from])
  return { ...text, covered: [...text.covered, ...own] }
}

/** A sum of words, as the brief has it. */
export const inBrief = (sum: WrittenSum, { from }: PlacedContext): WrittenSum => ({
  ...sum,
  start: sum.start + from,
  end: sum.end + from,
})
