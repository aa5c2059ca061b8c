import { isDense } from '#server/reader/text/is-dense.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { hourRanges, openingTimes } from './money-sums.ts'
import { pricedBrief } from './own-sum.ts'
import { paidEnd } from './paid-end.ts'
import type { PricePlace } from './price-place.ts'
import { dividesIn, hasContent, timesIn } from './priced-text.ts'
import { isMeasure, unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

type Place = Pick<Tag, 'start' | 'end'>

const fewOf = /^[1-3] (?!h\b)[a-z]{3,}/

interface Around {
  brief: SaidText
  /** All sums of the brief. */
  sums: readonly Place[]
}

/** What stands farther behind a sum or a unit is of something else, in letters. */
const farthest = 32
/** "Per", "a", "die": words that join a unit to its sum have so many letters at most. */
const shortWord = /^\p{L}{1,3}$/u

/**
 * Whether a unit that a brief names is this price's and no other's: it stands right behind its sum,
 * "9 an hour", or between its thing and its sum, or right before the two, "1 night: tent 22". Where
 * it stands between two sums that may both have it, "buffet 45 kilo 79", it is nobody's.
 * @param unit where the brief names the unit
 * @param sums the other sums of the brief
 */
export function isOwnUnit(
  unit: Span,
  place: PricePlace,
  sums: readonly WrittenSum[],
  brief: SaidText,
): boolean {
  const { span, sumAt } = place
  const sum = { start: sumAt[0], end: paidEnd(place, unit, brief) }
  const around = { brief, sums: [...sums, sum] }
  const isFollowedBy = (other: Span) =>
    isRightBehind(other, sum, brief) && !mayLead(other, sum, around)
  // "650 till four each extra hour 70": behind a condition it may be of what comes next.
  if (sum.end > sumAt[1] && nextOf(unit[1], around)) return false
  if (unit[0] >= sum.end)
    return (
      isFollowedBy(unit) && !isBehindOther(unit, sum, brief) && !isSeveral(unit, brief, sum.end)
    )
  if (isOverruled(unit, sum, isFollowedBy, brief)) return false
  if (around.sums.some(({ start, end }) => start >= unit[1] && end <= sum.start)) return false
  const last = around.sums
    // "1 kilo" counts no money.
    .filter(({ start, end }) => end <= unit[0] && brief.folded.slice(start, end) !== '1')
    .toSorted((one, other) => other.end - one.end)[0]
  const isOfLast = last !== undefined && isRightBehind(unit, last, brief)
  if (isOfLast && !leads(unit, last, around)) return false
  if (!isOfLast && isSeveral(unit, brief)) return false
  if (unit[0] >= span[0] && unit[1] > span[0]) return true
  const text = pricedBrief(brief)
  return !hasContent(text, unit[1], span[0]) && dividesIn(text, unit[1], span[0]).length === 0
}

/** "46 per person and night": the first is the unit, what is behind it a condition. */
function isBehindOther([at]: Span, { end }: Place, brief: SaidText): boolean {
  return unitTags(brief).some((tag) => tag.start >= end && tag.end <= at && at - tag.end > 1)
}

/** A unit of its own right behind a sum makes of another one before it a part of the thing. */
function isOverruled(
  unit: Span,
  { start: from, end: at }: Place,
  isFollowedBy: (other: Span) => boolean,
  brief: SaidText,
): boolean {
  // "Ride 45 min 90 visit 120": so long a thing is what costs that.
  if (/^\d/.test(brief.folded.slice(...unit)) && from - unit[1] <= 1) return false
  return unitTags(brief).some(
    ({ start, end }) =>
      start >= at &&
      !(start < unit[1] && unit[0] < end) &&
      // Where words are not parted units stand before their sums, but for 円／月.
      (!isDense(brief.raw.slice(start, end)) || isSlashed(at, start, brief)) &&
      isFollowedBy([start, end]),
  )
}

/** "3h", "4 hours": what is told of so many hours is none for an hour. */
function isSeveral([start, end]: Span, brief: SaidText, from = 0): boolean {
  const { folded } = brief
  if (/^\d/.test(folded.slice(start, end))) return false
  const figure = /(\d+)[ -]?$/.exec(folded.slice(from, start))
  if (figure === null || figure[1] === '1') return false
  // "Sundays 8 to 13 kilo bread 2.50": they are the hours of a day.
  const at = from + figure.index
  return !openingTimes(brief).some(([first, last]) => first <= at && at < last)
}

function isRightBehind([start]: Span, { end }: Place, brief: SaidText): boolean {
  const text = pricedBrief(brief)
  return (
    start >= end &&
    start - end <= farthest &&
    !hasContent(text, end, start) &&
    !text.sums.some((sum) => sum.start >= end && sum.end <= start) &&
    dividesIn(text, end, start).every((at) => isPerAt(at, brief))
  )
}

/** "£2.20 per member of staff, per month" */
const isPerAt = (at: number, brief: SaidText): boolean =>
  brief.folded[at - 1] === ',' &&
  evidenceIn(brief, 'per').some(({ start, end }) => start === at + 1 && end - start > 1)

/** Whether a unit behind a sum may be the next one's, or of another thing: "40 a week of food 15". */
function mayLead(unit: Span, last: Place, around: Around): boolean {
  const { brief } = around
  const [start, end] = unit
  const next = nextOf(end, around)
  if (!next || isSlashed(last.end, start, brief) || isPer(unit, last, brief)) return false
  if (isDense(brief.raw.slice(start, end))) return true
  const isApart = /\p{L}{2}/u.test(brief.folded.slice(end, next.start))
  if (isApart && isDescribed(end, brief)) return true
  if (isJoined(unit, last, brief)) return false
  if (!isApart && /^\d/.test(brief.folded.slice(start, end))) return true
  // "32 a night 2 dogs at most": so few of what is named behind cost nothing.
  if (!isApart && fewOf.test(brief.folded.slice(next.start))) return false
  const isFollowed = isFollowedByUnit(next, brief)
  return isApart ? isLed(last, brief, isMeasure) && !isFollowed : isLed(last, brief) || !isFollowed
}

/** Whether a unit behind a sum is the next one's: "weekend 520 week 1100", "30 min 35 60 min 60". */
function leads(unit: Span, last: Place, around: Around): boolean {
  const { brief } = around
  const [start, end] = unit
  const next = nextOf(end, around)
  if (!next || isSlashed(last.end, start, brief) || isPer(unit, last, brief)) return false
  if (isDense(brief.raw.slice(start, end))) return true
  if (isJoined(unit, last, brief) || isDescribed(end, brief)) return false
  if (/^\d/.test(brief.folded.slice(start, end))) return true
  return isLed(last, brief) && !isFollowedByUnit(next, brief)
}

function nextOf(end: number, { brief, sums }: Around): Place | undefined {
  const text = pricedBrief(brief)
  const [next] = sums
    .filter((sum) => sum.start >= end && !isGift(sum, brief) && !isCount(sum, brief))
    .toSorted((one, other) => one.start - other.start)
  if (!next || next.start - end > farthest) return undefined
  const isApart =
    dividesIn(text, end, next.start).length > 0 || timesIn(brief, end, next.start + 3).length > 0
  return isApart ? undefined : next
}

/** What is given away is not given by the day. */
const isGift = ({ start }: Place, brief: SaidText): boolean =>
  pricedBrief(brief).sums.some((sum) => sum.start === start && sum.signs.includes('free'))

/** "25 a session 7-22 Saturdays", "290 a year, 15 days to try": numbers that no unit leads to. */
function isCount({ start, end }: Place, brief: SaidText): boolean {
  if (hourRanges(brief).some(([from, to]) => from <= start && end <= to)) return true
  return (
    /^\d+$/.test(brief.folded.slice(start, end)) &&
    evidenceIn(brief, 'counted').some((tag) => tag.start === end + 1)
  )
}

const isLed = ({ start }: Place, brief: SaidText, isUnit: typeof isMeasure = () => true): boolean =>
  unitTags(brief).some(
    (tag) =>
      tag.end <= start && isUnit(tag, brief) && /^[\s:]*$/.test(brief.folded.slice(tag.end, start)),
  )

const isFollowedByUnit = ({ end }: Place, brief: SaidText): boolean =>
  unitTags(brief).some((tag) => isRightBehind([tag.start, tag.end], { start: end, end }, brief))

/** "/ 日" parts two prices, "円/日" says what one is for. */
const isSlashed = (from: number, to: number, { folded }: SaidText): boolean =>
  /^\s?[(（]?[/／]\S/.test(folded.slice(from, to + 2))

const wordsFrom = ([start, end]: Span, { end: from }: Place, { tokens }: SaidText) =>
  tokens.filter((token) => token.start >= from && token.end <= Math.max(start, end))

/** "Each", "pro Mann", "a night", "pp" */
const isPer = (unit: Span, last: Place, brief: SaidText): boolean =>
  evidenceIn(brief, 'apiece', unit).length > 0 ||
  wordsFrom(unit, last, brief).some((word) =>
    evidenceIn(brief, 'per').some(({ start }) => start === word.start),
  )

/** "Die Stunde", "al mes", "l'heure": with a short word before it. */
function isJoined(unit: Span, last: Place, brief: SaidText): boolean {
  if (isDense(brief.raw.slice(...unit))) return false
  const words = wordsFrom(unit, last, brief)
  if (words.length > 0 && /^\p{L}['’]/u.test(words[0]?.text ?? '')) return true
  return words.length > 1 && words.slice(0, -1).some(({ text }) => shortWord.test(text))
}

/** "A week of food": what follows is of the unit; "a week up to 4 floors" is a condition. */
function isDescribed(end: number, brief: SaidText): boolean {
  const [next, second] = brief.tokens.filter((token) => token.start >= end)
  return (
    next !== undefined &&
    tagAt(brief, next.start, 'words.prepositions') !== undefined &&
    second?.kind === 'word' &&
    sensesOf(brief.language, next.text).includes('of')
  )
}
