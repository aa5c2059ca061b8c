import { thingFeatures } from '../candidates/thing-features.ts'
import {
  type SumWindow,
  type ThingCandidate,
  thingsAround,
  windowsOf,
} from '../candidates/things-of-sums.ts'
import type { Draft } from '../draft.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { likelihoods, type Scorers, scoring } from '../scorer.ts'
import type { Span } from '../text/trim.ts'

/** What a sum is for. */
export interface Thing {
  span: Span
  side: ThingCandidate['side']
  /** From 0 to 1. */
  confidence: number
}

/**
 * From these likelihoods on a span is what a sum is for; few things stand behind theirs, and the line of
 * a list surely has one.
 */
const least = { usual: 0.3, behind: 0.15, line: 0.1 }

function leastFor({ side }: ThingCandidate, { line }: SumWindow): number {
  if (side === 'behind') return least.behind
  return line === null ? least.usual : least.line
}

/** "Free", "gratis": a sum of nothing, of which the words are told. */
export function freeSums({ text, amounts }: Pick<Draft, 'text' | 'amounts'>): Amount[] {
  const isSum = (start: number, end: number) =>
    amounts.some((sum) => sum.currency && sum.start < end && start < sum.end)
  return (
    text
      .meaning('money.free')
      .filter(({ start, end }) => !isSum(start, end))
      // "Prezzi IVA inclusa": what all prices include is nothing free.
      .filter(({ end }) => !text.endingAt.get(end)?.some(({ tag }) => tag === 'offers.forAll'))
      .map(({ start, end }) => ({ start, end, amount: 0, currency: null }))
  )
}

/**
 * What each of the sums of a brief is for, where that is told.
 * @param sums in order, free things among them
 */
export function chooseThings(
  draft: Draft,
  sums: readonly Amount[],
  { features, of }: Scorers<'thing'>,
): ReadonlyMap<Amount, Thing> {
  const around = thingsAround(draft)
  const featuresOf = thingFeatures(draft, features.rowsOf)
  const windows = windowsOf(draft, sums)
  const scoreOf = scoring(of.thing)
  return new Map(
    sums.flatMap((sum, i): [Amount, Thing][] => {
      const window = windows[i]
      if (!window) return []
      const candidates = around(window)
      const featuresOfSpan = featuresOf(sum, window)
      const chances = likelihoods(candidates.map((candidate) => scoreOf(featuresOfSpan(candidate))))
      const confidence = Math.max(0, ...chances)
      const best = candidates[chances.indexOf(confidence)]
      return best && confidence >= leastFor(best, window)
        ? [[sum, { span: best.span, side: best.side, confidence }]]
        : []
    }),
  )
}
