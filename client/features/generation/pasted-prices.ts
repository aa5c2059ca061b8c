import type { PageLanguage } from '#shared/page/document.ts'
import { readUnit } from './price-units.ts'

export interface PastedPrice {
  item: string
  /** With a point for the decimals; '' where the line has none. */
  amount: string
  /** ISO 4217; null where the line does not say. */
  currency: string | null
  /** As `Price.unit`; '' for none. */
  unit: string
  from: boolean
}

/** What money is called, beside its codes. */
const currencies: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  R$: 'BRL',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  '₩': 'KRW',
  원: 'KRW',
  'Fr.': 'CHF',
}
const money = 'R\\$|[£€$¥￥₩円원]|Fr\\.|(?<!\\p{L})(?:GBP|EUR|USD|BRL|JPY|KRW|CHF)(?!\\p{L})'
const aroundAmount = new RegExp(`^\\s*(?:${money})|(?:${money})\\s*$`, 'giu')
const least =
  '(?<!\\p{L})(?:from|ab|vanaf|dès|à partir de|desde|a partir de|da|ab)(?!\\p{L})|から|부터|〜|~'
/** An item, what separates it from its price, the price, and what it is for. */
const line = new RegExp(
  `^(?<item>.*?)[\\s:：.…·|–—-]*(?<least>${least})?\\s*(?<before>${money})?\\s*(?<amount>\\d[\\d., ’']*\\d|\\d)\\s*(?<after>${money})?\\s*(?<least2>から|부터|〜|~)?(?<unit>.*)$`,
  'iu',
)

/**
 * A list of prices as it was copied from a sheet, a menu or a message: one on each line, the amount
 * last. A line without an amount is an item whose price is still to come.
 */
export function pastedPrices(text: string, language: PageLanguage): PastedPrice[] {
  return text
    .split(/\r?\n/)
    .map((each) => each.replace(/^\s*[-•*–]\s+/, '').trim())
    .filter((each) => each !== '')
    .map((each) => readLine(each, language))
}

function readLine(text: string, language: PageLanguage): PastedPrice {
  const cells = text.split('\t').filter((cell) => cell.trim() !== '')
  const found = line.exec(cells.join(' '))?.groups
  const item = tidy(found?.item ?? '')
  if (!found || item === '') {
    return { item: tidy(text), amount: '', currency: null, unit: '', from: false }
  }
  const sign = found.before ?? found.after ?? ''
  return {
    item,
    amount: readAmount(found.amount ?? ''),
    currency: currencies[sign] ?? (/^[A-Z]{3}$/i.test(sign) ? sign.toUpperCase() : null),
    unit: readUnit(tidy(found.unit ?? ''), language),
    from: Boolean(found.least ?? found.least2),
  }
}

/**
 * "1,234.50", "1.234,50", "£4,20", "12 000 円": the last sign is decimal where one or two digits follow
 * it; the column beside it says which money.
 */
export function readAmount(text: string): string {
  const bare = text.replaceAll(aroundAmount, '').replaceAll(/[\s’']/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(bare)
  const whole = decimals ? bare.slice(0, decimals.index) : bare
  return whole.replaceAll(/[.,]/g, '') + (decimals ? `.${decimals[1]}` : '')
}

function tidy(text: string): string {
  return text.trim().replace(/^[\s/:：.…·|–—-]+|[\s:：.…·|–—-]+$/gu, '')
}
