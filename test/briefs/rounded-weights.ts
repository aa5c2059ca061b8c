import type { ScorerWeights } from '#server/composer/material/aside-chance.ts'
import type { NamedWeights } from '#server/reader/scorer.ts'

/** Weights as they ship: to two places, by the name of their feature, those of nothing left out. */
export function roundedWeights({ bias, features }: NamedWeights): ScorerWeights {
  const rounded = (weight: number) => Math.round(weight * 100) / 100
  const told = [...features]
    .map(([name, weight]) => [name, rounded(weight)] as const)
    .filter(([, weight]) => weight !== 0)
  return {
    bias: rounded(bias),
    features: Object.fromEntries(told.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
