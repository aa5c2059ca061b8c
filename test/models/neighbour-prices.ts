import type { Claim } from '#server/generation/reading/claim-schema.ts'
import type { LabelledBrief } from '../briefs/labelled-brief.ts'
import { closestWords, wordsOf } from './perfect-claims.ts'

type LabelledPrice = NonNullable<LabelledBrief['facts']['prices']>[number]

const sameThing = (one: LabelledPrice, other: LabelledPrice): boolean =>
  [one.item, one.amount, one.currency, one.unit].join() ===
  [other.item, other.amount, other.currency, other.unit].join()

/**
 * What a model says that reads the lines of a price list crosswise: each thing with each other
 * thing's sum, and with its unit, in words of the brief. None of it is so.
 */
export function neighbourPrices(
  label: LabelledBrief,
  pick: (below: number) => number,
): { claim: Claim; moved: 'sum' | 'unit'; isWrong: (got: LabelledPrice) => boolean }[] {
  const { prices = [] } = label.facts
  return prices.flatMap((price) =>
    prices.flatMap((other) => {
      if (price === other || price.item === '' || other.item === '') return []
      const { to: _to, ...alone } = price
      const crossed = { ...alone, amount: other.amount, currency: other.currency }
      const { unit } = other
      const sums = [{ value: crossed, moved: 'sum' as const, isWrong: () => true }]
      const units =
        unit && unit !== price.unit
          ? [
              {
                value: { ...price, unit },
                moved: 'unit' as const,
                isWrong: (got: LabelledPrice) => got.unit === unit,
              },
            ]
          : []
      return [...sums, ...units].flatMap(({ value, moved, isWrong }) => {
        if (prices.some((each) => sameThing(each, value) || isSum(each, value, price))) return []
        const words = [
          `${value.item} … ${value.amount}`,
          ...closestWords(label.brief, value),
          ...wordsOf(label, 'prices'),
        ]
        const chosen = words[pick(words.length)] ?? ''
        return [{ claim: { key: 'prices' as const, value, words: chosen }, moved, isWrong }]
      })
    }),
  )
}

/** The same thing has that sum as well. */
const isSum = (each: LabelledPrice, value: LabelledPrice, price: LabelledPrice): boolean =>
  each !== price && each.item === value.item && each.amount === value.amount
