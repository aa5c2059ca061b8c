import { likelihoods, type NamedWeights } from '#server/reader/scorer.ts'
import { AveragedWeights } from './averaged-weights.ts'

/** The candidates of one brief. */
export interface ScoredExample {
  candidates: readonly { features: readonly string[]; isRight: boolean }[]
}

/** Pulls every weight to nothing, so that one seen once says little. */
const decay = 0.01
const rate = 0.15

/** A brief with its features as numbers; 0 is the bias. */
interface Indexed {
  candidates: Uint32Array[]
  right: boolean[]
}

/**
 * A conditional logit over the candidates of a brief and none of them, by AdaGrad (Duchi 2011)
 * with L2. Same examples and seed, same weights.
 */
export function trainScorer(
  examples: readonly ScoredExample[],
  { epochs, random, least }: { epochs: number; random: () => number; least: number },
): NamedWeights {
  const ids = frequent(examples, least)
  const briefs = examples.map((example) => indexOf(example, ids))
  const weights = new Float64Array(ids.size + 1)
  const squares = new Float64Array(ids.size + 1).fill(1e-6)
  const averaged = new AveragedWeights(weights.length, briefs.length, epochs)
  const order = briefs.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
    }
    for (const at of order) {
      learn(briefs[at] as Indexed, weights, squares)
      averaged.take(weights)
    }
  }
  const mean = averaged.mean(weights)
  const features = new Map([...ids].map(([name, id]) => [name, mean[id] ?? 0]))
  return { bias: mean[0] ?? 0, features }
}

/** The features that stand in so many briefs, numbered from 1. */
function frequent(examples: readonly ScoredExample[], least: number): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { candidates } of examples) {
    const own = new Set(candidates.flatMap(({ features }) => features))
    for (const name of own) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, times]) => times >= least)
  return new Map(kept.map(([name], i) => [name, i + 1]))
}

function indexOf({ candidates }: ScoredExample, ids: ReadonlyMap<string, number>): Indexed {
  return {
    candidates: candidates.map(({ features }) =>
      Uint32Array.from([0, ...[...new Set(features)].flatMap((name) => ids.get(name) ?? [])]),
    ),
    right: candidates.map(({ isRight }) => isRight),
  }
}

/** One step: the right candidates, or none, gain what all together expect. */
function learn({ candidates, right }: Indexed, weights: Float64Array, squares: Float64Array): void {
  const chances = likelihoods(
    candidates.map((ids) => ids.reduce((sum, id) => sum + (weights[id] ?? 0), 0)),
  )
  const due = chances.reduce((sum, chance, i) => sum + (right[i] ? chance : 0), 0)
  const gradients = new Map<number, number>()
  candidates.forEach((ids, i) => {
    const chance = chances[i] ?? 0
    const gain = (right[i] ? chance / Math.max(due, 1e-12) : 0) - chance
    if (Math.abs(gain) < 1e-5) return
    for (const id of ids) gradients.set(id, (gradients.get(id) ?? 0) + gain)
  })
  for (const [id, gain] of gradients) {
    const gradient = gain - decay * (weights[id] ?? 0)
    squares[id] = (squares[id] ?? 0) + gradient * gradient
    weights[id] = (weights[id] ?? 0) + (rate * gradient) / Math.sqrt(squares[id] ?? 1)
  }
}
