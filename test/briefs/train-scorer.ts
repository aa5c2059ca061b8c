import type { ScorerWeights } from '#server/reader/scorer.ts'

export interface ScoredExample {
  features: readonly string[]
  isRight: boolean
  /** How much it counts: many wrong candidates stand beside one that is right. */
  weight: number
}

/** Pulls every weight to nothing, so that one seen once says little. */
const decay = 0.0008
const rate = 0.15

/**
 * Logistic regression by AdaGrad (Duchi 2011) with L2. Same examples and order, same weights.
 */
export function trainScorer(
  examples: readonly ScoredExample[],
  { epochs, random, least }: { epochs: number; random: () => number; least: number },
): ScorerWeights {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const name of new Set(features)) seen.set(name, (seen.get(name) ?? 0) + 1)
  const ids = new Map([...seen].filter(([, n]) => n >= least).map(([name], i) => [name, i + 1]))
  const rows = examples.map(({ features, isRight, weight }) => ({
    isRight,
    weight,
    ids: Uint32Array.from(
      [0, ...new Set(features)].flatMap((name) =>
        name === 0 ? [0] : (ids.get(String(name)) ?? []),
      ),
    ),
  }))
  const weights = new Float64Array(ids.size + 1)
  const squares = new Float64Array(ids.size + 1).fill(1e-6)
  const order = rows.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
    }
    for (const at of order) step(rows[at], weights, squares)
  }
  const features = new Map([...ids].map(([name, id]) => [name, weights[id] ?? 0]))
  return { bias: weights[0] ?? 0, features }
}

function step(
  row: { isRight: boolean; weight: number; ids: Uint32Array } | undefined,
  weights: Float64Array,
  squares: Float64Array,
): void {
  if (!row) return
  let sum = 0
  for (const id of row.ids) sum += weights[id] ?? 0
  const error = (row.isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum))
  for (const id of row.ids) {
    const gradient = row.weight * error - decay * (weights[id] ?? 0)
    squares[id] = (squares[id] ?? 0) + gradient * gradient
    weights[id] = (weights[id] ?? 0) + (rate * gradient) / Math.sqrt(squares[id] ?? 1)
  }
}
