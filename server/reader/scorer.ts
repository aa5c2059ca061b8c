import { FeatureRows } from './feature-rows.ts'

/** Weights of yes/no features for one question. */
export interface ScorerWeights {
  /** Of any candidate against none at all. */
  bias: number
  /** By the row of the feature. */
  weights: ArrayLike<number>
}

/** Several questions about the same features. */
export interface Scorers<Question extends string> {
  features: FeatureRows
  of: Readonly<Record<Question, ScorerWeights>>
}

/** The weights of one question by the names of its features, as they are learned. */
export interface NamedWeights {
  bias: number
  features: ReadonlyMap<string, number>
}

/** Questions that were learned one by one. */
export function scorersOf<Question extends string>(
  learned: Readonly<Record<Question, NamedWeights>>,
): Scorers<Question> {
  const questions = Object.entries<NamedWeights>(learned)
  const names = [...new Set(questions.flatMap(([, { features }]) => [...features.keys()]))]
  const of = questions.map(([question, { bias, features }]): [string, ScorerWeights] => [
    question,
    { bias, weights: Float64Array.from(names, (name) => features.get(name) ?? 0) },
  ])
  return {
    features: new FeatureRows(names),
    of: Object.fromEntries(of) as Record<Question, ScorerWeights>,
  }
}

/**
 * The score of a candidate; none at all has 0.
 * @param rows of its features
 */
export const scoreOf = (rows: readonly number[], scorer: ScorerWeights): number =>
  scoreOfAll([rows], scorer)

/** The same of rows in several lists. */
export function scoreOfAll(
  lists: readonly (readonly number[])[],
  { bias, weights }: ScorerWeights,
): number {
  let sum = bias
  for (const rows of lists) for (const row of rows) if (row >= 0) sum += weights[row] ?? 0
  return sum
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
