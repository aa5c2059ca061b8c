import type { Draft } from '../draft.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { unitBehind } from '../grammars/read-units.ts'
import { firstFrom, tagAt, tokensIn } from '../text/tagged-text.ts'

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
  const told = inTurn(draft, signed, bare)
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

/** Two may be a thing with its size: "cottage 4 people 85 €". */
const leastInTurn = 3
/** Words of a thing that stands between two numbers. */
const longestThing = 4

/**
 * "Cut £14 colour 28 blow dry 12, men 10 kids 8": thing and number in turn, one of them with a sign of
 * money, are prices all of them, or none where a number is left without its thing.
 */
function inTurn(draft: Draft, signed: readonly Amount[], bare: readonly LikelySum[]): LikelySum[] {
  const likely = new Map(bare.map(({ sum, likelihood }) => [sum, likelihood]))
  const all = [...signed, ...likely.keys()].sort((a, b) => a.start - b.start)
  const sums = new Set(
    runsOf(draft, all).flatMap((run) => (arePricesInTurn(draft, run, likely) ? run : [])),
  )
  return bare.map((one) =>
    sums.has(one.sum) && one.likelihood < least.sum ? { ...one, likelihood: least.sum } : one,
  )
}

/** Amounts with a thing between each and the next, in the same sentence. */
function runsOf(draft: Draft, all: readonly Amount[]): Amount[][] {
  const runs: Amount[][] = []
  for (const amount of all) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isNextThing(draft, last, amount)) run.push(amount)
    else runs.push([amount])
  }
  return runs
}

function isNextThing({ text }: Draft, last: Amount, next: Amount): boolean {
  const between = tokensIn(text, last.end, next.start)
  const words = between.filter(({ kind }) => kind === 'word').length
  return (
    words > 0 &&
    words <= longestThing &&
    // A number between them is no amount: a time, a date.
    between.every(({ kind, text: mark }) => kind === 'word' || /^[,，、]$/.test(mark))
  )
}

function arePricesInTurn(
  draft: Draft,
  run: readonly Amount[],
  likely: ReadonlyMap<Amount, number>,
): boolean {
  const last = run.at(-1)
  if (!last || run.length < leastInTurn) return false
  const firstSigned = run.findIndex((amount) => !likely.has(amount))
  const lastSigned = run.findLastIndex((amount) => !likely.has(amount))
  // Signed and bare by turns are sums and something that is counted.
  const isOneHabit = firstSigned === 0 || (firstSigned > 0 && firstSigned === run.length - 1)
  const areSignedTogether = run.slice(0, lastSigned + 1).every((amount) => !likely.has(amount))
  return (
    isOneHabit &&
    (firstSigned > 0 || areSignedTogether) &&
    run.every((amount) => {
      const likelihood = likely.get(amount) ?? 1
      if (likelihood >= least.sum) return true
      return likelihood >= least.besideSums && isNamed(draft, amount)
    }) &&
    endsEntry(draft, last)
  )
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
  return isNamed(draft, amount) && endsEntry(draft, amount)
}

/** Whether a thing stands right before it. */
function isNamed({ text }: Draft, amount: Amount): boolean {
  const before = text.tokens[firstFrom(text.tokens, amount.start) - 1]
  const isLed = before && leads.some((tag) => tagAt(text, before.start, tag))
  return before?.kind === 'word' && !isLed
}

function endsEntry(draft: Draft, amount: Amount): boolean {
  return /^\s*(?:$|[,;，、；.!?。\n])/.test(draft.text.raw.slice(endOf(draft, amount)))
}

const endOf = ({ text }: Draft, { end }: Amount): number => unitBehind(text, end)?.end ?? end
