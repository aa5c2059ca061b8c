import { isDense } from '#server/reader/text/is-dense.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { type PricePlace, sumsBeside } from './price-place.ts'
import { contentWords, dividesIn, hasContent } from './priced-text.ts'
import { isBehind, kindOf, unitTags } from './unit-tags.ts'

/** How many words that name things one line of a list may have. */
const lineWords = 5
/** "Per night: tent 22 for two": one may say when and the other for whom. */
const people: readonly string[] = ['person', 'couple', 'child']

/**
 * Whether a price without a unit of its own shares one of those named here: that of the first price
 * of its list, "lentils 3.80 a kilo, rice 2.90", or of the heading above, "per night: tent 22,
 * cabin 95". It goes up to the end of the sentence, or to the first that has another. A gift has
 * none.
 */
export function isUnitShared(places: readonly Span[], place: PricePlace, brief: SaidText): boolean {
  const isGift = pricedBrief(brief).sums.some(
    ({ start, signs }) => start === place.sumAt[0] && signs.includes('free'),
  )
  if (isGift) return false
  const others = unitTags(brief).filter((tag) => !isIn(tag, [...places, ...place.names]))
  const sums = sumsBeside(brief, place).map(({ start, end }): Span => [start, end])
  return places.some((unit) => {
    const isTold = sums.some(([, end]) => isBehind({ start: unit[0] }, { end }, brief))
    const isHeading = !isTold && /^[)）\]]?\s*[:：\n]/.test(brief.folded.slice(unit[1]))
    if (!isTold && !isHeading && !isDense(brief.raw.slice(...unit))) return false
    const against = others.filter(
      (tag) => tag.start >= unit[1] && !(isHeading && people.includes(kindOf(tag))),
    )
    return isCarried({ unit, isHeading, sums, against }, place.sumAt, brief)
  })
}

const isIn = ({ start, end }: Tag, places: readonly Span[]): boolean =>
  places.some(([from, to]) => from < end && start < to)

interface SharedUnit {
  unit: Span
  isHeading: boolean
  sums: readonly Span[]
  /** Other units behind it. */
  against: readonly Tag[]
}

/** From sum to sum, with no other unit on the way. */
function isCarried(
  { unit: [, end], isHeading, sums, against }: SharedUnit,
  sumAt: Span,
  brief: SaidText,
): boolean {
  if (end > sumAt[0] || against.some((tag) => isOwn(tag, sumAt, brief))) return false
  const between = sums.filter(([from, to]) => from >= end && to <= sumAt[0])
  return [...between, sumAt].every(([from], at) => {
    const last = between[at - 1]
    if (!last) return isHeading || isLine(end, from, brief)
    const hasOther = against.some((tag) => isMeasureOf(tag, last, brief))
    return !hasOther && isLine(last[1], from, brief)
  })
}

/** Right behind a sum, or right before it: "a night 35", "30 min 35". */
function isOwn(tag: Tag, sumAt: Span, brief: SaidText): boolean {
  if (tag.start >= sumAt[1]) return isBehind(tag, { end: sumAt[1] }, brief)
  const text = pricedBrief(brief)
  const { end } = tag
  const isApart = dividesIn(text, end, sumAt[0]).length > 0 || hasContent(text, end, sumAt[0])
  return end <= sumAt[0] && !isApart
}

/** Words before another thing's sum may be its name: "room 50". */
const isMeasureOf = (tag: Tag, sumAt: Span, brief: SaidText): boolean =>
  isOwn(tag, sumAt, brief) &&
  (tag.start >= sumAt[1] || /\d/.test(brief.raw.slice(tag.start, tag.end)))

/** One line of a list, or what joins two of them: no sentence ends there. */
function isLine(from: number, to: number, brief: SaidText): boolean {
  const isEnd = /[.。!?]\s|\n\s*\n/.test(brief.folded.slice(from, to))
  return !isEnd && contentWords(pricedBrief(brief), from, to).length <= lineWords
}
