import { languageOf } from '#server/reader/language.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagText,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Price } from '#shared/page/facts.ts'
import { capitalised } from '../capitalised.ts'
import { sumsIn, type ToldSum } from './price-places.ts'

/** A price as a row: what stands before its sum, and what goes on right behind it. */
export interface ToldRow {
  price: Price
  name: string
  note: string
}

/**
 * A sentence of prices as rows, in the owner's words; `rest` is what it tells beside them. Null where
 * a sum in it is none of these prices.
 */
export function rowsTold(
  document: PageDocument,
  said: string,
  prices: readonly Price[],
): { rows: ToldRow[]; rest: string } | null {
  const sums = sumsIn(document, said)
  const text = tagText(said, languageOf(document.base))
  const rows: ToldRow[] = []
  let from = 0
  for (const sum of sums) {
    const price = priceOf(
      sum,
      prices.filter((one) => rows.every((row) => row.price !== one)),
    )
    if (!price) return null
    const to = goesOnTo(text, sum)
    const name = nameIn(text, [from, sum.sum.start]) || price.item
    rows.push({ price, name, note: noteIn(text, [sum.sum.end, to]) })
    from = to
  }
  const rest = said.slice(from).replace(/^[\s,;、，.。]+/, '')
  return rows.length > 0 ? { rows, rest: capitalised(rest) } : null
}

/** What a sum is the price of; one that no word before it names is the only one of as much. */
function priceOf({ sum, prices: named }: ToldSum, prices: readonly Price[]): Price | undefined {
  const [alike, more] = prices.filter(({ amount }) => amount === sum.amount)
  return prices.find((one) => named.includes(one)) ?? (more ? undefined : alike)
}

/** Where the next sign ends what is said of a sum; what has one of its own begins there. */
function goesOnTo({ raw }: TaggedText, { sum }: ToldSum): number {
  const sign = /[,;、，。\n]|\.(?=\s|$)/.exec(raw.slice(sum.end))
  return sign ? sum.end + sign.index : raw.length
}

/** Without "and" before it and "from" behind it. */
function nameIn(text: TaggedText, span: Span): string {
  let [start, end] = trimmed(text.raw, span)
  for (const { start: at, end: to } of tokensIn(text, start, end)) {
    if (at !== start || !isFunctionWord(text, at, to)) break
    start = trimmed(text.raw, [to, end])[0]
  }
  for (const { start: at, end: to } of tokensIn(text, start, end).toReversed()) {
    const joins = hasTag(text, at, to, 'money.from') || isFunctionWord(text, at, to)
    if (trimmed(text.raw, [start, end])[1] !== to || !joins) break
    end = at
  }
  const name = text.raw.slice(...trimmed(text.raw, [start, Math.max(start, end)]))
  return capitalised(name.replace(/[\s,:;、，：]+$/, ''))
}

/** The unit of a sum is told with it. */
function noteIn(text: TaggedText, span: Span): string {
  const [start, end] = trimmed(text.raw, span)
  const unit = tagAt(text, start, 'money.units.')
  // "Per window" is no "each": the page has no word of its own for it.
  const isPlain = unit !== undefined && unit.tag !== 'money.units.piece' && unit.end <= end
  const from = isPlain ? unit.end : start
  return capitalised(text.raw.slice(...trimmed(text.raw, [from, Math.max(from, end)])))
}
