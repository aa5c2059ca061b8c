import { type Amount, readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { dataOf, languageOf } from '#server/reader/language.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagAt, tagText } from '#server/reader/text/tagged-text.ts'
import { priceFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'

/** A line of a list that shows a price, whatever the list is of. */
export interface PriceRow {
  id: string
  path: string
  price: string
}

/** A sum a text tells, and the prices of the page it may be. */
export interface ToldSum {
  sum: Amount
  prices: readonly Price[]
  /** What it is the price of stands behind it: "a night", "per person". */
  hasUnit: boolean
}

export function priceRows({ order, blocks }: PageDocument): PriceRow[] {
  return order.flatMap((id) => {
    const block = blocks[id]
    const fields = block ? priceFields(block.type, block.props) : []
    return fields
      .map(({ path, value }) => ({ id, path, price: String(value ?? '') }))
      .filter(({ price }) => price !== '')
  })
}

/** Prices readers see without their text: those of rows, and where there are none, those on the card at the top. */
export function shownPrices(page: PageDocument): Price[] {
  const { prices = [] } = page.facts
  const rows = new Set(priceRows(page).map(({ price }) => price))
  const isCard = page.order.some((id) => {
    const block = page.blocks[id]
    return block?.type === 'hero' && block.variant === 'card' && block.props.showFacts === true
  })
  return rows.size === 0 && isCard
    ? prices.slice(0, mostOnCard)
    : prices.filter(({ id }) => rows.has(id))
}
const mostOnCard = 3

/** The sums of a text that are prices, in order: what was raised or donated is none. */
export function sumsIn(document: PageDocument, said: string): ToldSum[] {
  const { base, meta, facts } = document
  if (!/[\p{N}\p{Script=Han}]/u.test(said)) return []
  const [home = ''] = dataOf(base).info.countries
  const text = tagText(said, languageOf(base))
  const all = readAmounts(text, 0, said.length, meta.country ?? home)
  return all
    .filter((sum) => !isOtherMoney(text, sum, all))
    .map((sum) => ({
      sum,
      prices: pricesOf(text, sum, facts.prices ?? []),
      hasUnit: tagAt(text, behind(said, sum.end), 'money.units.') !== undefined,
    }))
    .filter(({ sum, prices }) => sum.currency !== null || prices.length > 0)
}

const behind = (said: string, end: number): number =>
  end + (/^\s*/.exec(said.slice(end))?.[0].length ?? 0)

/** "10 € were raised": words right beside it, in the same clause, say that it is no price. */
function isOtherMoney({ raw, tags }: TaggedText, sum: Amount, all: readonly Amount[]): boolean {
  const apart = (one: Amount, { start, end }: { start: number; end: number }) =>
    seam.test(raw.slice(Math.min(end, one.end), Math.max(start, one.start)))
      ? Number.POSITIVE_INFINITY
      : Math.max(start - one.end, one.start - end)
  return tags
    .filter(({ tag }) => tag === 'money.not')
    .some((tag) => {
      const own = apart(sum, tag)
      return own < Number.POSITIVE_INFINITY && all.every((one) => own <= apart(one, tag))
    })
}
const seam = /[,;、，。！？\n]|[.!?]\s/

/** Those of the same sum; of several those whose thing stands nearest before it. */
function pricesOf(text: TaggedText, sum: Amount, prices: readonly Price[]): Price[] {
  const same = prices.filter(
    ({ amount, to, currency }) =>
      amount === sum.amount && to === sum.to && (!sum.currency || currency === sum.currency),
  )
  // "50 € a year" is the price that is called so.
  const rest = text.folded.slice(sum.end).trimStart()
  const called = same.filter(({ item }) => item.length > 3 && rest.startsWith(fold(item)))
  if (called.length > 0) return called
  const at = new Map(same.map((price) => [price, lastNamed(text, price, sum.start)]))
  const nearest = Math.max(-1, ...at.values())
  const named = same.filter((price) => at.get(price) === nearest)
  // A bare number is a price right behind the name of what it is for: "Beard 15".
  if (!sum.currency) {
    const isNamed = ({ item }: Price) =>
      fold(item) !== '' && text.folded.slice(0, sum.start).trimEnd().endsWith(fold(item))
    if (nearest >= 0 && isBeside(text.raw, nearest, sum)) return named
    return named.filter(isNamed)
  }
  if (nearest >= 0) return named
  const others = prices.filter((price) => !same.includes(price))
  return others.some((price) => lastNamed(text, price, sum.start) >= 0) ? [] : same
}

/** Where the last word of the thing's name ends before an offset, or -1. */
function lastNamed({ folded, language }: TaggedText, { item }: Price, before: number): number {
  const name = tagText(item, language)
  const words = name.tokens
    .filter(({ start, end }) => end - start > 1 && !isFunctionWord(name, start, end))
    .map(({ start, end }) => name.folded.slice(start, end))
    .filter((word) => /\p{L}/u.test(word))
  const ends = words.map((word) => {
    const at = folded.lastIndexOf(word, before - word.length)
    return at < 0 ? -1 : at + word.length
  })
  return Math.max(-1, ...ends)
}

const isBeside = (raw: string, named: number, { start, end }: Amount): boolean =>
  /^[\s:–-]*$/.test(raw.slice(named, start)) && /^\s*(?:[,;.)/|–-]|$)/.test(raw.slice(end))
