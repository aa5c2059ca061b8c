import { textFields } from '../block-props.ts'
import type { Block, PageDocument } from '../document.ts'
import { isSame } from '../is-same.ts'
import type { EditOp } from '../ops.ts'
import { carryPrices } from './carry-prices.ts'
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
  if (!goal) return restoreSources(document, wanted, id, gone)
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
  return restoreSources(document, wanted, id, [...prices, ...ops])
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
