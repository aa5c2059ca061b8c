import { FeatureRows } from './feature-rows.ts'
import { remembered } from './remembered.ts'

/** Weights of yes/no features for one question. */
export interface ScorerWeights {
  /** Of any candidate against none at all. */
  bias: number
  /** By the row of the feature. */
  weights: ArrayLike<number>
  pairs?: PairWeights | undefined
}

/**
 * What two features say together: a capital alone says little, and of a usual word within a sentence
 * nearly all. Each feature has so many factors, and a pair weighs as much as the product of theirs
 * (a factorization machine, Rendle 2010).
 */
export interface PairWeights {
  factors: number
  /** By the row of the feature, `factors` a row. */
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
  pairs?: { factors: number; features: ReadonlyMap<string, ArrayLike<number>> } | undefined
}

/** Questions that were learned one by one. */
export function scorersOf<Question extends string>(
  learned: Readonly<Record<Question, NamedWeights>>,
): Scorers<Question> {
  const questions = Object.entries<NamedWeights>(learned)
  const names = [...new Set(questions.flatMap(([, { features }]) => [...features.keys()]))]
  const of = questions.map(([question, { bias, features, pairs }]): [string, ScorerWeights] => [
    question,
    {
      bias,
      weights: Float64Array.from(names, (name) => features.get(name) ?? 0),
      pairs: pairs && {
        factors: pairs.factors,
        weights: factorsByRow(names, pairs),
      },
    },
  ])
  return {
    features: new FeatureRows(names),
    of: Object.fromEntries(of) as Record<Question, ScorerWeights>,
  }
}

function factorsByRow(
  names: readonly string[],
  { factors, features }: NonNullable<NamedWeights['pairs']>,
): Float64Array {
  const weights = new Float64Array(names.length * factors)
  names.forEach((name, row) => {
    weights.set(features.get(name) ?? [], row * factors)
  })
  return weights
}

/**
 * The score of a candidate; none at all has 0.
 * @param rows of its features
 */
export const scoreOf = (rows: readonly number[], scorer: ScorerWeights): number =>
  scoring(scorer)({ shared: [], own: [rows] })

/** The features of a candidate as they were read, list by list. */
export interface FeatureLists<F> {
  /** Each of them is that of other candidates too, and the same list. */
  shared: readonly (readonly F[])[]
  /** Of this candidate alone. */
  own: readonly (readonly F[])[]
}

/** What the features of a list weigh together. */
class Part {
  sum = 0
  squares = 0
  readonly factors: Float64Array

  constructor(factors: number) {
    this.factors = new Float64Array(factors)
  }

  read(rows: readonly number[], weights: ArrayLike<number>, pairs: ArrayLike<number>): this {
    const { factors } = this
    this.sum = 0
    this.squares = 0
    factors.fill(0)
    for (const row of rows) {
      if (row < 0) continue
      this.sum += weights[row] ?? 0
      for (let factor = 0; factor < factors.length; factor += 1) {
        const weight = pairs[row * factors.length + factor] ?? 0
        factors[factor] = (factors[factor] as number) + weight
        this.squares += weight * weight
      }
    }
    return this
  }
}

const noPairs: PairWeights = { factors: 0, weights: [] }

/** Scores candidates by the rows of their features; what many share is added up once. */
export function scoring({ bias, weights, pairs = noPairs }: ScorerWeights) {
  const { factors } = pairs
  const partOf = remembered((rows: readonly number[]) =>
    new Part(factors).read(rows, weights, pairs.weights),
  )
  const ownPart = new Part(factors)
  const all = new Float64Array(factors)
  return ({ shared, own }: FeatureLists<number>): number => {
    let score = bias
    all.fill(0)
    const add = (part: Part) => {
      score += part.sum - part.squares / 2
      for (let factor = 0; factor < factors; factor += 1)
        all[factor] = (all[factor] as number) + (part.factors[factor] as number)
    }
    for (const rows of shared) add(partOf(rows))
    for (const rows of own) add(ownPart.read(rows, weights, pairs.weights))
    // All pairs are half of the square of the sum, less what each is with itself.
    for (const sum of all) score += (sum * sum) / 2
    return score
  }
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
