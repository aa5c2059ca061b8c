import type { Span } from '#server/reader/text/trim.ts'
import type { SaidText } from './evidence.ts'
import { pricedBrief } from './own-sum.ts'
import { unitTags } from './unit-tags.ts'
import type { WrittenSum } from './written-sums.ts'

/** Where a brief says a price, from its thing to its sum, and where that sum stands. */
export interface PricePlace {
  span: [number, number]
  sumAt: Span
  /** Where the brief names its thing. */
  names: readonly Span[]
  /** And its condition. */
  conditions: readonly Span[]
}

/** The other sums of a brief, but for the numbers of measures: "60 min", "m2". */
export function sumsBeside(brief: SaidText, { span, sumAt, names }: PricePlace): WrittenSum[] {
  const measures = unitTags(brief).filter(({ start, end }) =>
    /\d/.test(brief.raw.slice(start, end)),
  )
  // "Half a day (4 hours) 220"
  const isCounting = (at: number) =>
    unitTags(brief).some(
      ({ start }) =>
        (start === at || (start === at + 1 && brief.folded[at] === ' ')) &&
        !/\d/.test(brief.folded[start] ?? ''),
    )
  return pricedBrief(brief).sums.filter(
    ({ start, end }) =>
      (end <= sumAt[0] || start >= sumAt[1]) &&
      !measures.some((tag) => tag.start <= start && end <= tag.end) &&
      !names.some(([from, to]) => from <= start && end <= to) &&
      !(span[0] <= start && end <= sumAt[0] && isCounting(end)),
  )
}
