import type { Price } from '#shared/page/facts.ts'
import { townBefore } from './prices/town-before.ts'
import type { Found } from './read-text.ts'

/** MOON COFFEE 豆100g 800円: the name that opens the line is no part of what costs 800. */
export function withoutName<P extends Omit<Price, 'id'>>(
  prices: readonly Found<P>[],
  name: Found<string> | undefined,
): Found<P>[] {
  return prices.map((price) => {
    const { item } = price.value
    const at = name ? item.indexOf(`${name.value} `) : -1
    const behind = name && at >= 0 ? item.slice(at + name.value.length + 1) : ''
    const town = townBefore(behind)
    const rest = behind.slice(town)
    if (!name || price.span[0] + at !== name.span[0] || !/\p{L}/u.test(rest)) return price
    const start = name.span[1] + 1 + town
    return { ...price, value: { ...price.value, item: rest }, span: [start, price.span[1]] }
  })
}
