import { languageOf } from '#server/reader/language.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
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
import { priceRows, sumsIn } from './price-places.ts'
import { freeId } from './prices.ts'
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
  const told = inPlace(document, left, untold)
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
  return left.length > 1 ? inPlace(document, left, () => []) : null
}

const byUser = { 'facts.prices': 'user' } as const

/** An entry that is nothing but a sentence with prices becomes a row for each of them. */
function inPlace(
  document: PageDocument,
  left: readonly Price[],
  more: typeof untold,
): Change | null {
  for (const { id, type, list } of offerLists(document)) {
    const block = document.blocks[id]
    if (!block || block.locked) continue
    const items = (getAt(block.props, list) ?? []) as {
      name: string
      text: string
      price: string
    }[]
    const texts = items.map(({ name, text, price }) => (name || price ? '' : text))
    const news = more(document, texts)
    const told = texts.map((text) => (text ? rowsTold(document, text, [...left, ...news]) : null))
    const rows = told.flatMap((one) => one?.rows ?? [])
    if (rows.length !== left.length + news.length) continue
    const asItem = ({ price, name, note }: ToldRow) =>
      entryIn(type, { name, price: price.id, note })
    const value = items.flatMap((item, at) => [
      ...(told[at]?.rows ?? []).map(asItem),
      ...restOf(item, told[at]),
    ])
    const ops: EditOp[] = [
      { op: 'fact', key: 'prices', value: renamed(document, rows, news) },
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

/** Under the names of its rows; a unit in the owner's words is told with them. */
const renamed = (
  { facts }: PageDocument,
  rows: readonly ToldRow[],
  news: readonly Price[],
): Price[] =>
  [...(facts.prices ?? []), ...news].map(({ unit, ...price }) => {
    const row = rows.find((one) => one.price.id === price.id)
    const stays = unit && !(row?.note && unit === 'piece') ? { unit } : {}
    return { ...price, ...stays, ...(row && { item: row.name }) }
  })

/** What stands in the list with one sum that the page does not know as a price. */
function untold(document: PageDocument, texts: readonly string[]): Price[] {
  const language = languageOf(document.base)
  const all = [...(document.facts.prices ?? [])]
  const known = all.length
  for (const said of texts) {
    const [told, more] = sumsIn(document, said)
    if (!told?.sum.currency || more || told.prices.length > 0) continue
    const { amount, currency, start } = told.sum
    const text = tagText(said.slice(0, start), language)
    const isLeast = hasTag(text, Math.max(0, start - reach), start, 'money.from')
    all.push({ id: freeId(all), item: said, amount, currency, ...(isLeast && { from: true }) })
  }
  return all.slice(known)
}
/** Letters before a sum in which "from" belongs to it. */
const reach = 12

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
