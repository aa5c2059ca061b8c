import type { Wanted } from '#shared/blocks/block.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { isWordless } from './block-props.ts'
import type { Block, PageDocument } from './document.ts'
import type { Facts } from './facts.ts'

const factOf: Partial<Record<Wanted, (facts: Facts, props: Block['props']) => boolean>> = {
  contact: (facts, { fields, lead }) =>
    Boolean(
      facts.phone || facts.email || facts.url || facts.action?.to || lead || hasEntries(fields),
    ),
  hours: (facts, { note }) => Boolean(facts.hours || note),
  place: (facts, { directions, area }) =>
    Boolean(facts.place || facts.area?.length || directions || area),
}

/**
 * What a block still needs from its owner before readers may see it, or null. Creators see an
 * "add your …" draft in its place.
 */
export function missingIn(block: Block, facts: Facts): Wanted | 'content' | null {
  const kind = blockKind(block.type)
  if (!kind) return null
  const isMet = kind.wants && factOf[kind.wants]
  if (kind.wants && isMet) return isMet(facts, block.props) ? null : kind.wants
  if (kind.list && !hasEntries(block.props[kind.list])) return kind.wants ?? 'content'
  return kind.needsWords && isWordless(block.type, block.props) ? 'content' : null
}

function hasEntries(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}

/** The page as readers may have it: what they see, and nothing of how it came to be. */
export function readerDocument(document: PageDocument): PageDocument {
  const order = readerBlocks(document)
  const blocks = Object.fromEntries(
    Object.entries(document.blocks).filter(([id]) => order.includes(id)),
  )
  return { ...document, order, blocks, src: {}, i18n: {} }
}

/** Ids of the blocks a reader sees, in order. */
export function readerBlocks(document: PageDocument): string[] {
  return document.order.filter((id) => {
    const block = document.blocks[id]
    return block && !block.hidden && blockKind(block.type) && !missingIn(block, document.facts)
  })
}
