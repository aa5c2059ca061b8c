import type { Wanted } from '#shared/blocks/block.ts'
import { blockKind } from '#shared/blocks/index.ts'
import type { Block, PageDocument } from './document.ts'
import type { Facts } from './facts.ts'

const factOf: Partial<Record<Wanted, (facts: Facts) => boolean>> = {
  contact: (facts) => Boolean(facts.phone || facts.email || facts.url),
  hours: (facts) => Boolean(facts.hours),
  place: (facts) => Boolean(facts.place),
}

/**
 * What a block still needs from its owner before readers may see it, or null. Creators see an
 * "add your …" draft in its place.
 */
export function missingIn(block: Block, facts: Facts): Wanted | 'content' | null {
  const kind = blockKind(block.type)
  if (!kind) return null
  if (kind.wants && factOf[kind.wants]) {
    const hasForm = Array.isArray(block.props.fields) && block.props.fields.length > 0
    return factOf[kind.wants]?.(facts) || hasForm ? null : kind.wants
  }
  const list = kind.list ? block.props[kind.list] : undefined
  if (kind.list && (!Array.isArray(list) || list.length === 0)) return kind.wants ?? 'content'
  return null
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
