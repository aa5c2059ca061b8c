import type { Span } from '#server/reader/text/trim.ts'
import { type CheckedClaim, parseFact, pointedAt } from './check-claim.ts'
import type { Claim } from './claim-schema.ts'
import { placesOf } from './contains.ts'
import type { KnownReading } from './known-reading.ts'
import { briefText } from './parsed-value.ts'
import { type SaidText, saidText } from './proof/evidence.ts'
import { pricedBrief } from './proof/own-sum.ts'
import { chainedPairs, type PricePair } from './proof/price-chain.ts'
import { asSaid, type PriceValue } from './proof/price-said.ts'
import { hasContent } from './proof/priced-text.ts'

interface KnownPrice {
  value: PriceValue
  span: Span
}

/**
 * Of prices that were refused one by one those that stand as a list: with what is known of its other
 * prices there is but one way to read it. Their owner is asked all the same.
 */
export function pricesTogether(
  refused: readonly Claim[],
  known: readonly KnownPrice[],
  brief: string,
  reading: KnownReading,
): CheckedClaim[] {
  const claimed = refused.flatMap(({ key, value, words = '' }) => {
    const pointed = key === 'prices' ? pointedAt(words, brief) : null
    const price = pointed && (parseFact('prices', value) as PriceValue | undefined)
    return price ? [{ price, spans: pointed.spans }] : []
  })
  if (claimed.length === 0) return []
  const said = briefText(brief, reading)
  const context = { ...reading, brief: said, told: reading.told ?? [] }
  const pairs = chainedPairs(
    claimed.map(({ price }) => price),
    known.map((price) => pairOf(price, context.brief)),
    context,
  )
  return pairs
    .filter(({ value, sumAt }) =>
      claimed.some(({ price, spans }) => price === value && isAmong(sumAt, spans)),
    )
    .map(({ value, hull, sumAt }) => ({
      key: 'prices',
      value: asSaid(
        value,
        {
          span: [...hull],
          sumAt,
          names: placesOf(brief, value.item),
          conditions: value.note ? placesOf(brief, value.note) : [],
        },
        saidText(brief.slice(...hull), reading.language),
        context,
      ),
      span: [...hull],
      sumAt,
      isLikely: true,
    }))
}

const isAmong = ([start, end]: Span, spans: readonly Span[]): boolean =>
  spans.some(([from, to]) => from < end && start < to)

function pairOf({ value, span }: KnownPrice, said: SaidText): PricePair {
  const sum = pricedBrief(said).sums.find(
    ({ start, end, values }) => span[0] <= start && end <= span[1] && values.includes(value.amount),
  )
  const sumAt: Span = sum ? [sum.start, sum.end] : span
  const hull: Span = [span[0], Math.max(span[1], conditionEnd(value, span[1], said))]
  return { value, hull, sumAt, isKnown: true, isClear: true, isMoney: true }
}

/** "Double 90 low season": with the condition right behind it. */
function conditionEnd({ note }: PriceValue, from: number, said: SaidText): number {
  const places = note ? placesOf(said.raw, note) : []
  const beside = places.find(
    ([start]) => start >= from && !hasContent(pricedBrief(said), from, start),
  )
  return beside?.[1] ?? from
}
