import type { Wanted } from '#shared/blocks/block.ts'
import type { Field, Fields } from '#shared/blocks/field.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { isWordless } from './block-props.ts'
import type { Block, PageDocument } from './document.ts'
import type { Facts } from './facts.ts'

type Values = Record<string, unknown>

const factOf: Partial<Record<Wanted, (facts: Facts, props: Block['props']) => boolean>> = {
  contact: (facts, { fields, lead, who }) =>
    Boolean(
      facts.phone ||
        facts.email ||
        facts.url ||
        facts.action?.to ||
        lead ||
        who ||
        hasEntries(fields),
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
function readerItems(block: Block): unknown[] {
  const items = forReaders(block).props[blockKind(block.type)?.list ?? '']
  return Array.isArray(items) ? items : []
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

/** A block without the entries that say nothing yet. */
export function forReaders(block: Block): Block {
  const kind = blockKind(block.type)
  return kind ? { ...block, props: withoutUnsaid(kind.fields, block.props) } : block
}

function withoutUnsaid(fields: Fields, values: Values): Values {
  const said = Object.entries(fields).flatMap(([key, { item, needs }]) => {
    const items = values[key]
    if (!item || !Array.isArray(items)) return []
    const shown = items.map((each: Values) => withoutUnsaid(item, each))
    return [[key, shown.filter((each) => saysSomething(each, needs))]]
  })
  return { ...values, ...Object.fromEntries(said) }
}

/** An entry of a list that readers do not see, and the field it waits for. */
export interface UnsaidItem {
  path: string
  field: Field
}

/** The entries, at any depth, that say nothing yet. */
export function unsaidItems(type: string, props: Values): UnsaidItem[] {
  const kind = blockKind(type)
  return kind ? unsaidIn(kind.fields, props, '') : []
}

function unsaidIn(fields: Fields, values: Values, prefix: string): UnsaidItem[] {
  return Object.entries(fields).flatMap(([key, { item, needs }]) => {
    const items = values[key]
    if (!item || !Array.isArray(items)) return []
    return items.flatMap((each: Values, index): UnsaidItem[] => {
      const at = `${prefix}${key}.${index}.`
      const inside = unsaidIn(item, each, at)
      const [first = ''] = needs ?? []
      const field = item[first]
      const isSaid = !field || inside.length > 0 || saysSomething(each, needs)
      return isSaid ? inside : [{ path: at + first, field }]
    })
  })
}

function saysSomething(item: Values, needs: readonly string[] = []): boolean {
  return needs.length === 0 || needs.some((key) => isFilled(item[key]))
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}

/** Ids of the blocks a reader sees, in order. */
export function readerBlocks(document: PageDocument): string[] {
  return document.order.filter((id) => {
    const block = document.blocks[id]
    return block && !block.hidden && blockKind(block.type) && !missingIn(block, document.facts)
  })
}
