import { isAddress } from './is-address.ts'
import type { PageContext } from './page-context.ts'

/**
 * Whether sentences of the page name the town already: alone in a list it looks like the place to come
 * to, which they tell better ("near Corofin", "in the church at Kettering").
 * @param said the texts it is looked for in; all there are where none are named
 */
export function isTownTold({ facts, document }: PageContext, said?: string): boolean {
  const { place } = facts
  if (!place || isAddress(facts)) return false
  return (said ?? JSON.stringify(Object.values(document.blocks))).includes(place)
}
