import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import type { Language } from '#server/reader/language.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { numberFormat } from '#shared/i18n/formats.ts'
import type { Facts, Price } from '#shared/page/facts.ts'

/** The price of the brief that the page's has by its id: the first is "p1". */
export function priceOf(
  { facts }: Reading,
  { id }: Pick<Price, 'id'>,
): Found<PriceValue> | undefined {
  return facts.prices[Number(id.slice(1)) - 1]
}

/** What the brief says of each price whose sum alone was corrected, and what it has to say now. */
export function correctedPrices(reading: Reading, { prices = [] }: Facts): [string, string][] {
  const { raw } = reading.text
  return prices.flatMap((price): [string, string][] => {
    const found = priceOf(reading, price)
    if (!found || !isSameThing(found.value, price) || found.value.amount === price.amount) return []
    const [start, end] = found.span
    const sum = reading.amounts.find(
      (one) => one.start >= start && one.end <= end + 1 && one.amount === found.value.amount,
    )
    const now =
      sum && withFigure(raw.slice(sum.start, sum.end), sum, price.amount, reading.text.language)
    if (!sum || !now) return []
    const last = Math.max(end, sum.end)
    return [[raw.slice(start, last), raw.slice(start, sum.start) + now + raw.slice(sum.end, last)]]
  })
}

/** Whether a sentence of the page says this price already, or will once it is corrected. */
export function isSaid(reading: Reading, price: Price): boolean {
  const found = priceOf(reading, price)
  if (!found || !isSameThing(found.value, price)) return false
  return (
    found.value.amount === price.amount || correctedPrices(reading, { prices: [price] }).length > 0
  )
}

const isSameThing = (one: PriceValue, { item, unit, to }: Price): boolean =>
  fold(one.item) === fold(item) && one.unit === unit && one.to === to

const figure = /\d+(?:[.,'’ \u00a0\u202f]\d+)*/
const grouped = /\d([.,'’ \u00a0\u202f])\d{3}(?!\d)/
const cents = /([.,])\d{1,2}$/

/**
 * A sum as it is written, with another figure: "£18" becomes "£17", "1.200 €" becomes "1.350 €".
 * @returns null where the figure cannot be written so, "5천" for 5250
 */
export function withFigure(
  said: string,
  { scale = 1 }: Pick<Amount, 'scale'>,
  amount: number,
  { data }: Pick<Language, 'data'>,
): string | null {
  const before = figure.exec(said)?.[0]
  const value = amount / scale
  if (!before || (scale > 1 && !Number.isInteger(value * 10))) return null
  const separator = grouped.exec(before)?.[1]
  const digits = scale > 1 || Number.isInteger(value) ? {} : { minimumFractionDigits: 2 }
  const parts = numberFormat(data.info.tag, {
    useGrouping: separator !== undefined,
    ...digits,
  }).formatToParts(value)
  const own: Record<string, string | undefined> = {
    group: separator,
    decimal: cents.exec(before)?.[1],
  }
  return said.replace(figure, parts.map(({ type, value: part }) => own[type] ?? part).join(''))
}
