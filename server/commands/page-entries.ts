import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
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

export interface OfferList {
  id: string
  type: BlockType
  list: string
}

const kinds = ['menu', 'services', 'pricing'] as const

/** Every list of things on offer. */
export function offerLists({ order, blocks }: PageDocument): OfferList[] {
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

/** What the things on offer are called, each once. */
export function itemNames(document: PageDocument): string[] {
  const { prices = [], offers = [] } = document.facts
  const names = [
    ...prices.map(({ item }) => item),
    ...entriesOf(document).map(({ name }) => name),
    ...offers,
  ]
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = name.trim().toLocaleLowerCase()
    return key !== '' && !seen.has(key) && seen.add(key)
  })
}
