import { tagBefore, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { moneySums, withdrawnIn } from './money-sums.ts'
import {
  contentWords,
  dividesIn,
  hasContent,
  type PricedText,
  peersOf,
  timesIn,
} from './priced-text.ts'
import { thingPlaces } from './thing-places.ts'
import { isMeasure, unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/** How far behind a thing its own sum stands, in letters. */
const near = 12

const briefs = new WeakMap<SaidText, PricedText>()

/** A brief with its sums, made ready once for all its prices. */
export function pricedBrief(brief: SaidText): PricedText {
  const ready = briefs.get(brief) ?? {
    said: brief,
    sums: moneySums(brief),
    covered: [
      ...tagsIn(brief, 0, brief.raw.length, 'money.units.').map(
        ({ start, end }): Span => [start, end],
      ),
      ...withdrawnIn(brief),
    ],
  }
  briefs.set(brief, ready)
  return ready
}

/** Whether the brief prices a thing where it names it, and nowhere at this sum. */
export function hasOwnSum(item: string, sum: WrittenSum, text: PricedText): boolean {
  const places = thingPlaces(item, text.said)
  const alone = places.filter(([start]) => !isJoined(text, start))
  const own = alone.flatMap((place) => ownSums(place, sum, text))
  const isSame = ({ values }: WrittenSum) => values.some((value) => sum.values.includes(value))
  // Between two sums, "45 camp 290", the one behind.
  const behind = own.filter(({ isBehind }) => isBehind)
  const meant = own.filter(({ isPer }) => isPer || behind.length === 0)
  return own.length > 0 && ![...behind, ...meant].some((each) => isSame(each.sum))
}

/** The sums a thing has where the brief names it, but for this one. */
export function ownSumsOf(item: string, sum: WrittenSum, text: PricedText): WrittenSum[] {
  return thingPlaces(item, text.said)
    .flatMap((place) => ownSums(place, sum, text))
    .map((own) => own.sum)
    .filter(({ start }) => start !== sum.start)
}

/** With a day between, "playgroup Tuesday 9.30", a number without a sign of money may be a time. */
function isRightBehind(text: PricedText, from: number, { start, signs }: WrittenSum): boolean {
  if (hasContent(text, from, start) || isEnded(text.said, from, start)) return false
  if (isAlternative(text.said, from, start) || isJoint(text.said, from, start)) return false
  const times = timesIn(text.said, from, start)
  if (signs.length === 0 && times.length > 0) return false
  // "A partir de" is long, and parts nothing.
  const leads = tagsIn(text.said, from, start, 'money.from')
  const apart = [
    ...text.covered,
    ...[...times, ...leads].map(({ start, end }): Span => [start, end]),
  ]
    .filter(([first, last]) => first >= from && last <= start)
    .reduce((sum, [first, last]) => sum + last - first, 0)
  return start - from - apart <= near
}

/** "8 drop in or 35 for five": the sum behind is of what is to come. */
export const isAlternative = (said: SaidText, from: number, to: number): boolean =>
  isJoint(said, from, to, 'words.alternatives')

/** Whether a word of a kind is all that stands there: "45 for the way and 50 an hour". */
const isJoint = (said: SaidText, from: number, to: number, kind = 'words.conjunctions'): boolean =>
  tagsIn(said, from, to, kind).some(
    ({ start, end }) => said.folded.slice(from, to).trim() === said.folded.slice(start, end),
  )

/** A sentence that ends behind a whole word, and no "adults." that is cut short. */
const isEnded = ({ raw }: SaidText, from: number, to: number): boolean =>
  /^\p{L}{4}[.!?]\s/u.test(raw.slice(Math.max(0, from - 4), to))

/** "Cut + beard 42": what stands behind is of both. */
export const isAdded = ({ folded }: SaidText, start: number): boolean =>
  /[+&] ?$/.test(folded.slice(0, start))

/** "Cut and beard 42": of both, too, where either has a sum of its own elsewhere. */
function isJoined(text: PricedText, start: number): boolean {
  const { said, sums } = text
  if (isAdded(said, start)) return true
  const joint = tagBefore(said, start - 1, 'words.conjunctions')
  if (!joint || said.folded[start - 1] !== ' ') return false
  const last = sums.findLast(({ end }) => end <= joint.start)
  const from = Math.max(last?.end ?? 0, ...dividesIn(text, last?.end ?? 0, joint.start))
  return contentWords(text, from, joint.start).length === 1
}

interface OwnSum {
  sum: WrittenSum
  isBehind: boolean
  /** It stands before the thing, and says that it is for this. */
  isPer: boolean
}

/** The sums right behind a thing, and the one before it that is of nothing else: "£4 a loaf". */
function ownSums([start, end]: Span, { signs }: WrittenSum, text: PricedText): OwnSum[] {
  const sums = peersOf(text, { signs }).filter((each) => !isMeasuring(each, text))
  const behind = sums.findIndex((other) => other.start >= end)
  const first = sums[behind]
  const isNear = first && isRightBehind(text, end, first)
  const readings = sums.filter(({ start: at }) => at === first?.start)
  const before = sums.findLast((other) => other.end <= start)
  const isBeside =
    before &&
    !hasContent(text, before.end, start) &&
    dividesIn(text, before.end, start).length === 0
  // "3 each whole cake 90": where another thing stands before the rate, the sum behind is meant.
  const isRated = Boolean(before && isBeside && isRate(text, before.end, start))
  const isOfOther = isNear && first.start - end <= 1 && before && !isFirst(text, before)
  const isPer = isRated && !isOfOther
  if (before && isBeside && isGiven(text, before, [start, end], isNear ? first : undefined))
    return [{ sum: before, isBehind: true, isPer: true }]
  const isLed = before && isBeside && (isPer || isFirst(text, before))
  // "2 euro a bun with liver, 3.50 with salad": the first is before the mark, and nobody else's.
  const isParted =
    isLed && before.signs.length > 0 && first && dividesIn(text, end, first.start).length > 0
  return [
    ...(isNear && !isParted ? readings.flatMap((each) => runOf(each, sums, text)) : []).map(
      (sum) => ({
        sum,
        isBehind: true,
        isPer: false,
      }),
    ),
    ...(isLed ? [{ sum: before, isBehind: false, isPer }] : []),
  ]
}

/**
 * "Free delivery over 15", "free quotes 10 years guarantee": a gift right before a thing is that
 * thing's, whatever number tells its condition; "free kids menu 5" may be read either way.
 */
function isGiven(
  { said }: PricedText,
  gift: WrittenSum,
  [start, end]: Span,
  next: WrittenSum | undefined,
): boolean {
  if (!next || !gift.signs.includes('free')) return false
  // "Free for members 25 a season"
  const joint = tagBefore(said, start - 1, 'words.prepositions')
  const isJoint = joint && joint.end - joint.start > 2
  if (isJoint && said.folded.slice(gift.end, joint.start).trim() === '') return true
  if (start - gift.end > 1) return false
  const isMeasured = unitTags(said).some(
    (tag) => isMeasure(tag, said) && tag.start >= next.end && tag.start - next.end <= 1,
  )
  const stands = (kind: string) => tagsIn(said, end, next.start, kind).length > 0
  return (
    next.signs.length === 0 && !stands('money.from') && (isMeasured || stands('words.prepositions'))
  )
}

/** 1本, "60 min" */
const isMeasuring = ({ start, end }: WrittenSum, { said }: PricedText): boolean =>
  unitTags(said).some((tag) => tag.start <= start && end < tag.end)

/** "£4 a bunch", "£7.50 per class" */
const isRate = ({ said }: PricedText, from: number, to: number): boolean =>
  evidenceIn(said, 'per', [from, to]).some(
    ({ start, end }) => said.folded.slice(start, end) === said.folded.slice(from, to).trim(),
  )

/** Nothing before it in its clause that it could be of, nor another sum. */
const isFirst = (text: PricedText, sum: WrittenSum): boolean => {
  const last = text.sums.findLast(({ end }) => end <= sum.start)
  const times = timesIn(text.said, 0, sum.start).map(({ end }) => end)
  const from = Math.max(0, ...dividesIn(text, 0, sum.start), ...times)
  return (last?.end ?? 0) <= from && !hasContent(text, from, sum.start)
}

/** "25 35", "25 / 35", "25 or 35" */
function isRunOn(said: SaidText, from: number, to: number): boolean {
  const between = said.folded.slice(from, to)
  if (/^(?: | ?\/ ?)$/.test(between)) return true
  return tagsIn(said, from, to, 'words.conjunctions').some(
    ({ start, end }) => said.folded.slice(start, end) === between.trim(),
  )
}

/** "Bunch 15 25 40": one after the other, each larger than the last. */
function runOf(first: WrittenSum, sums: readonly WrittenSum[], { said }: PricedText): WrittenSum[] {
  const run = [first]
  for (const sum of sums) {
    const last = run.at(-1) ?? first
    const isNext = sum.start > last.end && isRunOn(said, last.end, sum.start)
    if (isNext && Math.max(...sum.values) > Math.max(...last.values)) run.push(sum)
  }
  return run
}
