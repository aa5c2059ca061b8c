import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument, Source } from '#shared/page/document.ts'
import { moveTranslations } from '#shared/page/move-translations.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'

/** One line of what is on offer, and where it stands. */
export interface Entry {
  id: string
  type: BlockType
  isLocked: boolean
  /** Path of its list and its index there. */
  list: string
  index: number
  name: string
  /** Id of its price, or ''. */
  price: string
}

interface OfferList {
  id: string
  type: BlockType
  list: string
}

const kinds = ['pricing', 'menu', 'services'] as const

/** Every list of things on offer, dearest first. */
function offerLists({ order, blocks }: PageDocument): OfferList[] {
  return kinds.flatMap((type) =>
    order
      .filter((id) => blocks[id]?.type === type)
      .flatMap((id) => listsIn(type, blocks[id]?.props ?? {}).map((list) => ({ id, type, list }))),
  )
}

function listsIn(type: (typeof kinds)[number], props: Record<string, unknown>): string[] {
  if (type === 'pricing') return ['plans']
  if (type === 'services') return ['items']
  const groups = Array.isArray(props.groups) ? props.groups : []
  return groups.map((_group, index) => `groups.${index}.items`)
}

export function entriesOf(document: PageDocument): Entry[] {
  return offerLists(document).flatMap(({ id, type, list }) => {
    const block = document.blocks[id]
    const items = getAt(block?.props, list)
    if (!Array.isArray(items)) return []
    return items.map((item, index): Entry => {
      const { name = '', price = '' } = item as Partial<Entry>
      return { id, type, isLocked: Boolean(block?.locked), list, index, name, price }
    })
  })
}

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

const emptyEntry: Partial<Record<BlockType, object>> = {
  pricing: { period: '', points: [], action: [], featured: false },
  menu: { text: '', tags: '' },
  services: { text: '', duration: '' },
}

/** The edits that put entries at the end of a list. */
export function entryOps(
  document: PageDocument,
  { id, type, list }: OfferList,
  entries: readonly { name: string; price: string }[],
): EditOp[] {
  const items = (getAt(document.blocks[id]?.props, list) as unknown[] | undefined) ?? []
  const made = entries.map((entry) => ({ ...emptyEntry[type], ...entry }))
  if (list === 'groups.0.items' && items.length === 0) {
    return [{ op: 'set', id, path: 'groups', value: [{ name: '', items: made }] }]
  }
  return made.map((value, at) => ({ op: 'set', id, path: `${list}.${items.length + at}`, value }))
}

/** The edits that take an entry out; what stood behind it keeps its translations and its writers. */
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
