import { type BlockType, blockTypes } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** A page has one of each at most: there is one top and one end. */
const single: ReadonlySet<BlockType> = new Set(['header', 'footer'])

/** The kinds of sections that can be added, those the page has none of first. */
export function offeredKinds({ blocks }: PageDocument): BlockType[] {
  const there = new Set(Object.values(blocks).map(({ type }) => type))
  const known = blockTypes.filter((type) => there.has(type) && !single.has(type))
  return [...blockTypes.filter((type) => !there.has(type)), ...known]
}
