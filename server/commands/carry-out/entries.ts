import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument, Source } from '#shared/page/document.ts'
import { moveTranslations } from '#shared/page/move-translations.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { type Entry, type OfferList, offerLists } from '../page-entries.ts'

/** The list a new entry belongs at the end of; null where the page has none. */
export function listAt(document: PageDocument): OfferList | 'locked' | null {
  const lists = offerLists(document)
  const first = lists[0]
  if (!first) return emptyMenu(document)
  const block = lists.filter(({ id }) => id === first.id)
  return document.blocks[first.id]?.locked ? 'locked' : (block.at(-1) ?? null)
}

/** A menu without a group still is where an entry belongs. */
function emptyMenu({ order, blocks }: PageDocument): OfferList | 'locked' | null {
  const id = order.find((other) => blocks[other]?.type === 'menu')
  if (!id) return null
  return blocks[id]?.locked ? 'locked' : { id, type: 'menu', list: 'groups.0.items' }
}

/** What a row says: `terms` where no sum can stand, and what else is told of it. */
export interface NewEntry {
  name: string
  price: string
  terms?: string
  note?: string
}

/** A row as lists of that kind have it. */
export function entryIn(type: BlockType, { name, price, terms = '', note = '' }: NewEntry): object {
  const told = { name, price }
  if (type === 'menu') return { ...told, text: [terms, note].filter(Boolean).join(', '), tags: '' }
  if (type === 'services') return { ...told, text: note, terms, duration: '' }
  const points = note ? [{ text: note }] : []
  return { ...told, terms, period: '', points, action: [], featured: false }
}

/** The edits that put an entry at the end of a list. */
export function entryOps(
  document: PageDocument,
  { id, type, list }: OfferList,
  entry: NewEntry,
): EditOp[] {
  const items = (getAt(document.blocks[id]?.props, list) as unknown[] | undefined) ?? []
  const value = entryIn(type, entry)
  if (list === 'groups.0.items' && items.length === 0) {
    return [{ op: 'set', id, path: 'groups', value: [{ name: '', items: [value] }] }]
  }
  return [{ op: 'set', id, path: `${list}.${items.length}`, value }]
}

/** The edits that take an item out of a list; what stood behind it keeps its translations and its writers. */
export function removalOps(
  document: PageDocument,
  { id, list, index }: Pick<Entry, 'id' | 'list' | 'index'>,
): { ops: EditOp[]; sources: Record<string, Source | null> } {
  const items = getAt(document.blocks[id]?.props, list) as unknown[]
  const left = items.toSpliced(index, 1)
  const origins = left.map((_item, at) => (at < index ? at : at + 1))
  const ops: EditOp[] = [
    { op: 'set', id, path: list, value: left },
    ...moveTranslations(document, id, list, left, origins),
  ]
  const prefix = `${id}.${list}.`
  const sources: Record<string, Source | null> = {}
  for (const [key, source] of Object.entries(document.src)) {
    if (!key.startsWith(prefix)) continue
    const [at = '', ...path] = key.slice(prefix.length).split('.')
    if (Number(at) < index) continue
    sources[key] ??= null
    if (Number(at) > index) sources[`${prefix}${[Number(at) - 1, ...path].join('.')}`] = source
  }
  return { ops, sources }
}
