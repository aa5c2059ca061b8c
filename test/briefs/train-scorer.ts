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
  const { names, briefs: all } = numbered(examples)
  const times = timesSeen(all, names.length)
  const kept = [...times.keys()].filter((number) => (times[number] as number) >= least)
  const ids = new Map(kept.map((number, i) => [number, i + 1]))
  const briefs = examples.map(
    ({ candidates }, at): Indexed => ({
      candidates: (all[at] ?? []).map((numbers) =>
        Uint32Array.from([0, ...[...numbers].flatMap((number) => ids.get(number) ?? [])]),
      ),
      right: candidates.map(({ isRight }) => isRight),
    }),
  )
  const factors = pairs?.factors ?? 0
  const isPaired = [
    false,
    ...kept.map((number) => (times[number] as number) >= (pairs?.least ?? 0)),
  ]
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
    features: new Map([...ids].map(([number, id]) => [names[number] ?? '', mean[id] ?? 0])),
    pairs: pairs && {
      factors,
      features: new Map(
        [...ids].flatMap(([number, id]) =>
          isPaired[id]
            ? [
                [
                  names[number] ?? '',
                  meanPaired.subarray(id * factors, (id + 1) * factors),
                ] as const,
              ]
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

/** Briefs with their features as numbers, in the order they are first met. */
function numbered(examples: readonly ScoredExample[]) {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size
    if (number === numbers.size) numbers.set(name, number)
    return number
  }
  const briefs = examples.map(({ candidates }) =>
    candidates.map(({ features }) => Uint32Array.from(new Set(features.map(numberOf)))),
  )
  return { names: [...numbers.keys()], briefs }
}

/** By number, in how many briefs each feature stands. */
function timesSeen(briefs: readonly Uint32Array[][], features: number): Uint32Array {
  const times = new Uint32Array(features)
  const lastIn = new Int32Array(features).fill(-1)
  for (const [at, candidates] of briefs.entries())
    for (const numbers of candidates)
      for (const number of numbers) {
        if (lastIn[number] !== at) times[number] = (times[number] as number) + 1
        lastIn[number] = at
      }
  return times
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
  /** What features gain by a brief, and which of them. */
  const gains = new Float64Array(features.weights.length)
  const pairGains = new Float64Array(paired.weights.length)
  const touched = new Set<number>()
  return ({ candidates, right }: Indexed): void => {
    const sums = candidates.map(sumsOf)
    const chances = likelihoods(candidates.map((ids, i) => scoreOf(ids, sums[i] as Float64Array)))
    const due = chances.reduce((sum, chance, i) => sum + (right[i] ? chance : 0), 0)
    candidates.forEach((ids, i) => {
      const chance = chances[i] ?? 0
      const gain = (right[i] ? chance / Math.max(due, 1e-12) : 0) - chance
      if (Math.abs(gain) < leastGain) return
      const own = sums[i] as Float64Array
      for (const id of ids) {
        touched.add(id)
        gains[id] = (gains[id] as number) + gain
        if (!isPaired[id]) continue
        const first = id * factors
        for (let factor = 0; factor < factors; factor += 1) {
          const others = (own[factor] as number) - (paired.weights[first + factor] as number)
          pairGains[first + factor] = (pairGains[first + factor] as number) + gain * others
        }
      }
    })
    for (const id of touched) {
      move(features, id, gains[id] as number, 'feature')
      gains[id] = 0
      if (!isPaired[id]) continue
      for (let at = id * factors; at < (id + 1) * factors; at += 1)
        move(paired, at, pairGains[at] as number, 'pair')
      pairGains.fill(0, id * factors, (id + 1) * factors)
    }
    touched.clear()
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
