import type { Draft, Piece } from '../draft.ts'
import { type PriceValue, parsePrices } from '../grammars/parse-prices.ts'
import { type Found, found } from './found.ts'

/** What the schema of facts allows. */
const most = 120

/** Prices of the statements that hold some; one that is not understood whole gives none. */
export function findPrices(draft: Draft): Found<PriceValue>[] {
  return draft.pieces.flatMap((piece) => pricesOf(draft, piece) ?? []).slice(0, most)
}

/** The prices of a piece; null where it speaks of money and is not understood. */
export function pricesOf(
  { text, country, amounts }: Draft,
  { role, span }: Piece,
): Found<PriceValue>[] | null {
  if (role !== 'price') return []
  const prices = parsePrices(text, span, {
    country: country.code,
    bare: country.hasMoney || amounts.some(({ currency }) => currency),
    scale: amounts.find(({ scale }) => scale)?.scale,
  })
  return prices?.map(({ value, span: own }) => found(value, own, 0.9)) ?? null
}
