import type { Tag } from '#server/reader/text/phrase-index.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import type { PricePlace } from './price-place.ts'
import { isMeasure, kindOf, unitTags } from './unit-tags.ts'

/** "Per night: tent 22 for two": one may say when and the other for whom. */
const people: readonly string[] = ['person', 'couple', 'child']
/** "Prices (per night)" over lines, "jar of 500 g: acacia 8, chestnut 7" before a line. */
const overLines = /^[)）\]] ?[:：]? ?\n|^ ?[:：] ?\n/
const overLine = /^[)）\]]? ?[:：] (?![\d£€$¥₩])/

/**
 * Whether a price has the unit of the heading it stands under, "prices (per night): tent 22", and
 * none of its own. A price has never that of the one before it: of "a room 78 a night, a dog 6" no
 * word says whether the dog pays by the night.
 */
export function isUnitShared(places: readonly Span[], place: PricePlace, brief: SaidText): boolean {
  const others = unitTags(brief).filter(
    (tag) => isMeasure(tag, brief) && !isIn(tag, [...places, ...place.names]),
  )
  const { sumAt } = place
  return places.some(([start, end]) => {
    if (isPriced(start, brief)) return false
    const reach = reachOf(end, brief)
    const against = others.some(
      (tag) => tag.start >= end && tag.end <= reach && !people.includes(kindOf(tag)),
    )
    return end <= sumAt[0] && sumAt[1] <= reach && !against
  })
}

/** A line with a sum before the unit is none that stands above others. */
const isPriced = (at: number, brief: SaidText): boolean =>
  pricedBrief(brief).sums.some(
    ({ start, end }) => end <= at && !brief.folded.slice(start, at).includes('\n'),
  )

/** Up to where a heading goes that ends here: its line, or the lines up to an empty one. */
function reachOf(end: number, { folded }: SaidText): number {
  const behind = folded.slice(end)
  const border = overLines.test(behind)
    ? /\n[^\S\n]*\n/
    : overLine.test(behind)
      ? /\n|[.。!?] /
      : null
  if (!border) return end
  const from = end + (/^[^\n]*\n/.exec(behind)?.[0].length ?? 0) * Number(overLines.test(behind))
  const at = folded.slice(from).search(border)
  return at < 0 ? folded.length : from + at
}

const isIn = ({ start, end }: Tag, places: readonly Span[]): boolean =>
  places.some(([from, to]) => from < end && start < to)
