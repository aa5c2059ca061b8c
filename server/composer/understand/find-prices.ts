import type { CountryCode } from 'libphonenumber-js/max'
import type { Price } from '#shared/page/facts.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { itemBehind, named, shorten, startOf, stripEnd, stripLead, trimEnd } from './price-item.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import type { BriefText, Found } from './read-text.ts'

type Priced = Found<Omit<Price, 'id'>>

function denied(folded: string, amount: Amount, least: number, limit: number, lexicon: Lexicon) {
  const index = phraseIndex(lexicon.prices.not)
  const before = folded.slice(Math.max(least, startOf(folded, amount.start, least)), amount.start)
  const after =
    folded.slice(amount.end, Math.min(limit, amount.end + 16)).split(/[,.;\n、。]/)[0] ?? ''
  return matchAll(index, before).length > 0 || matchAll(index, after).length > 0
}

/** Prices with what they are for. A price for nothing that is named is left out. */
export function findPrices(text: BriefText, lexicon: Lexicon, country: CountryCode): Priced[] {
  const { folded, raw } = text
  const amounts = readAmounts(folded, lexicon, country)
  const found: Priced[] = []
  const behindFirst = amounts.length > 1 && leadsWithPrice(folded, amounts[0], lexicon)
  amounts.forEach((amount, i) => {
    const least = amounts[i - 1]?.end ?? 0
    const limit = amounts[i + 1]?.start ?? folded.length
    if (denied(folded, amount, least, limit, lexicon)) return
    const { end, from } = stripEnd(folded, amount.start, least, lexicon)
    const piece = stripLead(folded, { start: startOf(folded, end, least), end }, lexicon)
    const before = trimEnd(folded, shorten(folded, piece, lexicon))
    const after = itemBehind(folded, amount.end, limit, lexicon)
    const item = named(folded, before) && !(behindFirst && i > 0 && after) ? before : after
    if (!item || !named(folded, item) || amount.amount === 0) return
    const open = from || amount.range || opensBehind(folded, amount.end, lexicon)
    found.push({
      value: {
        item: raw.slice(item.start, item.end),
        amount: amount.amount,
        currency: amount.currency,
        ...(open ? { from: true } : {}),
      },
      span: [Math.min(item.start, amount.start), Math.max(item.end, amount.end)],
      confidence: item === before ? 0.93 : 0.85,
    })
  })
  return found.slice(0, 60)
}

/** "£20 haircuts, £12 beards": the items follow their prices all along. */
function leadsWithPrice(folded: string, first: Amount | undefined, lexicon: Lexicon): boolean {
  if (!first) return false
  const { end } = stripEnd(folded, first.start, 0, lexicon)
  const piece = stripLead(folded, { start: startOf(folded, end, 0), end }, lexicon)
  return !named(folded, piece)
}

/** 4,400円から, 25,000원부터. */
function opensBehind(folded: string, at: number, lexicon: Lexicon): boolean {
  if (lexicon.common !== '') return false
  const rest = at + (/^\s/.test(folded.slice(at)) ? 1 : 0)
  return /^(?:から|〜|~|より|부터)/.test(folded.slice(rest, rest + 3))
}
