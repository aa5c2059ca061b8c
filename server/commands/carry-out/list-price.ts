import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { Intent } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { priceRows } from './price-places.ts'
import { isSameName, placeEntry, pricedWords, setAmounts } from './prices.ts'

/** A price the page knows of its text alone becomes a row, with the sum there is or a new one. */
export function listPrice(
  desktop: Desktop,
  { item, name, amount, note }: Extract<Intent, { wish: 'listPrice' }>,
): Change {
  const known = desktop.document.facts.prices?.find((price) => isSameName(price.item, item))
  if (known && priceRows(desktop.document).some(({ price }) => price === known.id))
    return unchanged({ code: 'priceThere', words: known.item })
  const set = amount ? setAmounts(desktop, { wish: 'amount', items: [item], amount }) : null
  const document = applyEdits(desktop.document, set?.ops ?? []).document
  const prices = document.facts.prices ?? []
  const price = prices.find(({ id }) => id === known?.id)
  if (!price) return unchanged({ code: 'unknown', fact: 'prices' })
  const placed = placeEntry({ ...desktop, document }, { name, price: price.id, note })
  if (placed.outcome) return placed
  const value = prices.map((one) => (one === price ? { ...one, item: name } : one))
  const fact: EditOp = { op: 'fact', key: 'prices', value }
  return {
    ops: [...(set?.ops ?? []), fact, ...placed.ops],
    sources: { ...set?.sources, ...placed.sources, 'facts.prices': 'user' },
    outcome: { code: 'priceAdded', words: pricedWords(document, { ...price, item: name }) },
  }
}
