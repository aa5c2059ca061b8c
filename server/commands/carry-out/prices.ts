import { currencyOf } from '#server/reader/countries.ts'
import { AppError } from '#shared/errors.ts'
import { numberFormat } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import type { Intent, NewAmount } from '../intent.ts'
import { type Entry, entriesOf } from '../page-entries.ts'
import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { entryIn, entryOps, listAt, type NewEntry } from './entries.ts'
import { pageTexts } from './page-texts.ts'
import { priceRows, shownPrices, sumsIn } from './price-places.ts'
import { retoldPrices } from './told-prices.ts'

type Of<W extends Intent['wish']> = Extract<Intent, { wish: W }>
const mostPrices = 120
const byUser = { 'facts.prices': 'user' } as const

/** Another amount for items that have one; an item without one gets it. */
export function setAmounts({ document }: Desktop, { items, amount, note }: Of<'amount'>): Change {
  const prices = document.facts.prices ?? []
  const isMeant = ({ item }: Price) => items.some((name) => isSameName(name, item))
  const outcome = { code: 'price', words: items.join(', ') } as const
  if (prices.some(isMeant)) {
    const changed = (price: Price) => ({ ...withAmount(price, amount), ...(note && { note }) })
    const value = prices.map((price) => (isMeant(price) ? changed(price) : price))
    const raised = prices.flatMap((price, at) => (value[at] ? [[price, value[at]] as const] : []))
    const isAll = prices.length > 1 && prices.every(isMeant) && !('to' in amount)
    const others = (price: Price) => withAmount(price, amount)
    const rows = note ? notedRows(document, prices.filter(isMeant), note) : []
    const told = retoldPrices(document, raised, {
      ...(isAll && { others }),
      ...(note && rows.length === 0 && { note }),
    })
    const [one, more] = value.filter(isMeant)
    const words = one && !more ? pricedWords(document, one) : outcome.words
    return {
      ops: [{ op: 'fact', key: 'prices', value }, ...told.ops, ...rows],
      sources: { ...told.sources, ...byUser },
      outcome: { ...outcome, words: note ? `${words}, ${note}` : words },
    }
  }
  const entry = entriesOf(document).find(({ name }) => isSameName(name, items[0] ?? ''))
  if (!('to' in amount)) throw new AppError('not_understood', 'It has no price yet.')
  const id = freeId(prices)
  const price = {
    id,
    item: items[0] ?? '',
    amount: amount.to,
    currency: amount.currency ?? moneyOf(document),
  }
  const fact: EditOp = { op: 'fact', key: 'prices', value: [...prices, price] }
  if (!entry) return addPrice({ document, now: 0 }, { wish: 'price', price })
  if (entry.isLocked) return unchanged({ code: 'locked', part: entry.type })
  const path = `${entry.list}.${entry.index}.price`
  return { ops: [fact, { op: 'set', id: entry.id, path, value: id }], sources: byUser, outcome }
}

/** The rows of these prices with a note, in the place of the one they had. */
function notedRows(document: PageDocument, prices: readonly Price[], note: string): EditOp[] {
  return entriesOf(document).flatMap(({ id, type, list, index, price, isLocked }): EditOp[] => {
    const old = prices.find((one) => one.id === price)
    if (!old || isLocked) return []
    const path = `${list}.${index}.${type === 'pricing' ? 'points' : 'text'}`
    const said = getAt(document.blocks[id]?.props, path)
    if (Array.isArray(said)) {
      const others = said.filter(({ text }) => text !== old.note)
      return [{ op: 'set', id, path, value: [...others, { text: note }] }]
    }
    const text = String(said ?? '')
    const isNoted = old.note !== undefined && text.includes(old.note)
    const value = isNoted
      ? text.replace(old.note ?? '', note)
      : [text, note].filter(Boolean).join(', ')
    return [{ op: 'set', id, path, value }]
  })
}

