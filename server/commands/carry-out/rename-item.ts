import { AppError } from '#shared/errors.ts'
import type { Price } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { Intent } from '../intent.ts'
import { entriesOf } from '../page-entries.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { rowsInPlace } from './list-prices.ts'
import { isSameName, moneyOf } from './prices.ts'

type Of<W extends Intent['wish']> = Extract<Intent, { wish: W }>
const byUser = { 'facts.prices': 'user' } as const

/** An item under another name; where sentences tell the prices, each becomes a row. */
export function renameItem(desktop: Desktop, { item, name }: Of<'renameItem'>): Change {
  const { document } = desktop
  const { prices = [] } = document.facts
  const entry = entriesOf(document).find((other) => isSameName(other.name, item))
  const price = prices.find((one) => isSameName(one.item, item) || one.id === entry?.price)
  const shown =
    entry ?? entriesOf(document).find((other) => other.price !== '' && other.price === price?.id)
  if (shown?.isLocked) return unchanged({ code: 'locked', part: shown.type })
  const rows = price && !shown ? rowsInPlace(document) : null
  if (rows) {
    const listed = applyEdits(document, rows.ops).document
    const row = listed.facts.prices?.find(({ id }) => id === price?.id)
    const renamed = renameItem(
      { ...desktop, document: listed },
      { wish: 'renameItem', item: row?.item ?? item, name },
    )
    return { ...renamed, ops: [...rows.ops, ...renamed.ops] }
  }
  const ops: EditOp[] = []
  if (price) {
    const value = prices.map((one) => (one.id === price.id ? { ...one, item: name } : one))
    ops.push({ op: 'fact', key: 'prices', value })
  }
  if (shown)
    ops.push({ op: 'set', id: shown.id, path: `${shown.list}.${shown.index}.name`, value: name })
  return { ops, sources: price ? byUser : {}, outcome: { code: 'item', words: name } }
}

/** Another thing in an item's place, with its own price. */
export function swapItem(desktop: Desktop, { item, price }: Of<'swapItem'>): Change {
  const { document } = desktop
  const renamed = renameItem(desktop, { wish: 'renameItem', item, name: price.item })
  const fact = renamed.ops.findLast((op) => op.op === 'fact')
  if (fact?.op !== 'fact') throw new AppError('not_understood', 'It has no price yet.')
  const isNew = (one: Price) => isSameName(one.item, price.item)
  const value = (fact.value as Price[]).map((one) =>
    isNew(one) ? { id: one.id, ...price, currency: price.currency ?? moneyOf(document) } : one,
  )
  const ops = renamed.ops.map((op): EditOp => (op === fact ? { ...fact, value } : op))
  return { ...renamed, ops, outcome: { code: 'price', words: price.item } }
}
