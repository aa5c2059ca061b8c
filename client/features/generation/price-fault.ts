import type { PriceInput } from './fact-input.ts'
import { readAmount } from './pasted-prices.ts'

export type PriceFault = 'item' | 'amount'

/** The cell that keeps a row from being a price; null for a price, and for a row nobody filled. */
export function priceFault(row: PriceInput): PriceFault | null {
  if (isEmptyRow(row)) return null
  if (row.item.trim() === '') return 'item'
  const amount = amountOf(row)
  return amount >= 0 && amount <= 1e9 ? null : 'amount'
}

/** Nothing of it would be lost with it. */
export function isEmptyRow({ item, amount }: PriceInput): boolean {
  return item.trim() === '' && amount.trim() === ''
}

/** Not a number where there is none. */
export function amountOf({ amount }: PriceInput): number {
  return amount.trim() === '' ? Number.NaN : Number(readAmount(amount))
}
