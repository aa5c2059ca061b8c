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
  if (kind.list && readerItems(block).length === 0) return kind.wants ?? 'content'
  return kind.needsWords && isWordless(block.type, block.props) ? 'content' : null
}

/** The entries of a block's list that readers may see: those that are not still to be filled in. */
export function readerItems({ type, props }: Pick<Block, 'type' | 'props'>): unknown[] {
  const { list = '', itemNeeds } = blockKind(type) ?? {}
  const items: unknown = props[list]
  if (!Array.isArray(items)) return []
  return itemNeeds ? items.filter((item) => item?.[itemNeeds]?.trim()) : items
}

export function hasEntries(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}

/** The page as readers may have it: what they see, and nothing of how it came to be. */
export function readerDocument(document: PageDocument): PageDocument {
  const order = readerBlocks(document)
  const blocks = Object.fromEntries(
    Object.entries(document.blocks)
      .filter(([id]) => order.includes(id))
      .map(([id, block]) => [id, forReaders(block)]),
  )
  return { ...document, order, blocks, src: {}, i18n: {} }
}

function forReaders(block: Block): Block {
  const { list, itemNeeds } = blockKind(block.type) ?? {}
  if (!list || !itemNeeds) return block
  return { ...block, props: { ...block.props, [list]: readerItems(block) } }
}

/** Ids of the blocks a reader sees, in order. */
export function readerBlocks(document: PageDocument): string[] {
  return document.order.filter((id) => {
    const block = document.blocks[id]
    return block && !block.hidden && blockKind(block.type) && !missingIn(block, document.facts)
  })
}
