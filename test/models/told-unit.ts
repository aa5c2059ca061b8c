import { placesOf } from '#server/generation/reading/contains.ts'
import type { SaidText } from '#server/generation/reading/proof/evidence.ts'
import { unitPlaces } from '#server/generation/reading/proof/unit-tags.ts'
import type { LabelledBrief } from '../briefs/labelled-brief.ts'

type LabelledPrice = NonNullable<LabelledBrief['facts']['prices']>[number]

const figures = /\d+(?:[.,]\d+)*/g
/** What stands so close behind a sum, in letters, is told of it. */
const near = 12

/**
 * Whether a brief tells a price's unit at this price: in its name, between its thing and its sum,
 * behind its sum, or before both and not right behind another sum. Looked at letter by letter, with
 * nothing of what decides whether a claim stands.
 */
export function isUnitTold({ item, unit = '' }: LabelledPrice, brief: SaidText): boolean {
  const sums = [...brief.raw.matchAll(figures)].map(
    ({ 0: said, index }) => [index, index + said.length] as const,
  )
  const isOfOther = (at: number): boolean => sums.some(([, end]) => end <= at && at - end <= near)
  const names = placesOf(brief.raw, item)
  return unitPlaces(unit, brief).some(
    ([start, end]) =>
      names.length === 0 ||
      names.some(([from, to]) => {
        if (from <= start && end <= to) return true
        const [sum, next] = sums.filter(([at]) => at >= to)
        if (start >= to) return start < (next?.[0] ?? brief.raw.length)
        const last = sums.findLast(([, until]) => until <= from)
        return start >= (last?.[1] ?? 0) && end <= from && sum !== undefined && !isOfOther(start)
      }),
  )
}
