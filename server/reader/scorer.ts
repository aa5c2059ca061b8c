/** Weights of yes/no features for one question; a sum above 0 is more likely yes than no. */
export interface ScorerWeights {
  bias: number
  features: ReadonlyMap<string, number>
}

/** How likely the answer is yes, from 0 to 1: logistic regression, so that 0.8 is right in 8 of 10. */
export function probability(features: readonly string[], weights: ScorerWeights): number {
  return 1 / (1 + Math.exp(-scoreOf(features, weights)))
}

function scoreOf(features: readonly string[], { bias, features: known }: ScorerWeights): number {
  return features.reduce((sum, feature) => sum + (known.get(feature) ?? 0), bias)
}
