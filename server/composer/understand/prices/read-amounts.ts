import type { CountryCode } from 'libphonenumber-js/max'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { indexPhrases, type Match, matchAll, type PhraseIndex } from '../match-phrases.ts'
import { isDigit } from '../read-text.ts'
import { amountAt, amountBefore, parseAmount } from './parse-amount.ts'
import { withCoins } from './read-cents.ts'

export interface Amount {
  start: number
  end: number
  amount: number
  currency: string
  /** Written as a range: the amount is the least. */
  range: boolean
}

/** Signs and codes that mean the same money in every language. */
const signs: [string, string][] = [
  ['€|eur', 'EUR'],
  ['£|gbp', 'GBP'],
  ['us$|usd', 'USD'],
  ['r$|brl', 'BRL'],
  ['¥|￥|jpy|円', 'JPY'],
  ['₩|krw|원', 'KRW'],
  ['chf', 'CHF'],
  ['mxn|mx$', 'MXN'],
  ['ca$|c$|cad', 'CAD'],
  ['a$|au$|aud', 'AUD'],
  ['nz$|nzd', 'NZD'],
  ['₹|inr', 'INR'],
  ['ars|ar$', 'ARS'],
  ['cop', 'COP'],
  ['clp', 'CLP'],
]

/** What `$` and "pesos" mean where. */
const local: Partial<Record<CountryCode, string>> = {
  MX: 'MXN',
  AR: 'ARS',
  CO: 'COP',
  CL: 'CLP',
  UY: 'UYU',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
}

/** What "45,-" is counted in. */
const dashed: Partial<Record<CountryCode, string>> = { CH: 'CHF' }

const indexes = new Map<Lexicon, PhraseIndex<string>>()

function moneyIndex(lexicon: Lexicon): PhraseIndex<string> {
  let index = indexes.get(lexicon)
  if (!index) {
    const phrases = new Map<string, string>()
    const add = (names: string, currency: string) => {
      for (const name of names.split('|')) phrases.set(name, currency)
    }
    add('$', '$')
    add(',-|,--|.-|.--', ',-')
    for (const [currency, names] of Object.entries(lexicon.prices.currencies)) add(names, currency)
    add('$', '$')
    for (const [names, currency] of signs) add(names, currency)
    index = indexPhrases(phrases)
    indexes.set(lexicon, index)
  }
  return index
}

const leading = /^(?:r\$|us\$|\$|£|¥|￥|₩|₹|a\$|au\$|ca\$|c\$|nz\$|mx\$|chf)$/

/** "30–50 €" and "€ 30–50": the first is the amount. */
function widen(folded: string, found: Amount): Amount {
  const before = /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,2})?)\s?[-–~〜]\s?$/.exec(
    folded.slice(Math.max(0, found.start - 14), found.start),
  )
  if (before) {
    const least = parseAmount(before[1] ?? '')
    const start = found.start - before[0].length
    if (least < found.amount) return { ...found, start, amount: least, range: true }
  }
  const after = /^\s?[-–~〜]\s?(?:€|£|\$|r\$)?\s?\d{1,6}(?:[.,]\d{1,2})?\s?€?/.exec(
    folded.slice(found.end, found.end + 14),
  )
  return after ? { ...found, end: found.end + after[0].length, range: true } : found
}

/** "$16 to $19": one price, the first the least. */
const upTo = /^\s?(?:-|–|~|〜|to|bis|a|à|tot|ate|から|에서)\s?$/
const between = /(?:between|zwischen|entre|tra|fra|tussen)\s$/
const and = /^\s(?:and|und|et|y|e|en)\s$/

function leadsOn(folded: string, first: Amount, second: Amount): boolean {
  const gap = folded.slice(first.end, second.start)
  const lead = folded.slice(Math.max(0, first.start - 12), first.start)
  return upTo.test(gap) || (and.test(gap) && between.test(lead))
}

function currencyOf(sign: string, country: CountryCode, folded: string): string {
  if (sign === '$') return local[country] ?? (/\bpesos\b/.test(folded) ? 'MXN' : 'USD')
  return sign === ',-' ? (dashed[country] ?? 'EUR') : sign
}

/** "6 euro e 50", "6 euros con 50": said in words, up to the end of the piece. */
const spokenCents = /^\s(?:(?:e|y|et|con|und|and|en)\s)?(\d\d)(?=[.,;:!)](?:\s|$)|\n|$)/

/** "14€50": the cents stand behind the sign. */
function withCents(folded: string, money: Match<string>, amount: Amount): Amount {
  const isWord = /\p{L}{4}$/u.test(folded.slice(money.start, money.end))
  const spoken = isWord ? spokenCents.exec(folded.slice(money.end, money.end + 10)) : null
  if (spoken && Number.isInteger(amount.amount) && isDigit(folded[money.start - 2])) {
    const end = money.end + spoken[0].length
    return { ...amount, end, amount: amount.amount + Number(spoken[1]) / 100 }
  }
  const cents = /^\d\d(?!\d|[.,h:]\d)/.exec(folded.slice(money.end, money.end + 4))
  if (!cents || !Number.isInteger(amount.amount) || !isDigit(folded[money.start - 1])) return amount
  return { ...amount, end: money.end + 2, amount: amount.amount + Number(cents[0]) / 100 }
}

/** Every sum of money in a brief, in order. */
export function readAmounts(folded: string, lexicon: Lexicon, country: CountryCode): Amount[] {
  const found: Amount[] = []
  let used = 0
  for (const money of matchAll(moneyIndex(lexicon), folded)) {
    if (money.start < used) continue
    const sign = folded.slice(money.start, money.end)
    const left = amountBefore(folded, money.start)
    const right = amountAt(folded, money.end)
    const free = left && left.start >= used ? left : null
    const first = leading.test(sign) || (sign === '€' && !free)
    const currency = currencyOf(money.value, country, folded)
    let amount: Amount | null = null
    if (right && (first || !free)) {
      amount = { start: money.start, end: right.end, amount: right.amount, currency, range: false }
    } else if (free) {
      amount = { start: free.start, end: money.end, amount: free.amount, currency, range: false }
      amount = withCents(folded, money, amount)
    }
    if (!amount || isDigit(folded[amount.end]) || amount.amount > 1e9) continue
    amount = widen(folded, amount)
    const last = found.at(-1)
    if (last && last.amount < amount.amount && leadsOn(folded, last, amount)) {
      Object.assign(last, { end: amount.end, range: true })
      used = amount.end
      continue
    }
    used = amount.end
    found.push(amount)
  }
  return lexicon.prices.coins === '' ? found : withCoins(folded, found, lexicon, country)
}
