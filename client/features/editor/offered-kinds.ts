import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { trades } from '#shared/page/industries.ts'
import { isRepeatable, sectionAlike, usualOrder } from '#shared/page/usual-place.ts'

/**
 * The kinds of sections that can be added, as they stand on a page: those it has none of first, and
 * no second one of what would only be said again.
 */
export function offeredKinds(document: PageDocument): BlockType[] {
  const { blocks, meta } = document
  const there = new Set(Object.values(blocks).map(({ type }) => type))
  const other = trades[meta.industry].archetype === 'food' ? 'pricing' : 'menu'
  const lacking = usualOrder.filter(
    (type) => !there.has(type) && !sectionAlike(document, type) && type !== other,
  )
  return [...lacking, ...usualOrder.filter((type) => there.has(type) && isRepeatable(type))]
}
