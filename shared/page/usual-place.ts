import { type BlockType, blockKind } from '#shared/blocks/index.ts'
import type { Block, PageDocument } from './document.ts'

/** The order in which kinds of sections stand on a page. Whatever finds a place by itself asks it. */
export const usualOrder: readonly BlockType[] = [
  'header',
  'notice',
  'hero',
  'menu',
  'services',
  'pricing',
  'events',
  'hours',
  'place',
  'steps',
  'features',
  'faq',
  'about',
  'gallery',
  'quotes',
  'stats',
  'team',
  'cta',
  'contact',
  'footer',
]

/** A page has one of each at most: the second would say what the first does. Forms may ask two things. */
const single: ReadonlySet<BlockType> = new Set([
  'header',
  'notice',
  'hero',
  'faq',
  'hours',
  'place',
  'footer',
])

/** Kinds that tell what things cost, under names of their own: a page has one of them. */
const priceLists: readonly BlockType[] = ['menu', 'pricing']

type Page = Pick<PageDocument, 'order' | 'blocks'>

/**
 * The block a new one of the kind stands behind, null at the top: where the fewest sections would
 * stand on the wrong side of it, and of such places the last.
 */
export function usualPlace({ order, blocks }: Page, kind: BlockType): string | null {
  const ranks = order.map((id) => rankOf(blocks[id]?.type ?? ''))
  const rank = rankOf(kind) ?? usualOrder.length
  const wrong = order.map((_, at) => misplaced(ranks, at + 1, rank))
  const fewest = Math.min(misplaced(ranks, 0, rank), ...wrong)
  const at = wrong.lastIndexOf(fewest)
  return order[at] ?? null
}

/** What a page opens with; nothing else comes between. */
const opening: ReadonlySet<string> = new Set<BlockType>(['header', 'notice', 'hero'])

/** The place asked for, or, where that is within what the page opens with, the one behind it. */
export function placeBehindOpening(page: Page, kind: BlockType, after: string | null) {
  if (opening.has(kind)) return after
  const { order, blocks } = page
  const others = order.findIndex((id) => !opening.has(blocks[id]?.type ?? ''))
  const last = (others < 0 ? order.length : others) - 1
  return order.indexOf(after ?? '') < last ? (order[last] ?? null) : after
}

/** Whether something may be added behind a block: within what the page opens with it may not. */
export function isBehindOpening(page: Page, id: string): boolean {
  return placeBehindOpening(page, 'about', id) === id
}

/** How many sections a place has on the wrong side; one of an unknown kind is on neither. */
function misplaced(ranks: readonly (number | null)[], place: number, rank: number): number {
  return ranks.filter((other, at) => {
    if (other === null) return false
    return at < place ? other > rank : other < rank
  }).length
}

function rankOf(type: string): number | null {
  return blockKind(type) ? usualOrder.indexOf(type as BlockType) : null
}

/** The first section that a new one of the kind would only say again. */
export function sectionAlike({ order, blocks }: Page, kind: BlockType): string | undefined {
  const isPriced = priceLists.includes(kind)
  const there = order.filter((id) => {
    const block = blocks[id]
    return block && (block.type === kind || (isPriced && listsPrices(block)))
  })
  return there.find((id) => blocks[id]?.type === kind) ?? there[0]
}

/** Services may have a price each, and need no list of them beside. */
function listsPrices({ type, props }: Block): boolean {
  if (priceLists.some((each) => each === type)) return true
  const items = (type === 'services' ? props.items : []) as { price?: string }[] | undefined
  return items?.some(({ price }) => price) ?? false
}

/** Whether a page that has one may have another. */
export function isRepeatable(kind: BlockType): boolean {
  return !single.has(kind)
}
