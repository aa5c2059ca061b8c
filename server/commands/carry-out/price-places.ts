import { type Amount, readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { dataOf, languageOf } from '#server/reader/language.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagAt, tagText } from '#server/reader/text/tagged-text.ts'
import { priceFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import { sentencesOf } from './sentences.ts'

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

/** The sums of a text that are prices, in order: what was raised or donated is none. */
export function sumsIn(document: PageDocument, said: string): ToldSum[] {
  const { base, meta, facts } = document
  if (!/[\p{N}\p{Script=Han}]/u.test(said)) return []
  const [home = ''] = dataOf(base).info.countries
  const text = tagText(said, languageOf(base))
  return readAmounts(text, 0, said.length, meta.country ?? home)
    .filter((sum) => !isOtherMoney(document, text, sum))
    .map((sum) => ({
      sum,
      prices: pricesOf(text, sum, facts.prices ?? []),
      hasUnit: tagAt(text, behind(said, sum.end), 'money.units.') !== undefined,
    }))
    .filter(({ sum, prices }) => sum.currency !== null || prices.length > 0)
}

const behind = (said: string, end: number): number =>
  end + (/^\s*/.exec(said.slice(end))?.[0].length ?? 0)

function isOtherMoney(document: PageDocument, { raw, tags }: TaggedText, { start }: Amount) {
  let from = 0
  for (const sentence of sentencesOf(raw, document)) {
    const to = from + sentence.length
    if (start < to)
      return tags.some((tag) => tag.tag === 'money.not' && tag.start >= from && tag.end <= to)
    from = to
  }
  return false
}

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
  if (!sum.currency) return nearest >= 0 && isBeside(text.raw, nearest, sum) ? named : []
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
