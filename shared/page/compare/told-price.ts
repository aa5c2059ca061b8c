import type { Price } from '../facts.ts'
import type { ToldValue } from './page-changes.ts'

/** A price as changes tell of it: without its id, which means nothing to people. */
export function toldPrice(price: Price | null | undefined): ToldValue {
  if (!price) return null
  const { id: _id, ...told } = price
  return told
}
