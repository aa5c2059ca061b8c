import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { placesOf } from '../contains.ts'
import { contentWords, dividesIn, type PricedText } from './priced-text.ts'
import type { WrittenSum } from './written-sums.ts'

/** How many words that name things a brief takes to say what it is about. */
const headWords = 20
/** A clause of so many words is no thing of a list. */
const clauseWords = 5
const sentenceEnd = /[.;\n|•。]/

/**
 * Whether a thing is what the brief is about, so that a sum further on may be its: it stands at the
 * head, before every sum, and is no part of a list that goes on up to the sum. The sum is the
 * brief's first, or one that says itself what it is for: a rate, a gift.
 */
export function isSubject(item: string, sum: WrittenSum, text: PricedText): boolean {
  const brief = text.said
  const first = firstSum(text)?.start ?? sum.start
  const isGift = sum.signs.includes('free')
  const isRate = text.covered.some(
    ([start, end]) =>
      (start >= sum.end && start - sum.end <= 5) || (end <= sum.start && sum.start - end <= 1),
  )
  if (first < sum.start && !isRate && !isGift) return false
  return placesOf(brief.raw, item).some(([start, end]) => {
    const marks = dividesIn(text, end, sum.start)
    const isTold =
      (isRate || isGift) && tokensIn(brief, marks.at(-1) ?? 0, sum.start).length >= clauseWords
    const isApart =
      marks.length === 0 ||
      marks.some((at) => sentenceEnd.test(brief.folded[at - 1] ?? '')) ||
      isTold
    return (
      end <= (isGift ? sum.start : first) &&
      isApart &&
      contentWords(text, 0, start).length <= headWords
    )
  })
}

/** Whether a thing stands before every sum, where a sum with nothing beside it may be its. */
export function isInHead(item: string, sum: WrittenSum, text: PricedText): boolean {
  const first = firstSum(text) ?? sum
  return placesOf(text.said.raw, item).some(([, end]) => end <= first.start || isOfGift(sum, end))
}

/** "It costs nothing": whatever was told before. */
const isOfGift = ({ signs, start }: WrittenSum, end: number): boolean =>
  signs.includes('free') && end <= start

/** "In een app": numbers in words count more things than money. */
const firstSum = ({ said, sums }: PricedText): WrittenSum | undefined =>
  sums.find(({ signs, start }) => signs.length > 0 || /^\d/.test(said.folded.slice(start)))
