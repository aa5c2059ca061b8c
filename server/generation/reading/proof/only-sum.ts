import { isDense } from '#server/reader/text/is-dense.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn } from './evidence.ts'
import { hasOwnSum } from './own-sum.ts'
import { contentWords, hasContent, isBareBefore, type PricedText } from './priced-text.ts'
import { thingPlaces } from './thing-places.ts'
import { unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/** How many words that name things a brief takes to say what it is about. */
const headWords = 20
/** How far what a sum is paid for stands from it, in letters. */
const near = 3

/**
 * Whether a brief tells one sum alone and says that it is money, so that it may be of what the brief
 * is about wherever it stands: "Walloon course, town hall, Tuesdays with Jeannot 40 euros".
 */
export function isOnlySum(item: string, sum: WrittenSum, text: PricedText): boolean {
  if (sum.values.includes(0)) return isOnlyGift(item, sum, text)
  const isBare = isBareBefore(text, sum)
  const paid = text.sums.filter(({ signs }) => !isBare || !signs.includes('free'))
  const others = sum.signs.length > 0 ? paid.filter(({ signs }) => signs.length > 0) : paid
  return (
    (sum.signs.length > 0 || isRate(sum, text)) &&
    others.every(({ start }) => start === sum.start) &&
    (isInHead(item, sum, text) || isRightBehind(item, sum, text)) &&
    !hasOwnSum(item, sum, text)
  )
}

/** "Chair yoga, St Mark's hall £5 drop in": it is paid for what stands right behind it, with no other number. */
const isRightBehind = (item: string, { end }: WrittenSum, text: PricedText): boolean =>
  thingPlaces(item, text.said).some(
    ([start, to]) =>
      start >= end &&
      start - end <= near &&
      !hasContent(text, end, start) &&
      !text.sums.some((other) => other.start >= to && !hasContent(text, to, other.start)),
  )

/** Where one sentence ends and the next begins. */
const sentenceEnd = /[.!?。](?=\s|$)|\n/g
/** A sentence of more words is as long as a brief, and tells several things. */
const sentenceWords = 20

/**
 * "We deliver to Builth, Llandrindod and Rhayader for £3.": a sentence tells one sum, says that it is
 * money, and names the thing before it.
 */
export function isOnlySumOfSentence(item: string, sum: WrittenSum, text: PricedText): boolean {
  const { raw } = text.said
  const marks = [...raw.matchAll(sentenceEnd)].map(({ index }) => index + 1)
  const from = marks.findLast((at) => at <= sum.start)
  const to = marks.find((at) => at >= sum.end) ?? raw.length
  if (from === undefined && to === raw.length) return false
  const start = from ?? 0
  const others = text.sums.filter((other) => other.start >= start && other.end <= to)
  return (
    sum.signs.length > 0 &&
    !sum.values.includes(0) &&
    others.every((other) => other.start === sum.start || other.signs.length === 0) &&
    contentWords(text, start, to).length <= sentenceWords &&
    thingPlaces(item, text.said).some(([at, end]) => at >= start && end <= sum.start) &&
    !hasOwnSum(item, sum, text)
  )
}

/** An address ends what was told before it. */
const address = /\S[@.]\S+\s*$/

/**
 * "Fridays 7 pm, free on all channels", 朗読会 … 参加無料: one gift and no sum of money, with no thing
 * right before or behind it that it could be of.
 */
function isOnlyGift(item: string, gift: WrittenSum, text: PricedText): boolean {
  const { said, sums } = text
  const isAlone = sums.every(({ start }) => start === gift.start)
  const isBare = isBareBefore(text, gift) || address.test(said.folded.slice(0, gift.start))
  const [next] = said.tokens.filter(({ start }) => start >= gift.end && start - gift.end <= 1)
  const isOfNext = next !== undefined && hasContent(text, next.start, next.end)
  return isAlone && isBare && !isOfNext && isInHead(item, gift, text)
}

/** "15 per month"; where words are not parted the unit stands before its sum: 월 6만. */
function isRate({ start: from, end }: WrittenSum, { said }: PricedText): boolean {
  const per = [...evidenceIn(said, 'per'), ...tagsIn(said, end, said.raw.length, 'money.per')]
  return (
    per.some(({ start }) => start >= end && start - end <= near) ||
    unitTags(said).some(
      (tag) =>
        tag.end <= from && from - tag.end <= 1 && isDense(said.raw.slice(tag.start, tag.end)),
    )
  )
}

const isInHead = (item: string, sum: WrittenSum, text: PricedText): boolean =>
  thingPlaces(item, text.said).some(
    ([start, end]) => end <= sum.start && contentWords(text, 0, start).length <= headWords,
  )
