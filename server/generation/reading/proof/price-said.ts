import type { Tag } from '#server/reader/text/phrase-index.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Price } from '#shared/page/facts.ts'
import { contains, placesOf } from '../contains.ts'
import { evidenceIn, type SaidText, saidText } from './evidence.ts'
import { clauseEnd, hasContent, hasOwnSum, isItemOf, type PricedText } from './item-of.ts'
import { isSumOf, type PriceContext } from './sum-of.ts'
import { sumsAndGifts, type WrittenSum } from './written-sums.ts'

export type PriceValue = Omit<Price, 'id'>

/**
 * A price as words say it: sum, money and thing have to stand there and belong together. A unit, a
 * condition or a "from" nobody wrote is left out.
 * @returns null where the words do not say it
 */
export function saidPrice(
  price: PriceValue,
  said: SaidText,
  context: PriceContext,
): PriceValue | null {
  const text = pricedText(price, said)
  const place = text.sums
    .filter((sum) => isSumOf(price.amount, price.currency, sum, context))
    .flatMap((sum) => rangeFrom(price, sum, text, context))
    .find((sum) => isItemOf(price.item, sum, text, context.brief) && !isOthers(price, sum, context))
  return place ? asSaid(price, place, text, context) : null
}

/** With nothing that makes it another price, a thing has the sum that stands right behind it. */
const isOthers = ({ item, unit, note }: PriceValue, sum: WrittenSum, { brief }: PriceContext) =>
  unit === undefined && note === undefined && hasOwnSum(item, sum, brief)

/** Its sums are all numbers but those that count something: three evenings, 50 cl. */
function pricedText({ unit, note }: PriceValue, said: SaidText): PricedText {
  const written = sumsAndGifts(said)
  const covered: Span[] = [
    ...[unit, note].flatMap((part): Span[] => (part ? placesOf(said.raw, part) : [])),
    ...unitTags(said).flatMap((tag): Span[] =>
      isOwnUnit(tag, unit) || written.some((sum) => isBehind(tag, sum, said))
        ? [[tag.start, tag.end]]
        : [],
    ),
  ]
  const isCovered = (sum: WrittenSum) =>
    covered.some(([from, to]) => from <= sum.start && sum.end <= to)
  const isBeside = (kind: string, at: number) =>
    evidenceIn(said, kind).some(
      ({ start }) => start === at || (start === at + 1 && said.folded[at] === ' '),
    )
  const isCounting = ({ end, signs }: WrittenSum) =>
    signs.length === 0 && isBeside('counted', end) && !isBeside('units.', end)
  const isTime = ({ end, signs }: WrittenSum) =>
    signs.length === 0 && said.startingAt.get(end)?.some(({ tag }) => tag === 'hours.hour')
  const sums = written.filter((sum) => !isCovered(sum) && !isCounting(sum) && !isTime(sum))
  return { said, sums, covered }
}

const isOwnUnit = ({ tag }: Tag, unit: string | undefined): boolean =>
  unit !== undefined && tag.endsWith(`units.${unit}`)

/** "9 an hour": right behind a sum, whatever joins the two. */
function isBehind({ start }: Tag, { end }: WrittenSum, { folded }: SaidText): boolean {
  return start >= end && /^[\s(/（:.]*(?:\p{L}{1,3} )?$/u.test(folded.slice(end, start))
}

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
function asSaid(
  { unit, note, from, ...price }: PriceValue,
  sum: WrittenSum,
  text: PricedText,
  { brief }: PriceContext,
): PriceValue {
  const { said } = text
  const isLeast =
    hasTag(said, 0, said.raw.length, 'money.from') || evidenceIn(said, 'least').length > 0
  return {
    ...price,
    ...(unit && isUnitSaid(unit, sum, text, brief) && { unit }),
    ...(note && contains(said.raw, note) && { note }),
    ...(from && isLeast && { from }),
  }
}

/** The unit stands beside the sum; or no other does, and the brief speaks of it elsewhere. */
function isUnitSaid(unit: string, sum: WrittenSum, text: PricedText, brief: SaidText): boolean {
  const { said } = text
  const kinds = unitsIn(saidText(unit, brief.language.code))
  const isIn = (where: SaidText) =>
    contains(where.raw, unit) ||
    unitsIn(where).some((kind) => kind === unit || kinds.includes(kind))
  if (isIn(said)) return true
  return tagsIn(said, sum.end, clauseEnd(text, sum), 'money.units.').length === 0 && isIn(brief)
}

/** Every unit a text speaks of. */
function unitsIn(text: SaidText): string[] {
  return unitTags(text).map(({ tag }) => tag.slice(tag.indexOf('units.') + 'units.'.length))
}

const unitTags = (text: SaidText): Tag[] => [
  ...tagsIn(text, 0, text.raw.length, 'money.units.'),
  ...evidenceIn(text, 'units.'),
]
