import { likelihoods, type NamedWeights } from '#server/reader/scorer.ts'
import { AveragedWeights } from './averaged-weights.ts'

/** The candidates of one brief. */
export interface ScoredExample {
  candidates: readonly { features: readonly string[]; isRight: boolean }[]
}

export interface ScorerTraining {
  epochs: number
  random: () => number
  /** A feature counts from so many briefs on. */
  least: number
  /** Where pairs of features are learned: of those in so many briefs, which are told by so many factors. */
  pairs?: { factors: number; least: number }
}

/** Pull every weight to nothing, so that one seen once says little; pairs are seen less than any. */
const decay = { feature: 0.01, pair: 0.07 }
const rate = { feature: 0.15, pair: 0.075 }
/** Factors begin so near to nothing: from nothing they would never move. */
const firstFactor = 0.02
/** What a step less than this would change is not worth its time. */
const leastGain = 1e-4

/** A brief with its features as numbers; 0 is the bias. */
interface Indexed {
  candidates: Uint32Array[]
  right: boolean[]
}

/** Weights while they are learned, with the sums of squared gradients that slow each down. */
interface Learned {
  weights: Float64Array
  squares: Float64Array
}

/**
 * A conditional logit over the candidates of a brief and none of them, by AdaGrad (Duchi 2011)
 * with L2, over features and pairs of them. Same examples and seed, same weights.
 */
export function trainScorer(
  examples: readonly ScoredExample[],
  { epochs, random, least, pairs }: ScorerTraining,
): NamedWeights {
  const seen = timesSeen(examples)
  const kept = [...seen].filter(([, times]) => times >= least)
  const ids = new Map(kept.map(([name], i) => [name, i + 1]))
  const briefs = examples.map((example) => indexOf(example, ids))
  const factors = pairs?.factors ?? 0
  const isPaired = [false, ...kept.map(([, times]) => times >= (pairs?.least ?? 0))]
  const features = learnedOf(ids.size + 1, () => 0)
  const paired = learnedOf(factors * (ids.size + 1), (at) =>
    isPaired[Math.floor(at / factors)] ? firstFactor * (2 * random() - 1) * Math.sqrt(3) : 0,
  )
  const averaged = [features, paired].map(
    ({ weights }) => new AveragedWeights(weights.length, briefs.length, epochs),
  )
  const step = learner(features, paired, { factors, isPaired })
  const order = briefs.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
    }
    for (const at of order) {
      step(briefs[at] as Indexed)
      averaged[0]?.take(features.weights)
      averaged[1]?.take(paired.weights)
    }
  }
  const mean = averaged[0]?.mean(features.weights) ?? features.weights
  const meanPaired = averaged[1]?.mean(paired.weights) ?? paired.weights
  return {
    bias: mean[0] ?? 0,
    features: new Map([...ids].map(([name, id]) => [name, mean[id] ?? 0])),
    pairs: pairs && {
      factors,
      features: new Map(
        [...ids].flatMap(([name, id]) =>
          isPaired[id]
            ? [[name, meanPaired.subarray(id * factors, (id + 1) * factors)] as const]
            : [],
        ),
      ),
    },
  }
}

function learnedOf(size: number, first: (at: number) => number): Learned {
  const weights = Float64Array.from({ length: size }, (_, at) => first(at))
  return { weights, squares: new Float64Array(size).fill(1e-6) }
}

/** In how many briefs each feature stands. */
function timesSeen(examples: readonly ScoredExample[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { candidates } of examples) {
    const own = new Set(candidates.flatMap(({ features }) => features))
    for (const name of own) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  return seen
}

function indexOf({ candidates }: ScoredExample, ids: ReadonlyMap<string, number>): Indexed {
  return {
    candidates: candidates.map(({ features }) =>
      Uint32Array.from([0, ...[...new Set(features)].flatMap((name) => ids.get(name) ?? [])]),
    ),
    right: candidates.map(({ isRight }) => isRight),
  }
}

/** Takes a step for one brief: the right candidates, or none, gain what all together expect. */
function learner(
  features: Learned,
  paired: Learned,
  { factors, isPaired }: { factors: number; isPaired: readonly boolean[] },
) {
  /** The sum of each factor over a candidate's features. */
  const sumsOf = (ids: Uint32Array) => {
    const sums = new Float64Array(factors + 1)
    for (const id of ids) {
      if (!isPaired[id]) continue
      for (let factor = 0; factor < factors; factor += 1) {
        const weight = paired.weights[id * factors + factor] as number
        sums[factor] = (sums[factor] as number) + weight
        sums[factors] = (sums[factors] as number) + weight * weight
      }
    }
    return sums
  }
  const scoreOf = (ids: Uint32Array, sums: Float64Array) => {
    let score = -(sums[factors] as number) / 2
    for (const id of ids) score += features.weights[id] as number
    for (let factor = 0; factor < factors; factor += 1) score += (sums[factor] as number) ** 2 / 2
    return score
  }
  return ({ candidates, right }: Indexed): void => {
    const sums = candidates.map(sumsOf)
    const chances = likelihoods(candidates.map((ids, i) => scoreOf(ids, sums[i] as Float64Array)))
    const due = chances.reduce((sum, chance, i) => sum + (right[i] ? chance : 0), 0)
    const gains = new Map<number, number>()
    const pairGains = new Map<number, Float64Array>()
    candidates.forEach((ids, i) => {
      const chance = chances[i] ?? 0
      const gain = (right[i] ? chance / Math.max(due, 1e-12) : 0) - chance
      if (Math.abs(gain) < leastGain) return
      for (const id of ids) {
        gains.set(id, (gains.get(id) ?? 0) + gain)
        if (!isPaired[id] || factors === 0) continue
        const own = pairGains.get(id) ?? new Float64Array(factors)
        for (let factor = 0; factor < factors; factor += 1) {
          const others =
            (sums[i]?.[factor] as number) - (paired.weights[id * factors + factor] as number)
          own[factor] = (own[factor] as number) + gain * others
        }
        pairGains.set(id, own)
      }
    })
    for (const [id, gain] of gains) move(features, id, gain, 'feature')
    for (const [id, own] of pairGains)
      own.forEach((gain, factor) => {
        move(paired, id * factors + factor, gain, 'pair')
      })
  }
}

function move(
  { weights, squares }: Learned,
  at: number,
  gain: number,
  kind: keyof typeof decay,
): void {
  const weight = weights[at] as number
  const gradient = gain - decay[kind] * weight
  squares[at] = (squares[at] as number) + gradient * gradient
  weights[at] = weight + (rate[kind] * gradient) / Math.sqrt(squares[at] as number)
}
