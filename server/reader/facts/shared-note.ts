import type { Draft } from '../draft.ts'
import { hasTag } from '../text/tagged-text.ts'
import { trimmed } from '../text/trim.ts'
import type { Found } from './found.ts'
import type { PriceValue } from './parse-prices.ts'

type Price = Found<PriceValue>

/**
 * "Single 380 $ double 475 $ taxes included": what every price of a list includes is no condition of
 * the last one alone.
 */
export function withoutSharedNote(draft: Draft, prices: readonly Price[]): Price[] {
  return prices.map((price, i) =>
    isOfAll(draft, price, prices[i - 1]) ? bare(draft, price) : price,
  )
}

function isOfAll({ text, lists }: Draft, price: Price, before: Price | undefined): boolean {
  const { note } = price.value
  if (!note || !before || before.value.note !== undefined) return false
  const [start, end] = price.span
  const isLine = lists.some(({ lines }) =>
    lines.some(({ span: [from, to] }) => from <= start && start < to),
  )
  const isBeside = !/[.!?。！？\n]/.test(text.raw.slice(before.span[1] - 1, start))
  const at = text.raw.lastIndexOf(note, end)
  return !isLine && isBeside && at >= start && hasTag(text, at, at + note.length, 'offers.forAll')
}

/** A price without its note, which is no part of its span either. */
function bare({ text }: Draft, price: Price): Price {
  const { note = '', ...value } = price.value
  const [start, end] = price.span
  const at = text.raw.lastIndexOf(note, end)
  const [from, to] = trimmed(text.raw, [start, at])
  return { ...price, value, span: [from, to] }
}
