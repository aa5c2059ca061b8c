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
    isInHead(item, sum, text) &&
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
