import type { Price } from './facts.ts'

/** A price in two states of a page; null where it was not or is no more. */
export interface PricePair {
  before: Price | null
  after: Price | null
}

/** What two prices that are one have in common, the surest first: each writing numbers them anew. */
const likeness: ((price: Price) => string)[] = [
  (price) => `${price.id}\n${nameOf(price)}`,
  nameOf,
  ({ id, amount, currency }) => `${id}\n${amount}\n${currency}`,
]

/** Which price became which, in the order of the later ones; then those that are gone. */
export function pairPrices(before: readonly Price[], after: readonly Price[]): PricePair[] {
  const origins = new Map<Price, Price>()
  const left = new Set(before)
  for (const keyOf of likeness) {
    const alike = Map.groupBy(left, keyOf)
    for (const now of after) {
      const old = origins.has(now) ? undefined : alike.get(keyOf(now))?.shift()
      if (!old) continue
      origins.set(now, old)
      left.delete(old)
    }
  }
  return [
    ...after.map((now) => ({ before: origins.get(now) ?? null, after: now })),
    ...Array.from(left, (old) => ({ before: old, after: null })),
  ]
}

/** Whether both are what the same thing costs. */
export function isSameThing(one: Price, other: Price): boolean {
  return nameOf(one) === nameOf(other)
}

function nameOf({ item }: Price): string {
  return item.trim().toLocaleLowerCase()
}
