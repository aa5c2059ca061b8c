/** Weights of yes/no features for one question. */
export interface ScorerWeights {
  /** Of any candidate against none at all. */
  bias: number
  features: ReadonlyMap<string, number>
}

/** The score of a candidate; none at all has 0. */
export function scoreOf(
  features: readonly string[],
  { bias, features: known }: ScorerWeights,
): number {
  return features.reduce((sum, feature) => sum + (known.get(feature) ?? 0), bias)
}

/**
 * How likely each candidate is the one, from 0 to 1; what is missing to 1 is the likelihood that
 * none is (a conditional logit over the candidates and none).
 */
export function likelihoods(scores: readonly number[]): number[] {
  const most = Math.max(0, ...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, value) => sum + value, Math.exp(-most))
  return odds.map((value) => value / all)
}
