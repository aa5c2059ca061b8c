import type { Tag } from '#server/reader/text/phrase-index.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Price } from '#shared/page/facts.ts'
import { contains, placesOf } from '../contains.ts'
import { evidenceIn, type SaidText, saidText } from './evidence.ts'
import { inBrief, isBeside, isItemOf } from './item-of.ts'
import { moneySums, tellsInWords, withdrawnIn } from './money-sums.ts'
import { isOnlySum, isOnlySumOfSentence } from './only-sum.ts'
import { hasOwnSum, ownSumsOf, pricedBrief } from './own-sum.ts'
import type { PricePlace } from './price-place.ts'
import { hasContent, type PricedText, withTold } from './priced-text.ts'
import { isUnitOfSibling } from './sibling-unit.ts'
import { isSumOf, type PlacedContext, type PriceContext } from './sum-of.ts'
import { isNoteOf, isUnitOf } from './unit-of.ts'
import { isBehind, isMeasure, kindOf, unitPlaces as placesOfUnit, unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

export type PriceValue = Omit<Price, 'id'>

export interface SaidPrice extends Omit<PricePlace, 'names' | 'conditions'> {
  value: PriceValue
  /** It, or its unit, is told of something else: whether it is this one's, its owner knows. */
  isLikely?: true
}

/**
 * A price as words say it: sum, money and thing have to stand there and belong together. A unit, a
 * condition or a "from" nobody wrote is left out.
 * @param span where the words stand in the brief, with all that is between them
 * @returns null where the words do not say it
 */
export function saidPrice(
  price: PriceValue,
  [from, to]: Span,
  context: PriceContext,
): SaidPrice | null {
  const { brief, told } = context
  const said = saidText(brief.raw.slice(from, to), brief.language.code)
  const text = withTold(
    pricedText(price, said, tellsInWords(brief)),
    told.map(([start, end]): Span => [start - from, end - from]),
  )
  const placed = { ...context, from, whole: withTold(withConditions(price, brief), told) }
  const places = text.sums
    .filter((sum) => isSumOf(price.amount, price.currency, sum, context))
    .filter((sum) => isWhole(price, sum, placed))
    .flatMap((sum) => rangeFrom(price, sum, text, context))
  const own = places.find((sum) => isOfItem(price, sum, text, placed))
  const place =
    own ??
    places.find((sum) => {
      const there = inBrief(sum, placed)
      return [isOnlySum, isOnlySumOfSentence].some((isOf) => isOf(price.item, there, placed.whole))
    })
  if (!place) return null
  const sumAt: Span = [place.start + from, place.end + from]
  const span = withThing(price.item, sumAt, [from, to], brief)
  const names = placesOf(brief.raw, price.item)
  const conditions = price.note ? placesOf(brief.raw, price.note) : []
  const at: PricePlace = { span, sumAt, names, conditions }
  const value = asSaid(price, at, text.said, context)
  return {
    ...(!own && { isLikely: true }),
    ...withUnitOfSibling(value, price.unit, at, brief),
    span,
    sumAt,
  }
}

/** With the unit that another price of the list tells, where its own words tell none. */
function withUnitOfSibling(
  value: PriceValue,
  unit: string | undefined,
  place: PricePlace,
  brief: SaidText,
): Pick<SaidPrice, 'value' | 'isLikely'> {
  const isShared =
    unit !== undefined &&
    value.unit === undefined &&
    value.amount > 0 &&
    isUnitOfSibling(placesOfUnit(unit, brief), place, brief)
  return isShared ? { value: { ...value, unit }, isLikely: true } : { value }
}

function withConditions({ unit, note }: PriceValue, brief: SaidText): PricedText {
  const text = pricedBrief(brief)
  const own = [unit, note].flatMap((part): Span[] => (part ? placesOf(brief.raw, part) : []))
  const apart = brackets(brief, text.sums)
  const isApart = ({ start, end }: WrittenSum) =>
    apart.some(([from, to]) => from <= start && end <= to)
  return {
    ...text,
    sums: text.sums.filter((sum) => !isApart(sum)),
    covered: [...text.covered, ...own, ...apart],
  }
}

/**
 * Whether a sum of the words is one of the brief: no part of another that the words cut, and no
 * number without a sign of money where the same sum stands with one.
 */
function isWhole(
  { amount, currency }: PriceValue,
  { start, end, signs }: WrittenSum,
  { from, ...context }: PlacedContext,
): boolean {
  const { sums } = pricedBrief(context.brief)
  const [first, last] = [start + from, end + from]
  if (withdrawnIn(context.brief).some(([at, to]) => at <= first && last <= to)) return false
  const isSame = (sum: WrittenSum): boolean => isSumOf(amount, currency, sum, context)
  const isUnsigned = signs.length === 0 && sums.some((sum) => sum.signs.length > 0 && isSame(sum))
  const there = sums.filter((sum) => sum.start < last && first < sum.end)
  // "5 130" may be two numbers, 1만5천 is one.
  const isOne = ({ start, end }: WrittenSum): boolean =>
    /\d[\p{Script=Han}\p{Script=Hangul}]\d/u.test(context.brief.folded.slice(start, end))
  const isCut = there.some((sum) => isOne(sum) && !isSame(sum))
  const isThere = there.some((sum) => sum.start <= first && last <= sum.end && isSame(sum))
  return !isUnsigned && !isCut && (there.length === 0 || isThere)
}

/** From a thing to its sum, or the other way round: the shortest way there is inside a span. */
function withThing(item: string, sumAt: Span, [from, to]: Span, brief: SaidText): [number, number] {
  const runs = placesOf(brief.raw, item)
    .filter(([start, end]) => from <= start && end <= to)
    .map(([start, end]): [number, number] => [Math.min(start, sumAt[0]), Math.max(end, sumAt[1])])
  const [shortest] = runs.toSorted((one, other) => one[1] - one[0] - (other[1] - other[0]))
  return shortest ?? [...sumAt]
}

/**
 * With no unit or condition beside it that makes it another price, a thing has the sum that stands
 * right behind it.
 */
function isOfItem(
  price: PriceValue,
  sum: WrittenSum,
  text: PricedText,
  context: PlacedContext,
): boolean {
  const isFurther = isFurtherPrice(price, sum, text, context)
  return (
    isItemOf(price.item, sum, text, context, isFurther) &&
    (isFurther || !hasOwnSum(price.item, sum, context.whole))
  )
}

function isFurtherPrice(
  { item, unit, note, amount }: PriceValue,
  sum: WrittenSum,
  text: PricedText,
  { brief, from, whole }: PlacedContext,
): boolean {
  const notes = note === undefined ? [] : placesOf(text.said.raw, note)
  const isLast = ([start, end]: Span): boolean =>
    start <= sum.start &&
    sum.end <= end &&
    !moneySums(text.said).some((other) => other.start >= sum.end && other.end <= end)
  // A gift has no further price.
  if (amount > 0 && notes.some(isLast)) return true
  if (isBeside(notes, sum, text)) return true
  if (unit === undefined || amount === 0) return false
  const names = placesOf(brief.raw, item)
  const isOutside = ([start, end]: Span): boolean =>
    !names.some(([first, last]) => first <= start + from && end + from <= last)
  const places = unitPlaces(unit, sum, text.said).filter(isOutside)
  const beside = places.filter((place) => isBeside([place], sum, text))
  const isOthers = ([start]: Span): boolean => beside.every(([at]) => at + from !== start)
  // "2 m² 39 a month, 10 m² 120 a month": its own sum has that unit already.
  const isOfOwn = ownSumsOf(item, { ...sum, start: sum.start + from }, whole).some((own) =>
    isBeside(unitPlaces(unit, own, brief).filter(isOthers), own, whole),
  )
  return beside.length > 0 && !isOfOwn
}

/** Before a sum a measure is its unit, "60 min 50"; "cabin 50" is a thing. */
function unitPlaces(unit: string, sum: WrittenSum, said: SaidText): Span[] {
  const all = unitTags(said)
  const tags = all.filter(
    (tag) =>
      isOwnUnit(tag, unit) &&
      !all.some((other) => isEndOf(tag, other)) &&
      (tag.start >= sum.end || isMeasure(tag, said)),
  )
  return [...placesOf(said.raw, unit), ...tags.map(({ start, end }): Span => [start, end])]
}

/** "Day" of half a day, 日 of 半日. */
const isEndOf = (tag: Tag, other: Tag): boolean =>
  other.start < tag.start && other.end === tag.end && kindOf(other) !== kindOf(tag)

/** Without the numbers of its units and conditions: "2 hours", "for two". */
function pricedText(
  { unit, note, amount }: PriceValue,
  said: SaidText,
  isInWords: boolean,
): PricedText {
  const written = moneySums(said, isInWords)
  const covered: Span[] = [
    ...[unit, withoutSum(note, amount, said)].flatMap((part): Span[] =>
      part ? placesOf(said.raw, part) : [],
    ),
    ...unitTags(said).flatMap((tag): Span[] =>
      (isOwnUnit(tag, unit) && isMeasure(tag, said)) ||
      written.some((sum) => isBehind(tag, sum, said))
        ? [[tag.start, tag.end]]
        : [],
    ),
    ...brackets(said, written),
    ...rates(said, written),
    ...withdrawnIn(said),
  ]
  const isCovered = (sum: WrittenSum) =>
    covered.some(([from, to]) => from <= sum.start && sum.end <= to)
  return { said, sums: written.filter((sum) => !isCovered(sum)), covered }
}

/** "3 for 24", "free for pupils": a condition that tells the sum itself covers what is before or behind it. */
function withoutSum(note: string | undefined, amount: number, said: SaidText): string | undefined {
  if (note === undefined) return note
  const [sum] = moneySums(saidText(note, said.language.code)).filter(({ values }) =>
    values.includes(amount),
  )
  if (!sum) return note
  const [before, behind] = [note.slice(0, sum.start), note.slice(sum.end)].map((part) =>
    part.trim(),
  )
  return before || behind
}

/** "Course (4 months, twice a week): $75": what stands in brackets and is no sum of money. */
function brackets(said: SaidText, sums: readonly WrittenSum[]): Span[] {
  const isMoney =
    (from: number, to: number) =>
    ({ start, end, signs }: WrittenSum) =>
      from <= start &&
      end <= to &&
      (signs.length > 0 || sums.every((sum) => sum.signs.length === 0))
  return [...said.folded.matchAll(/\([^()\n]*\)/g)].flatMap(({ 0: run, index }): Span[] => {
    const [from, to] = [index, index + run.length]
    return sums.some(isMoney(from, to)) ? [] : [[from, to]]
  })
}

/** "46 pro Mann": what joins a sum to whatever it is paid for, with the word behind it. */
function rates(said: SaidText, sums: readonly WrittenSum[]): Span[] {
  return evidenceIn(said, 'per').flatMap(({ start, end }): Span[] => {
    const word = said.tokens.find((token) => token.start >= end)
    const isBehind = sums.some(
      (sum) => said.folded.slice(sum.end, start).trim() === '' && sum.end <= start,
    )
    return isBehind && word?.kind === 'word' ? [[start, word.end]] : []
  })
}

const isOwnUnit = ({ tag }: Tag, unit: string | undefined): boolean =>
  unit !== undefined && tag.endsWith(`units.${unit}`)

/** A sum with the one that ends its range; [] where none does. */
function rangeFrom(
  { to, currency }: PriceValue,
  sum: WrittenSum,
  text: PricedText,
  context: PriceContext,
): WrittenSum[] {
  if (to === undefined) return [sum]
  return text.sums
    .filter((end) => end.start >= sum.end && !hasContent(text, sum.end, end.start))
    .filter((end) =>
      isSumOf(to, currency, { ...end, signs: [...end.signs, ...sum.signs] }, context),
    )
    .map((end) => ({ ...sum, end: end.end }))
}

/** Without what its words do not say of it. */
export function asSaid(
  { unit, note, from, ...price }: PriceValue,
  place: PricePlace,
  said: SaidText,
  { brief }: PriceContext,
): PriceValue {
  const isLeast =
    hasTag(said, 0, said.raw.length, 'money.from') || evidenceIn(said, 'least').length > 0
  return {
    ...price,
    ...(unit && isUnitOf(unit, place, brief) && { unit }),
    ...(note && contains(said.raw, note) && isNoteOf(note, place, brief) && { note }),
    ...(from && isLeast && { from }),
  }
}
