import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { placesOf } from '../contains.ts'
import { evidenceIn, type SaidText, saidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { dividesIn, hasContent } from './priced-text.ts'
import type { WrittenSum } from './written-sums.ts'

/** Where a brief says a price, from its thing to its sum, and where that sum stands. */
export interface PricePlace {
  span: [number, number]
  sumAt: Span
}

/**
 * Whether a unit is a price's own: it stands between its thing and its sum, right behind the sum or
 * right before the two. What the next price says it is for is never carried over.
 */
export function isUnitOf(unit: string, place: PricePlace, brief: SaidText): boolean {
  const sums = sumsBeside(brief, place)
  return unitPlaces(unit, brief).some((each) => isWithPrice(each, place, sums, brief))
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
      next && !hasContent(text, end, next.start) && /\d/.test(brief.raw.slice(start, end))
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

/** The other sums of a brief, but for the numbers of measures: "60 min", "m2". */
function sumsBeside(brief: SaidText, { sumAt }: PricePlace): WrittenSum[] {
  const measures = unitTags(brief).filter(({ start, end }) =>
    /\d/.test(brief.raw.slice(start, end)),
  )
  return pricedBrief(brief).sums.filter(
    ({ start, end }) =>
      (end <= sumAt[0] || start >= sumAt[1]) &&
      !measures.some((tag) => tag.start <= start && end <= tag.end),
  )
}

/** "9 an hour": right behind a sum, whatever joins the two. */
export function isBehind(
  { start }: Pick<Tag, 'start'>,
  { end }: WrittenSum,
  { folded }: SaidText,
): boolean {
  return start >= end && /^[\s(/（:.]*(?:\p{L}{1,3} )?$/u.test(folded.slice(end, start))
}

/** Where a brief speaks of a unit, by its name or in words of its own. */
function unitPlaces(unit: string, brief: SaidText): Span[] {
  const kinds = [unit, ...unitTags(saidText(unit, brief.language.code)).map(kindOf)]
  const tags = unitTags(brief).filter((tag) => kinds.includes(kindOf(tag)))
  return [...placesOf(brief.raw, unit), ...tags.map(({ start, end }): Span => [start, end])]
}

const kindOf = ({ tag }: Tag): string => tag.slice(tag.indexOf('units.') + 'units.'.length)

export const unitTags = (text: SaidText): Tag[] => [
  ...tagsIn(text, 0, text.raw.length, 'money.units.'),
  ...evidenceIn(text, 'units.'),
]
