import type { Draft } from '../draft.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { likelihoods, type ScorerWeights, scoreOf } from '../scorer.ts'
import { sumFeatures } from './sum-features.ts'

/** From this likelihood on a number without a sign of money is a sum. */
const least = 0.5

/** Numbers of a brief that have no sign of money, as they are where they are sums. */
export function bareNumbers({ amounts, claims }: Draft): { number: Amount; sum: Amount }[] {
  const scale = amounts.find((amount) => amount.scale)?.scale
  return amounts
    .filter(
      ({ currency, start, end }) =>
        !currency && !claims.some(({ span }) => span[0] < end && start < span[1]),
    )
    .map((number) => ({ number, sum: scale ? scaled(number, scale) : number }))
}

/** The sums of a brief: those with a sign of money, and numbers that are money all the same. */
export function findSums(draft: Draft, weights: ScorerWeights): Amount[] {
  const signed = draft.amounts.filter(({ currency }) => currency)
  // Where no sign of money and no place tells the country, nothing tells the currency.
  if (!draft.country.hasMoney && signed.length === 0) return []
  const bare = bareNumbers(draft)
    .filter(({ number }) => {
      const [likelihood = 0] = likelihoods([scoreOf(sumFeatures(draft, number), weights)])
      return likelihood >= least
    })
    .map(({ sum }) => sum)
  return [...signed, ...bare].sort((one, other) => one.start - other.start)
}

/** "Sencillo 25 mil, con cera 40": whoever says thousands once means them for the rest. */
function scaled(number: Amount, scale: number): Amount {
  if (number.scale || number.amount >= scale / 10) return number
  const times = (value: number) => Math.round(value * scale)
  return {
    ...number,
    amount: times(number.amount),
    ...(number.to !== undefined && { to: times(number.to) }),
  }
}
