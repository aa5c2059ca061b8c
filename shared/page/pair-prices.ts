import type { Price } from './facts.ts'

/** A price in two states of a page; null where it was not or is no more. */
export interface PricePair {
  before: Price | null
  after: Price | null
}

/** What makes two prices one, the surest first: each writing numbers its prices anew. */
const likeness: ((old: Price, now: Price) => boolean)[] = [
  (old, now) => old.id === now.id && isSameThing(old, now),
  isSameThing,
  (old, now) => old.id === now.id && old.amount === now.amount && old.currency === now.currency,
]

/** Which price became which, in the order of the later ones; then those that are gone. */
export function pairPrices(before: readonly Price[], after: readonly Price[]): PricePair[] {
  const origins = new Map<Price, Price>()
  const taken = new Set<Price>()
  for (const isAlike of likeness) {
    for (const now of after) {
      const old = before.find((each) => !taken.has(each) && isAlike(each, now))
      if (!old || origins.has(now)) continue
      origins.set(now, old)
      taken.add(old)
    }
  }
  const gone = before.filter((old) => !taken.has(old))
  return [
    ...after.map((now) => ({ before: origins.get(now) ?? null, after: now })),
    ...gone.map((old) => ({ before: old, after: null })),
  ]
}

/** Whether both are what the same thing costs. */
export function isSameThing(one: Price, other: Price): boolean {
  return nameOf(one) === nameOf(other)
}

function nameOf({ item }: Price): string {
  return item.trim().toLocaleLowerCase()
}
