import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import { trades } from '#shared/page/industries.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { grammars } from '../plan/grammars.ts'
import { isSameThing } from '../plan/plan-page.ts'
import { addBlock, firstOf } from './block-wishes.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { type Entry, entriesOf, entryOps, listAt, removalOps } from './offer-lists.ts'

const mostPrices = 120

/** Prices that are new, or new amounts of old ones; each stands on the page once. */
export function addPrices(desktop: Desktop, stated: readonly Omit<Price, 'id'>[]): Change {
  const { document } = desktop
  const prices = [...(document.facts.prices ?? [])]
  const fresh: Price[] = []
  for (const price of stated) {
    const at = prices.findIndex(({ item }) => isSameName(item, price.item))
    const old = prices[at]
    if (old) prices[at] = { ...price, item: old.item, id: old.id }
    else {
      const added = { ...price, id: freeId(prices) }
      prices.push(added)
      fresh.push(added)
    }
  }
  if (prices.length > mostPrices) throw new AppError('not_understood', 'That is too many prices.')
  const fact: EditOp = { op: 'fact', key: 'prices', value: prices }
  const byUser = { 'facts.prices': 'user' } as const
  const outcome = { code: 'price', words: stated.map(({ item }) => item).join(', ') } as const
  const unlisted = fresh.filter(({ item }) => !isListed(document, item))
  const relisted = fresh.filter((price) => !unlisted.includes(price))
  const priced = relisted.flatMap((price) => priceEntry(document, price))
  if (unlisted.length === 0) return { ops: [fact, ...priced], sources: byUser, outcome }
  const list = listAt(document)
  if (list === 'locked') return unchanged({ code: 'locked', part: lockedKind(document) })
  if (list) {
    const entries = entryOps(
      document,
      list,
      unlisted.map(({ item, id }) => ({ name: item, price: id })),
    )
    return { ops: [fact, ...priced, ...entries], sources: byUser, outcome }
  }
  const facts = { ...document.facts, prices }
  const { priced: kind } = grammars[trades[document.meta.industry].archetype]
  const block = addBlock({ ...desktop, document: { ...document, facts } }, kind)
  return {
    ops: [fact, ...priced, ...block.ops],
    sources: { ...block.sources, ...byUser },
    outcome,
  }
}

function lockedKind(document: PageDocument): string {
  return ['pricing', 'menu', 'services'].find((kind) => firstOf(document, kind as 'menu')) ?? 'menu'
}

/** Something on offer without a price. */
export function addItem({ document }: Desktop, item: string): Change {
  const words = item.slice(0, 100)
  if (isListed(document, words)) return unchanged({ code: 'item', words })
  const list = listAt(document)
  if (list === 'locked') return unchanged({ code: 'locked', part: lockedKind(document) })
  const offers = [...(document.facts.offers ?? []), words]
  const fact: EditOp = { op: 'fact', key: 'offers', value: offers.slice(0, 40) }
  const entries = list ? entryOps(document, list, [{ name: words, price: '' }]) : []
  return {
    ops: [fact, ...entries],
    sources: { 'facts.offers': 'user' },
    outcome: { code: 'item', words },
  }
}

/** An item with its price, from the facts and from the list that shows it. */
export function removeItem({ document }: Desktop, words: string): Change {
  const { prices = [], offers = [] } = document.facts
  const gone = prices.filter(({ item }) => isSameName(item, words))
  const price = gone[0] ?? only(prices.filter(({ item }) => isSameThing(item, words)))
  const name = price?.item ?? words
  const entry = entriesOf(document).find((other) => isEntryOf(other, name, price))
  const offer = offers.find((other) => isSameName(other, name))
  if (!price && !entry && !offer) {
    throw new AppError('not_understood', 'There is nothing of that name on the page.')
  }
  if (entry?.isLocked) return unchanged({ code: 'locked', part: entry.type })
  const ops: EditOp[] = []
  if (price)
    ops.push({ op: 'fact', key: 'prices', value: prices.filter(({ id }) => id !== price.id) })
  if (offer) ops.push({ op: 'fact', key: 'offers', value: offers.filter((it) => it !== offer) })
  const stated: Change['sources'] = {
    ...(price && { 'facts.prices': 'user' }),
    ...(offer && { 'facts.offers': 'user' }),
  }
  const removal = entry ? removalOps(document, entry) : { ops: [], sources: {} }
  return {
    ops: [...ops, ...removal.ops],
    sources: { ...removal.sources, ...stated },
    outcome: { code: 'itemGone', words: name },
  }
}

function isEntryOf(entry: Entry, name: string, price: Price | undefined): boolean {
  return (price !== undefined && entry.price === price.id) || isSameName(entry.name, name)
}

/** The entry of that name gets the price it lacked. */
function priceEntry(document: PageDocument, { item, id }: Price): EditOp[] {
  const entry = entriesOf(document).find(({ name }) => isSameName(name, item))
  if (!entry || entry.isLocked || entry.price) return []
  return [{ op: 'set', id: entry.id, path: `${entry.list}.${entry.index}.price`, value: id }]
}

function isListed(document: PageDocument, name: string): boolean {
  return entriesOf(document).some((entry) => isSameName(entry.name, name))
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}

function freeId(prices: readonly Price[]): string {
  const ids = new Set(prices.map(({ id }) => id))
  let n = prices.length + 1
  while (ids.has(`p${n}`)) n += 1
  return `p${n}`
}