/** As the page writes it: "£15". */
export function sumOf(
  { base, meta }: PageDocument,
  { amount, currency }: Pick<Price, 'amount' | 'currency'>,
): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  const write = (how: Intl.NumberFormatOptions) =>
    numberFormat(regionalTag(base, meta), { ...style, ...digits, ...how }).format(amount)
  const said = write({})
  // A sign as wide as a character is none that pages write.
  return /[\uff00-\uffff]/.test(said) ? write({ currencyDisplay: 'name' }) : said
}

/** "Zip, £16", 「大人：600円」 without a mark of another script between. */
export function pricedWords(document: PageDocument, { item, ...price }: Omit<Price, 'id'>): string {
  const isDense = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hiragana}]/u.test(item)
  return `${item}${isDense ? ' ' : ', '}${sumOf(document, price)}`
}

function withAmount(price: Price, amount: NewAmount): Price {
  const { to: _to, ...plain } = price
  if ('to' in amount) {
    const { from: _from, ...exact } = plain
    const least = amount.from || (price.from && !price.to) ? { from: true } : {}
    return { ...exact, ...least, amount: amount.to, currency: amount.currency ?? price.currency }
  }
  const raised = (sum: number) => {
    const more = 'by' in amount ? amount.by : (sum * amount.percent) / 100
    return Math.max(0, Math.round((sum + more) * 100) / 100)
  }
  const most = price.to === undefined ? {} : { to: raised(price.to) }
  return { ...plain, amount: raised(price.amount), ...most }
}

/** The money of the page's other prices, else of its country. */
export function moneyOf({ facts, meta, base }: PageDocument): string {
  return facts.prices?.[0]?.currency ?? currencyOf(meta.country ?? locales[base].country)
}

export function addPrice(desktop: Desktop, { price, note = '' }: Of<'price'>): Change {
  const { document } = desktop
  const prices = document.facts.prices ?? []
  const known = prices.find(({ item }) => isSameName(item, price.item))
  if (known) {
    const amount = { to: price.amount, currency: price.currency }
    return setAmounts(desktop, { wish: 'amount', items: [known.item], amount })
  }
  const [hidden] = unseenBeside(document)
  if (hidden) return addedBehind(desktop, hidden, { wish: 'price', price, note })
  if (prices.length >= mostPrices) throw new AppError('not_understood', 'That is too many prices.')
  const id = freeId(prices)
  const added: Price = { ...price, id, currency: price.currency ?? moneyOf(document) }
  const fact: EditOp = { op: 'fact', key: 'prices', value: [...prices, added] }
  const words = pricedWords(document, added)
  const outcome = { code: 'priceAdded', words } as const
  const listed = freeEntry(document, price.item)
  if (listed) {
    const path = `${listed.list}.${listed.index}.price`
    return { ops: [fact, { op: 'set', id: listed.id, path, value: id }], sources: byUser, outcome }
  }
  const placed = placeEntry(desktop, { name: price.item, price: id, note })
  return placed.outcome
    ? placed
    : { ops: [fact, ...placed.ops], sources: { ...placed.sources, ...byUser }, outcome }
}

/** Prices only the card at the top shows: beside the first row it shows none. */
function unseenBeside(document: PageDocument): Price[] {
  if (priceRows(document).length > 0) return []
  const told = pageTexts(document).flatMap((text) =>
    sumsIn(document, text).flatMap(({ prices }) => prices),
  )
  return shownPrices(document).filter((price) => !told.includes(price))
}

/** A price becomes a row, and behind it comes another. */
function addedBehind(desktop: Desktop, { item, id }: Price, wish: Of<'price'>): Change {
  const placed = placeEntry(desktop, { name: item, price: id })
  if (placed.outcome) return placed
  const document = applyEdits(desktop.document, placed.ops).document
  const added = addPrice({ ...desktop, document }, wish)
  return {
    ...added,
    ops: [...placed.ops, ...added.ops],
    sources: { ...placed.sources, ...added.sources },
  }
}

