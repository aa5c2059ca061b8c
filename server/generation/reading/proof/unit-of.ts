import type { Span } from '#server/reader/text/trim.ts'
import { placesOf } from '../contains.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { type PricePlace, sumsBeside } from './price-place.ts'
import { dividesIn, hasContent } from './priced-text.ts'
import { isUnitShared } from './shared-unit.ts'
import { isBehind, unitPlaces, unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/**
 * Whether a unit is a price's own: it stands between its thing and its sum, right behind the sum or
 * right before the two. A price that has none may share that of its list; what the next price says
 * it is for is never carried back.
 */
export function isUnitOf(unit: string, place: PricePlace, brief: SaidText): boolean {
  const sums = sumsBeside(brief, place)
  const places = unitPlaces(unit, brief)
  return (
    places.some((each) => isWithPrice(each, place, sums, brief)) ||
    isUnitShared(places, place, brief)
  )
}

/** A condition stands with its price, or right behind it in words that have no sum. */
export function isNoteOf(note: string, place: PricePlace, brief: SaidText): boolean {
  const text = pricedBrief(brief)
  const sums = sumsBeside(brief, place)
  return placesOf(brief.raw, note).some(
    (each) =>
      isWithPrice(each, place, sums, brief) ||
      (each[0] >= place.sumAt[1] &&
        !sums.some(
          (sum) =>
            sum.start >= place.sumAt[1] &&
            (sum.end <= each[0] ||
              (sum.start >= each[1] && dividesIn(text, each[1], sum.start).length === 0)),
        )),
  )
}

function isWithPrice(
  [start, end]: Span,
  { span, sumAt }: PricePlace,
  sums: readonly WrittenSum[],
  brief: SaidText,
): boolean {
  const text = pricedBrief(brief)
  const isClear = (from: number, to: number) =>
    !sums.some((sum) => sum.start >= from && sum.end <= to)
  if (start >= sumAt[1]) {
    if (!isClear(sumAt[1], start)) return false
    const next = sums.find((sum) => sum.start >= end)
    // "60 min 30 90 min 45": a measure in figures leads its sum.
    const isNext =
      next && !hasContent(text, end, next.start) && /^\d/.test(brief.raw.slice(start, end))
    if (isNext && dividesIn(text, end, next.start).length === 0) return false
    const isListed = next && dividesIn(text, sumAt[1], next.start).length === 0
    return (
      dividesIn(text, sumAt[1], start).length === 0 &&
      (!isListed || !hasContent(text, sumAt[1], start))
    )
  }
  if (start >= span[0]) return isClear(end, sumAt[0])
  const isRightBefore =
    end <= span[0] && isClear(end, sumAt[0]) && dividesIn(text, end, span[0]).length === 0
  return (
    isRightBefore &&
    !hasContent(text, end, span[0]) &&
    !sums.some((sum) => isUnitBehind([start, end], sum, brief))
  )
}

/** A measure in figures leads its sum, and so do its like: "weekend 520 week 1100", "30 min 35". */
function isUnitBehind([start, end]: Span, sum: WrittenSum, brief: SaidText): boolean {
  if (!isBehind({ start }, sum, brief) || /\d/.test(brief.raw.slice(start, end))) return false
  const text = pricedBrief(brief)
  const before = text.sums.findLast((other) => other.end <= sum.start)
  return !unitTags(brief).some(
    (tag) =>
      tag.start >= (before?.end ?? 0) &&
      tag.end <= sum.start &&
      !hasContent(text, tag.end, sum.start) &&
      dividesIn(text, tag.end, sum.start).length === 0 &&
      !(before && isBehind(tag, before, brief)),
  )
}
