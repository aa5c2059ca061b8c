import type { Span } from '#server/reader/text/trim.ts'
import { placesOf } from '../contains.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { isOwnUnit } from './own-unit.ts'
import { type PricePlace, sumsBeside } from './price-place.ts'
import { dividesIn, hasContent } from './priced-text.ts'
import { isUnitShared } from './shared-unit.ts'
import { unitPlaces } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/**
 * Whether a unit is a price's own: it stands between its thing and its sum, right behind the sum or
 * right before the two, or in the heading above. What another price says it is for is never carried
 * over, and a gift is for nothing.
 */
export function isUnitOf(unit: string, place: PricePlace, brief: SaidText): boolean {
  if (isGift(place, brief)) return false
  const sums = sumsBeside(brief, place)
  const places = unitPlaces(unit, brief).filter((each) => !isCounted(each, place, brief))
  return (
    places.some((each) => isNamed(each, place) || isOwnUnit(each, place, sums, brief)) ||
    isUnitShared(places, place, brief)
  )
}

/** "Half a day 180": the thing itself is called so. */
const isNamed = ([start, end]: Span, { names, span }: PricePlace): boolean =>
  names.some(([from, to]) => span[0] <= from && to <= span[1] && from <= start && end <= to)

const isGift = ({ sumAt }: PricePlace, brief: SaidText): boolean =>
  pricedBrief(brief).sums.some(
    ({ start, end, signs }) => start === sumAt[0] && end === sumAt[1] && signs.includes('free'),
  )

/** "Pass of 10 classes", "lesson of 2 hours": so many of it are one thing. */
function isCounted([start, end]: Span, { names }: PricePlace, { folded }: SaidText): boolean {
  const figure = /(\d+)[ -]?$/.exec(folded.slice(0, start))
  return (
    figure !== null &&
    figure[1] !== '1' &&
    !/^\d/.test(folded.slice(start, end)) &&
    names.some(([from, to]) => from <= figure.index && end <= to)
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
    const isListed = next && dividesIn(text, sumAt[1], next.start).length === 0
    return (
      dividesIn(text, sumAt[1], start).length === 0 &&
      (!isListed || !hasContent(text, sumAt[1], start))
    )
  }
  if (start >= span[0]) return isClear(end, sumAt[0])
  return (
    end <= span[0] &&
    isClear(end, sumAt[0]) &&
    dividesIn(text, end, span[0]).length === 0 &&
    !hasContent(text, end, span[0])
  )
}
