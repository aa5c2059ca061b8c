import { priceFields } from '../block-props.ts'
import type { Block, PageDocument } from '../document.ts'
import type { Price } from '../facts.ts'
import { isSameThing } from '../pair-prices.ts'
import { setAt } from '../path.ts'

/** A block for another state of its page, and the prices of that state with what it needs. */
export interface CarriedBlock {
  block: Block
  prices: Price[]
}

/**
 * A block of the page `from`, referring to the prices of the page `to`. Each writing numbers its
 * prices anew, so that the same id may mean another thing: a price is that of the same thing, and
 * one that is missing comes along.
 */
export function carryPrices(block: Block, from: PageDocument, to: PageDocument): CarriedBlock {
  let { props } = block
  let prices = to.facts.prices ?? []
  for (const { path, value } of priceFields(block.type, props)) {
    const meant = from.facts.prices?.find(({ id }) => id === value)
    let id = ''
    if (meant) {
      const known = priceOfSame(meant, prices)
      id = known?.id ?? freeId(meant.id, prices)
      if (!known) prices = [...prices, { ...meant, id }]
    }
    if (id !== value) props = setAt(props, path, id)
  }
  return { block: { ...block, props }, prices }
}

/** The price of the same thing, under the same id where two things are called the same. */
export function priceOfSame(price: Price, prices: readonly Price[]): Price | undefined {
  const same = prices.filter((each) => isSameThing(each, price))
  return same.find(({ id }) => id === price.id) ?? same[0]
}

function freeId(wanted: string, prices: readonly Price[]): string {
  const taken = new Set(prices.map(({ id }) => id))
  if (!taken.has(wanted)) return wanted
  let number = prices.length + 1
  while (taken.has(`p${number}`)) number++
  return `p${number}`
}
