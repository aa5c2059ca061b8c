import { numberFormat } from '#shared/i18n/formats.ts'
import type { Price } from '#shared/page/facts.ts'
import { fill, type PageWords } from './page-words.ts'

/** Money is written as where it is paid with, in the page's language: "R$ 45", "$45". */
const homes: Record<string, string> = {
  GBP: 'en-GB',
  USD: 'en-US',
  AUD: 'en-AU',
  NZD: 'en-NZ',
  CHF: 'de-CH',
  BRL: 'pt-BR',
  MXN: 'es-MX',
  ARS: 'es-AR',
  COP: 'es-CO',
  CLP: 'es-CL',
  UYU: 'es-UY',
}

/** Currencies their own languages write out: 950円, 120,000원. */
const writtenOut: Record<string, string> = { JPY: 'ja', KRW: 'ko' }

/**
 * "from £48 an hour", "24 € le kilo", "1泊 12,000円": an amount with all that belongs to it.
 * @param intlTag the language it is read in, with its country
 */
export function priceText(price: Price, intlTag: string, words: PageWords): string {
  if (price.amount === 0 && price.to === undefined) return withNote(words.free, price)
  const amount = moneyText(price.amount, price.currency, intlTag)
  const range =
    price.to === undefined
      ? amount
      : fill(words.priceRange, {
          from: amount,
          to: moneyText(price.to, price.currency, intlTag),
        })
  const least = price.from ? fill(words.fromPrice, { price: range }) : range
  return withNote(perUnit(least, price.unit, words), price)
}

/** A price in three: the money, and what is said before and behind it ("from", "a night"). */
export function priceParts(
  price: Price,
  intlTag: string,
  words: PageWords,
): [before: string, sum: string, behind: string] {
  const whole = priceText(price, intlTag, words)
  const { unit: _, note: __, from: ___, ...bare } = price
  const sum = priceText(bare, intlTag, words)
  const at = whole.indexOf(sum)
  return [whole.slice(0, at), sum, whole.slice(at + sum.length)]
}

/** An amount of money as people of that language write it. */
export function moneyText(amount: number, currency: string, intlTag: string): string {
  const home = homes[currency]
  const language = intlTag.slice(0, 2)
  return (
    numberFormat(home?.startsWith(language) ? home : intlTag, {
      style: 'currency',
      currency,
      currencyDisplay: writtenOut[currency] === language ? 'name' : 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    })
      .format(amount)
      // Newer data says "대한민국 원", which nobody writes on a menu.
      .replace(/(?<=\d)\s?(?:\p{L}+ )?(?=[円원])/u, '')
  )
}

function perUnit(amount: string, unit: string | undefined, { per }: PageWords): string {
  if (!unit) return amount
  const pattern = Object.hasOwn(per, unit) ? per[unit as keyof typeof per] : per.other
  return fill(pattern, { price: amount, unit })
}

function withNote(text: string, { note }: Price): string {
  return note ? `${text} ${note}` : text
}
