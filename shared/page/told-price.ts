import type { Price } from './facts.ts'
import type { ToldValue } from './page-changes.ts'

/** A price as changes tell of it: without its id, which means nothing to people. */
export function toldPrice(prices: readonly Price[] | undefined, id: unknown): ToldValue {
  const found = prices?.find((price) => price.id === id)
  if (!found) return null
  const { id: _id, ...price } = found
  return price
}
