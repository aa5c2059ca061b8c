import type { Draft } from '../draft.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { unitBehind } from '../grammars/read-units.ts'
import { firstFrom, tagAt } from '../text/tagged-text.ts'

/** A number without a sign of money, and how likely it is a sum. */
export interface LikelySum {
  sum: Amount
  likelihood: number
}

/** From these likelihoods on a number is a sum, and may be one where those beside it are. */
const least = { sum: 0.5, besideSums: 0.1 }
/** What leads to a time, an age or a count. */
const leads = ['hours.from', 'hours.to', 'hours.until', 'words.prepositions', 'words.negations']

/**
 * "Young 11 euro a kilo, mature 13, old 17": between commas each has its thing and its number, so what
 * the one is the others are, whatever piece they were taken for.
 */
export function withRowsOfPrices(
  draft: Draft,
  signed: readonly Amount[],
  bare: readonly LikelySum[],
): LikelySum[] {
  const told = [...bare]
  const isSum = (amount: Amount | undefined) =>
    amount !== undefined &&
    (signed.includes(amount) ||
      told.some(({ sum, likelihood }) => sum === amount && likelihood >= least.sum))
  const all = [...signed, ...bare.map(({ sum }) => sum)].sort((a, b) => a.start - b.start)
  for (const at of [...all.keys(), ...[...all.keys()].reverse()]) {
    const amount = all[at]
    const own = told.findIndex(({ sum }) => sum === amount)
    const one = told[own]
    if (!amount || !one || one.likelihood >= least.sum || one.likelihood < least.besideSums)
      continue
    const isRow = [all[at - 1], all[at + 1]].some(
      (other) => other && isSum(other) && areRows(draft, amount, other),
    )
    if (isRow) told[own] = { ...one, likelihood: least.sum }
  }
  return told
}

/** Whether two amounts end entries that follow one another between commas. */
function areRows(draft: Draft, one: Amount, other: Amount): boolean {
  const [first, next] = one.start < other.start ? [one, other] : [other, one]
  const between = draft.text.raw.slice(endOf(draft, first), next.start)
  const isOneEntryOn = /^\s?[,;，、；]\s?[^,;，、；.!?。\n]*$/.test(between)
  return isOneEntryOn && isRow(draft, first) && isRow(draft, next)
}

/** A thing, then its number with nothing behind it but what it is for each of. */
function isRow(draft: Draft, amount: Amount): boolean {
  const { tokens, raw } = draft.text
  const before = tokens[firstFrom(tokens, amount.start) - 1]
  const isLed = before && leads.some((tag) => tagAt(draft.text, before.start, tag))
  return (
    before?.kind === 'word' &&
    !isLed &&
    /^\s*(?:$|[,;，、；.!?。\n])/.test(raw.slice(endOf(draft, amount)))
  )
}

const endOf = ({ text }: Draft, { end }: Amount): number => unitBehind(text, end)?.end ?? end
