import { priceFields, textFields } from '../block-props.ts'
import type { Block, PageDocument } from '../document.ts'
import type { Price } from '../facts.ts'
import { isSame } from '../is-same.ts'
import type { EditOp } from '../ops.ts'
import { carryPrices, priceOfSame } from './carry-prices.ts'
import { restoreSources } from './restore-sources.ts'
import { type OwnText, restoreTranslations } from './restore-translations.ts'

/**
 * The edits that make a block as it is on another state of the page; [] where it is so already.
 * Where it stands changes only with `moved`, or where it was not there.
 */
export function restoreBlock(
  document: PageDocument,
  wanted: PageDocument,
  id: string,
  moved: boolean,
): EditOp[] {
  const goal = wanted.blocks[id]
  const found = document.blocks[id]
  const gone: EditOp[] = found && found.type !== goal?.type ? [{ op: 'remove', id }] : []
  if (!goal) {
    const left = found ? withoutLeftOver(document.facts.prices ?? [], document, wanted, id) : []
    return restoreSources(document, wanted, id, [...gone, ...left])
  }
  const block = found?.type === goal.type ? found : undefined
  const carried = carryPrices(goal, wanted, document)
  const ops = [
    ...gone,
    ...(block ? rewordOps(id, block, carried.block) : []),
    ...(block && moved ? moveOps(document, wanted, id) : []),
    ...(block ? [] : insertOps(document, wanted, id, carried.block)),
    ...restoreTranslations(document, wanted, id, textsOf(carried.block)),
  ]
  const missing = carried.prices.length > (document.facts.prices?.length ?? 0)
  const prices: EditOp[] = missing ? [{ op: 'fact', key: 'prices', value: carried.prices }] : []
  const left = ops.length > 0 ? withoutLeftOver(carried.prices, document, wanted, id) : []
  return restoreSources(document, wanted, id, [...prices, ...ops, ...left])
}

/** What only the block that goes named would stay on offer to search engines, unseen by readers. */
function withoutLeftOver(
  prices: Price[],
  { blocks }: PageDocument,
  wanted: PageDocument,
  id: string,
): EditOp[] {
  const namedBy = ({ type, props }: Block) => priceFields(type, props).map(({ value }) => value)
  const { [id]: going, ...others } = blocks
  const gone = new Set(going ? namedBy(going) : [])
  const used = new Set(Object.values(others).flatMap(namedBy))
  const kept = prices.filter(
    (price) =>
      !gone.has(price.id) ||
      used.has(price.id) ||
      priceOfSame(price, wanted.facts.prices ?? []) !== undefined,
  )
  if (kept.length === prices.length) return []
  return [{ op: 'fact', key: 'prices', value: kept.length > 0 ? kept : null }]
}

function rewordOps(id: string, block: Block, goal: Block): EditOp[] {
  const isHidden = Boolean(goal.hidden)
  const props = Object.entries(goal.props)
    .filter(([path, value]) => !isSame(block.props[path], value))
    .map(([path, value]): EditOp => ({ op: 'set', id, path, value }))
  const variant: EditOp = { op: 'set', id, path: '@variant', value: goal.variant }
  const hidden: EditOp = { op: 'set', id, path: '@hidden', value: isHidden }
  return [
    ...(block.variant === goal.variant ? [] : [variant]),
    ...(Boolean(block.hidden) === isHidden ? [] : [hidden]),
    ...props,
  ]
}

function insertOps(
  document: PageDocument,
  wanted: PageDocument,
  id: string,
  { type, variant, props, hidden }: Block,
): EditOp[] {
  const after = neighbour(wanted, document, id)
  const insert: EditOp = { op: 'insert', id, type, variant, props, after }
  return hidden ? [insert, { op: 'set', id, path: '@hidden', value: true }] : [insert]
}

function moveOps(document: PageDocument, wanted: PageDocument, id: string): EditOp[] {
  const after = neighbour(wanted, document, id)
  return after === neighbour(document, wanted, id) ? [] : [{ op: 'move', id, after }]
}

/** The nearest block in front of it that the other page has too; null for the top. */
function neighbour(page: PageDocument, other: PageDocument, id: string): string | null {
  const earlier = page.order.slice(0, page.order.indexOf(id))
  return earlier.findLast((each) => other.order.includes(each)) ?? null
}

/** Empty ones too: what was translated of a text that is empty again must not stay on show. */
function textsOf({ type, props }: Block): OwnText[] {
  return textFields(type, props).filter(({ value }) => value !== undefined) as OwnText[]
}
