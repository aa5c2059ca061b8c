import type { Draft } from '#server/reader/draft.ts'
import { findPrices } from '#server/reader/facts/find-prices.ts'
import { fold } from '#server/reader/text/fold.ts'
import { firstFrom } from '#server/reader/text/tagged-text.ts'
import { shippedWeights } from '#server/reader/weights.ts'
import type { Price } from '#shared/page/facts.ts'
import type { Compare } from './find-differing.ts'
import { money } from './money.ts'
import { sentencesOf } from './sentences-of.ts'

/** The same thing with the same unit for two sums: two rows, or a row and a sentence. */
export const differingPrices: Compare = ({ facts, rows, tag }, { text, draft }) => {
  const all = facts.prices ?? []
  const row = rows.find((one) => one.text === text)
  const shown = rows.flatMap(({ price }) => all.filter(({ id }) => id === price))
  const own = row ? all.find(({ id }) => id === row.price) : undefined
  // A row says its price beside its name.
  if (row) {
    const at = own ? shown.indexOf(own) : -1
    const other = own && shown.slice(0, Math.max(0, at)).find((price) => isOther(price, own))
    return other ? `${other.item}: ${money(other, tag)}` : null
  }
  if (text.kind !== 'running') return null
  const sums = draft.amounts.filter(({ currency }) => currency)
  const told = findPrices(inSentences(draft), { sums, unsure: [] }, shippedWeights().scorers)
  const other = told.flatMap(({ value }) => shown.filter((price) => isOther(price, value)))[0]
  return other ? `${other.item}: ${money(other, tag)}` : null
}

/** Its sentences as pieces that tell prices. */
function inSentences(draft: Draft): Draft {
  const { tokens } = draft.text
  const pieces = sentencesOf(draft).map((span) => ({
    span,
    role: 'price' as const,
    tokens: [firstFrom(tokens, span[0]), firstFrom(tokens, span[1]) - 1] as const,
  }))
  return { ...draft, pieces }
}

function isOther(one: Omit<Price, 'id'>, other: Omit<Price, 'id'>): boolean {
  const isSame =
    fold(one.item) === fold(other.item) &&
    one.currency === other.currency &&
    (one.unit ?? '') === (other.unit ?? '') &&
    (one.note ?? '') === (other.note ?? '')
  const isApart = one.amount !== other.amount || (one.to ?? 0) !== (other.to ?? 0)
  return isSame && isApart
}