function freeEntry(document: PageDocument, name: string): Entry | undefined {
  return entriesOf(document).find((entry) => isSameName(entry.name, name) && !entry.isLocked)
}

/** An entry at the end of the list there is, else in a new one. */
export function placeEntry(desktop: Desktop, entry: NewEntry): Change {
  const { document } = desktop
  const list = listAt(document)
  if (list === 'locked') return unchanged({ code: 'locked', part: lockedKind(document) })
  if (list) return { ops: entryOps(document, list, entry), sources: {}, outcome: null }
  const isFood = ['bakery', 'restaurant', 'cafe', 'bar'].includes(document.meta.industry)
  const block = addBlock(desktop, isFood ? 'menu' : 'services')
  const insert = block.ops[0]
  if (insert?.op !== 'insert') return { ...block, outcome: null }
  const item = entryIn(isFood ? 'menu' : 'services', entry)
  const items = isFood ? { groups: [{ name: '', items: [item] }] } : { items: [item] }
  const filled: EditOp = { ...insert, props: { ...insert.props, ...items } }
  return { ...block, ops: [filled, ...block.ops.slice(1)], outcome: null }
}

function lockedKind(document: PageDocument): string {
  return ['menu', 'services', 'pricing'].find((kind) => firstOf(document, kind as 'menu')) ?? 'menu'
}

/** Something on offer without a sum; "10 %" stands where one would. */
export function addItem(desktop: Desktop, { item, terms }: Of<'offer'>): Change {
  const { document } = desktop
  const words = item.slice(0, 100)
  if (terms) {
    const placed = placeEntry(desktop, { name: words, price: '', terms })
    return placed.outcome
      ? placed
      : { ...placed, outcome: { code: 'priceAdded', words: `${words}, ${terms}` } }
  }
  const outcome = { code: 'item', words } as const
  if (entriesOf(document).some(({ name }) => isSameName(name, words))) return unchanged(outcome)
  const offers = [...(document.facts.offers ?? []), words].slice(0, 40)
  const placed = placeEntry(desktop, { name: words, price: '' })
  if (placed.outcome) return placed
  return {
    ops: [{ op: 'fact', key: 'offers', value: offers }, ...placed.ops],
    sources: { ...placed.sources, 'facts.offers': 'user' },
    outcome,
  }
}

/**
 * Items keep their line and lose their price.
 * @throws AppError `not_understood` where one stands in a list of prices, which is nothing without
 */
export function unprice({ document }: Desktop, { items }: Of<'unprice'>): Change {
  const prices = document.facts.prices ?? []
  const gone = prices.filter(({ item }) => items.some((name) => isSameName(name, item)))
  if (gone.length === 0) return unchanged({ code: 'unknown', fact: 'prices' })
  const shown = entriesOf(document).filter(({ price }) => gone.some(({ id }) => id === price))
  const locked = shown.find(({ isLocked }) => isLocked)
  if (locked) return unchanged({ code: 'locked', part: locked.type })
  if (shown.length === 0 || shown.some(({ type }) => type === 'pricing'))
    throw new AppError('not_understood', 'A list of prices has nothing to say without them.')
  const left = prices.filter((price) => !gone.includes(price))
  return {
    ops: [
      { op: 'fact', key: 'prices', value: left.length > 0 ? left : null },
      ...shown.map(({ id, list, index }): EditOp => {
        return { op: 'set', id, path: `${list}.${index}.price`, value: '' }
      }),
    ],
    sources: byUser,
    outcome: { code: 'item', words: items.join(', ') },
  }
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
}

export function freeId(prices: readonly Price[]): string {
  const ids = new Set(prices.map(({ id }) => id))
  let n = prices.length + 1
  while (ids.has(`p${n}`)) n += 1
  return `p${n}`
}
