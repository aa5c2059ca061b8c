import type { CountryCode } from 'libphonenumber-js/max'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAll, phraseIndex } from '../match-phrases.ts'
import type { Amount } from './read-amounts.ts'

/** What a country counts its small coins in, where it is not the euro. */
const coins: Partial<Record<CountryCode, string>> = {
  US: 'USD',
  GB: 'GBP',
  BR: 'BRL',
  MX: 'MXN',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
}

/** The sums with those written in small coins among them: "90p", "80 ct"; "3 euros 50 cents" is one. */
export function withCoins(
  folded: string,
  amounts: readonly Amount[],
  lexicon: Lexicon,
  country: CountryCode,
): Amount[] {
  const all = [...amounts]
  for (const coin of matchAll(phraseIndex(lexicon.prices.coins), folded)) {
    const sign = folded.slice(coin.start, coin.end)
    // "90p" and "80c" stand close; a space would make them letters of something else.
    const number = (
      sign.length === 1 ? /(?<![\d.,:–-])([1-9]\d?)$/ : /(?<![\d.,:–-])([1-9]\d?)\s?$/
    ).exec(folded.slice(Math.max(0, coin.start - 5), coin.start))
    if (!number) continue
    const start = coin.start - number[0].length
    const amount = Number(number[1]) / 100
    const taken = all.some((one) => one.start < coin.end && start < one.end)
    const whole = all.find((one) => one.end <= start && joins.test(folded.slice(one.end, start)))
    if (taken) continue
    if (whole) Object.assign(whole, { end: coin.end, amount: whole.amount + amount })
    else {
      const currency =
        sign === 'p' || sign === 'pence' ? 'GBP' : (amounts[0]?.currency ?? coins[country] ?? 'EUR')
      all.push({ start, end: coin.end, amount, currency, range: false })
    }
  }
  return all.sort((a, b) => a.start - b.start)
}

const joins = /^\s(?:(?:and|und|et|y|e|en)\s)?$/
