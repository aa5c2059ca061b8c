import { placesOf } from '../contains.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { contentWords, dividesIn } from './priced-text.ts'
import type { WrittenSum } from './written-sums.ts'

/** How many words that name things a brief takes to say what it is about. */
const headWords = 12
const sentenceEnd = /[.;\n|•。]/

/**
 * Whether a thing is what the brief is about, so that a sum further on may be its: it stands at the
 * head, before every sum, and is no part of a list that goes on up to the sum. The sum is the
 * brief's first, or one that says itself what it is for: a rate, a gift.
 */
export function isSubject(item: string, sum: WrittenSum, brief: SaidText): boolean {
  const text = pricedBrief(brief)
  // "In een app": numbers in words count more things than money.
  const written = text.sums.filter(
    (each) => each.signs.length > 0 || /^\d/.test(brief.folded.slice(each.start)),
  )
  const first = written[0]?.start ?? sum.start
  const isRate = text.covered.some(([start]) => start >= sum.end && start - sum.end <= 5)
  if (first < sum.start && !isRate && !sum.signs.includes('free')) return false
  return placesOf(brief.raw, item).some(([start, end]) => {
    const marks = dividesIn(text, end, sum.start)
    const isApart =
      marks.length === 0 || marks.some((at) => sentenceEnd.test(brief.folded[at - 1] ?? ''))
    return end <= first && isApart && contentWords(text, 0, start).length <= headWords
  })
}
