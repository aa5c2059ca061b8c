import { currencyOf } from '#server/reader/countries.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import type { PricedText } from './priced-text.ts'
import type { WrittenSum } from './written-sums.ts'

/** What of the whole brief bears on its prices. */
export interface PriceContext {
  brief: SaidText
  /** ISO 3166-1: where it may be from. */
  countries: readonly string[]
  /** ISO 4217: those its prices have. */
  currencies: readonly string[]
  /** Where it tells facts of other kinds: their words and numbers are none of a price. */
  told: readonly Span[]
}

/** With the offset in the brief that the words begin at. */
export interface PlacedContext extends PriceContext {
  from: number
  /** The brief with its sums, and the price's own units and conditions covered. */
  whole: PricedText
}

/** Money nobody counts in ones: people leave the thousands out, "55" for 55,000. */
const shortened: Readonly<Record<string, readonly number[]>> = {
  KRW: [10_000, 1000],
  ARS: [1000],
  CLP: [1000],
  COP: [1000],
  PYG: [1000],
  CRC: [1000],
}

/** Whether a number is that sum of that money: by the sign beside it, or as money is there. */
export function isSumOf(
  amount: number,
  currency: string,
  { values, signs }: WrittenSum,
  context: PriceContext,
): boolean {
  const isMoney =
    signs.length > 0
      ? signs.some((sign) => sign === currency || isShared(sign, currency, context))
      : isUsual(currency, context)
  return isMoney && values.some((value) => sumsOf(value, currency, signs, context).includes(amount))
}

const isUsual = (currency: string, { countries, currencies }: PriceContext): boolean =>
  currencies.includes(currency) || countries.some((country) => currencyOf(country) === currency)

/** "$", "R" and "kr" are money of many countries: that of the brief's. */
function isShared(sign: string, currency: string, context: PriceContext): boolean {
  return !/^[A-Z]{3}$/.test(sign) && isUsual(currency, context)
}

/** A number, and what it is where its thousands were left out. */
function sumsOf(
  value: number,
  currency: string,
  signs: readonly string[],
  { brief }: PriceContext,
): number[] {
  const usual = shortened[currency] ?? []
  if (value >= 10_000 || value === 0) return [value]
  // "Flat 1.200" for 1.2 millions, 부엌 1,500; with a sign of its own it is as written: 1500원.
  if (value >= 1000)
    return [value, ...(signs.includes(currency) ? [] : usual.map((factor) => value * factor))]
  const told = [
    ...brief.tags.filter(({ tag }) => tag.startsWith('money.scales.')),
    ...evidenceIn(brief, 'scales.'),
  ].map(({ tag }) => Number(tag.split('.').at(-1)))
  const factors = [...usual, ...told]
  return [value, ...factors.map((factor) => Math.round(value * factor * 100) / 100)]
}
