import { FeatureRows } from '#server/reader/feature-rows.ts'
import type { Border } from '#server/reader/statements/borders.ts'
import { chainMarginals } from '#server/reader/statements/chain-marginals.ts'
import { clauseShare, type TaggerWeights } from '#server/reader/statements/tagger.ts'
import type { TokenFeatures } from '#server/reader/statements/token-features.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import { AveragedWeights } from './averaged-weights.ts'

/** A brief with what its tokens are, as labelled. */
export interface TaggedExample {
  features: readonly TokenFeatures<string>[]
  roles: readonly SpanRole[]
  begins: readonly boolean[]
  borders: readonly Border[]
}

export interface TaggerTraining {
  epochs: number
  random: () => number
  /** A feature counts from so many briefs on. */
  least: number
}

const count = spanRoles.length
/** AdaGrad's step and the pull of every weight to nothing, by cross-validation. */
const rate = 0.12
const decay = 0.003

/** A brief with its features as numbers. */
interface Indexed {
  /** By token: features of its role, of its clause, of a cut before it. */
  role: Int32Array[]
  clause: Int32Array[]
  share: Float64Array
  cut: Int32Array[]
  due: Uint8Array
  begins: Uint8Array
  borders: readonly Border[]
  /** How often each role follows each, row behind row. */
  follows: Float64Array
}

/** Weights and what AdaGrad remembers of each. */
class Parameters {
  readonly values: Float64Array
  readonly #squares: Float64Array

  constructor(size: number) {
    this.values = new Float64Array(size)
    this.#squares = new Float64Array(size).fill(1e-4)
  }

  step(at: number, gradient: number): void {
    const value = this.values[at] as number
    const own = gradient - decay * value
    const squares = (this.#squares[at] as number) + own * own
    this.#squares[at] = squares
    this.values[at] = value + (rate * own) / Math.sqrt(squares)
  }
}

/**
 * A linear-chain conditional random field (Lafferty 2001) by stochastic gradient: the labelled
 * sequence gains what all sequences together expect. Same examples and seed, same weights.
 */
export function trainTagger(
  examples: readonly TaggedExample[],
  { epochs, random, least }: TaggerTraining,
): TaggerWeights {
  const names = frequent(examples, least)
  const indexed = examples.map((example) => indexOf(example, names))
  const roles = new Parameters(names.size * count)
  const cuts = new Parameters(names.size)
  const follows = new Parameters((count + 1) * count)
  const parameters = [roles, cuts, follows]
  const averaged = parameters.map(
    ({ values }) => new AveragedWeights(values.length, indexed.length, epochs),
  )
  const order = indexed.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      learn(indexed[at] as Indexed, roles, cuts, follows)
      for (const [i, { values }] of parameters.entries()) averaged[i]?.take(values)
    }
  }
  const [roleMeans, cutMeans, followMeans] = parameters.map(({ values }, i) =>
    averaged[i]?.mean(values),
  )
  return {
    features: new FeatureRows([...names.keys()]),
    weights: besideEach(roleMeans, cutMeans),
    follows: followMeans ?? [],
  }
}

/** Weights of roles and of a border, feature by feature. */
function besideEach(roles: Float64Array = none, cuts: Float64Array = none): Float64Array {
  const weights = new Float64Array(cuts.length * (count + 1))
  cuts.forEach((cut, id) => {
    weights.set(roles.subarray(id * count, (id + 1) * count), id * (count + 1))
    weights[id * (count + 1) + count] = cut
  })
  return weights
}
const none = new Float64Array()

function frequent(examples: readonly TaggedExample[], least: number): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { features } of examples) {
    const own = new Set(
      features.flatMap(({ both, role, cut, clause }) => [
        ...both,
        ...role,
        ...cut,
        ...clause.features,
      ]),
    )
    for (const name of own) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, times]) => times >= least)
  return new Map(kept.map(([name], id) => [name, id]))
}

