import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { sectionAlike } from '#shared/page/usual-place.ts'
import { capitalised } from '../capitalised.ts'
import type { Spot } from '../intent.ts'
import { offerLists } from '../page-entries.ts'
import { addBlock, moveBlock } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { entryIn, entryOps, listAt } from './entries.ts'
import { priceRows } from './price-places.ts'
import { rowsTold, type ToldRow } from './rows-told.ts'

/**
 * Every price the page knows is a row: in place of the sentence that tells it, else at the end of the
 * list there is, else in a list of its own.
 */
export function listPrices(desktop: Desktop, spot?: Spot): Change {
  const { document } = desktop
  const shown = priceRows(document)
  const left = unlisted(document)
  if (left.length === 0) {
    // "Put the prices before the photos", where they stand already.
    if (spot && shown.length > 0) return moveBlock(desktop, 'pricing', spot)
    const where = headingOf(document, shown[0]?.id)
    return unchanged(where ? { code: 'pricesThere', where } : { code: 'sameLook' })
  }
  const told = inPlace(document, left)
  if (told) return told
  const hasList = shown.length > 0 || sectionAlike(document, 'pricing') !== undefined
  const list = hasList ? listAt(document) : null
  if (list === 'locked') return unchanged({ code: 'locked', part: 'pricing' })
  return list ? appended(document, list, left) : newList(desktop, left, spot)
}

function unlisted(document: PageDocument): Price[] {
  const shown = new Set(priceRows(document).map(({ price }) => price))
  return (document.facts.prices ?? []).filter(({ id }) => !shown.has(id))
}

/** The prices that one sentence of a list tells as rows of it; null where none does. */
export function rowsInPlace(document: PageDocument): Change | null {
  const left = unlisted(document)
  return left.length > 1 ? inPlace(document, left) : null
}

const byUser = { 'facts.prices': 'user' } as const

/** An entry that is nothing but a sentence with prices becomes a row for each of them. */
function inPlace(document: PageDocument, left: readonly Price[]): Change | null {
  for (const { id, type, list } of offerLists(document)) {
    const block = document.blocks[id]
    if (!block || block.locked) continue
    const items = (getAt(block.props, list) ?? []) as {
      name: string
      text: string
      price: string
    }[]
    const told = items.map(({ name, text, price }) =>
      name || price || !text ? null : rowsTold(document, text, left),
    )
    const rows = told.flatMap((one) => one?.rows ?? [])
    if (rows.length !== left.length) continue
    const asItem = ({ price, name, note }: ToldRow) =>
      entryIn(type, { name, price: price.id, note })
    const value = items.flatMap((item, at) => [
      ...(told[at]?.rows ?? []).map(asItem),
      ...restOf(item, told[at]),
    ])
    const ops: EditOp[] = [
      { op: 'fact', key: 'prices', value: renamed(document, rows) },
      { op: 'set', id, path: list, value },
    ]
    const outcome = { code: 'pricesListed', where: headingOf(document, id) } as const
    return { ops, sources: byUser, outcome }
  }
  return null
}

function restOf<T extends { text: string }>(
  item: T,
  told: { rest: string } | null | undefined,
): T[] {
  if (!told) return [item]
  return told.rest ? [{ ...item, text: told.rest }] : []
}

const renamed = ({ facts }: PageDocument, rows: readonly ToldRow[]): Price[] =>
  (facts.prices ?? []).map((price) => {
    const row = rows.find((one) => one.price.id === price.id)
    return row ? { ...price, item: row.name } : price
  })

function appended(
  document: PageDocument,
  list: Exclude<ReturnType<typeof listAt>, 'locked' | null>,
  left: readonly Price[],
): Change {
  const [first] = entryOps(document, list, { name: '', price: '' })
  const at = first?.op === 'set' ? Number(first.path.split('.').at(-1)) : 0
  const ops = left.map(
    (price, index): EditOp => ({
      op: 'set',
      id: list.id,
      path: `${list.list}.${at + index}`,
      value: entryIn(list.type, entryOf(price)),
    }),
  )
  return {
    ops,
    sources: {},
    outcome: { code: 'pricesListed', where: headingOf(document, list.id) },
  }
}

function newList(desktop: Desktop, left: readonly Price[], spot?: Spot): Change {
  const added = addBlock(desktop, 'pricing', spot)
  const [insert, ...others] = added.ops
  if (insert?.op !== 'insert') return added
  const plans = left.map((price) => entryIn('pricing', entryOf(price)))
  const filled: EditOp = { ...insert, variant: 'table', props: { ...insert.props, plans } }
  const where = String(insert.props.title ?? '')
  return { ...added, ops: [filled, ...others], outcome: { code: 'pricesListed', where } }
}

const entryOf = ({ id, item, note = '' }: Price) => ({ name: capitalised(item), price: id, note })

const headingOf = ({ blocks }: PageDocument, id = ''): string =>
  String(blocks[id]?.props.title ?? '')