function indexOf(example: TaggedExample, names: ReadonlyMap<string, number>): Indexed {
  const ids = (list: readonly string[]) =>
    Int32Array.from(list.flatMap((name) => names.get(name) ?? []))
  const clauses = new Map<object, Int32Array>()
  const { features, roles, begins, borders } = example
  const due = Uint8Array.from(roles, (role) => spanRoles.indexOf(role))
  return {
    role: features.map(({ both, role }) => ids([...both, ...role])),
    clause: features.map(({ clause }) => {
      const known = clauses.get(clause) ?? ids(clause.features)
      clauses.set(clause, known)
      return known
    }),
    share: Float64Array.from(features, ({ clause }) => clauseShare(clause)),
    cut: features.map(({ both, cut }) => ids([...both, ...cut])),
    due,
    begins: Uint8Array.from(begins, Number),
    borders,
    follows: followsOf(due, begins),
  }
}

function followsOf(due: Uint8Array, begins: readonly boolean[]): Float64Array {
  const follows = new Float64Array((count + 1) * count)
  due.forEach((role, t) => {
    if (!begins[t]) return
    const at = (due[t - 1] ?? count) * count + role
    follows[at] = (follows[at] ?? 0) + 1
  })
  return follows
}

/** One step towards the labelled sequence. */
function learn(brief: Indexed, roles: Parameters, cuts: Parameters, follows: Parameters): void {
  const length = brief.due.length
  if (length === 0) return
  const chain = {
    roles: scoresOf(brief, roles.values),
    cuts: brief.cut.map((ids) => ids.reduce((sum, id) => sum + (cuts.values[id] ?? 0), 0)),
    follows: follows.values,
    borders: brief.borders,
  }
  const expectedFollows = new Float64Array((count + 1) * count)
  const expected = chainMarginals(chain, expectedFollows)
  /** What the features of a clause gain from all of its tokens together. */
  const gains = new Float64Array(count)
  const gradients = new Float64Array(count)
  for (let t = 0; t < length; t += 1) {
    for (let r = 0; r < count; r += 1) {
      gradients[r] = (brief.due[t] === r ? 1 : 0) - (expected.roles[t]?.[r] ?? 0)
      gains[r] = (gains[r] ?? 0) + (gradients[r] ?? 0) * (brief.share[t] ?? 1)
    }
    stepAll(roles, brief.role[t], gradients)
    if (brief.clause[t] !== brief.clause[t + 1]) {
      stepAll(roles, brief.clause[t], gains)
      gains.fill(0)
    }
    if (t > 0 && brief.borders[t] === 'open') {
      const gradient = (brief.begins[t] ?? 0) - (expected.cuts[t] ?? 0)
      if (Math.abs(gradient) > 1e-4) for (const id of brief.cut[t] ?? []) cuts.step(id, gradient)
    }
  }
  expectedFollows.forEach((value, at) => {
    const gradient = (brief.follows[at] ?? 0) - value
    if (Math.abs(gradient) > 1e-4) follows.step(at, gradient)
  })
}

function stepAll(roles: Parameters, ids: Int32Array | undefined, gains: Float64Array): void {
  for (const id of ids ?? [])
    for (let r = 0; r < count; r += 1) {
      const gradient = gains[r] as number
      if (Math.abs(gradient) >= 1e-4) roles.step(id * count + r, gradient)
    }
}

function scoresOf(brief: Indexed, weights: Float64Array): Float64Array[] {
  let clause: Int32Array | undefined
  let shared = new Float64Array(count)
  return brief.role.map((ids, t) => {
    if (brief.clause[t] !== clause) {
      clause = brief.clause[t]
      shared = new Float64Array(count)
      addTo(shared, clause, weights)
    }
    const scores = shared.map((score) => score * (brief.share[t] ?? 1))
    addTo(scores, ids, weights)
    return scores
  })
}

function addTo(scores: Float64Array, ids: Int32Array | undefined, weights: Float64Array): void {
  for (const id of ids ?? []) {
    for (let r = 0; r < count; r += 1) {
      scores[r] = (scores[r] as number) + (weights[id * count + r] as number)
    }
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
}
