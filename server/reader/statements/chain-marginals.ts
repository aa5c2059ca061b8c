import { spanRoles } from '#shared/page/ops.ts'
import type { Border } from './borders.ts'

const count = spanRoles.length

/** What speaks for each sequence of pieces, as logarithms. */
export interface Chain {
  /** By token, for each role. */
  roles: readonly Float64Array[]
  /** By token, for a piece that begins there. */
  cuts: ArrayLike<number>
  /** From role (row, the last for the beginning) to role, row behind row. */
  follows: ArrayLike<number>
  borders: readonly Border[]
}

/** How likely each token has each role, and how likely a piece begins with it: from 0 to 1. */
export interface Marginals {
  roles: readonly Float64Array[]
  cuts: Float64Array
}

/** What is likelier than this in one step would leave the range of a number. */
const mostStep = 20

/**
 * Over all sequences of pieces (forward-backward, Rabiner 1989).
 * @param expected how often each role is expected to follow each, row behind row: added to, where given
 */
export function chainMarginals(chain: Chain, expected?: Float64Array): Marginals {
  const { borders, cuts } = chain
  const length = chain.roles.length
  const potentials = potentialsOf(chain.roles)
  const steps = Float64Array.from(chain.follows, (value) => Math.exp(Math.min(mostStep, value)))
  const cutting = Float64Array.from(cuts, (cut, t) =>
    borders[t] === 'never' ? 0 : Math.exp(Math.min(mostStep, cut)),
  )
  const stays = borders.map((border) => (border === 'always' ? 0 : 1))
  const { rows: forward, scales } = forwardRows(potentials, steps, cutting, stays)
  const roles = new Array<Float64Array>(length)
  const begins = new Float64Array(length)
  const backward = new Float64Array(count).fill(1)
  const tail = new Float64Array(count)
  for (let t = length - 1; t >= 0; t -= 1) {
    const own = new Float64Array(count)
    multiply(own, forward, t, backward)
    divide(own, sumOf(own) || 1)
    roles[t] = own
    if (t === 0) break
    const before = (t - 1) * count
    multiply(tail, potentials, t, backward)
    divide(tail, scales[t] ?? 1)
    const [stay, cut] = [stays[t] ?? 1, cutting[t] ?? 0]
    for (let p = 0; p < count; p += 1) {
      let begun = 0
      // Most words begin nothing: within a claim none may.
      if (cut > 0)
        for (let r = 0; r < count; r += 1) begun += (steps[p * count + r] ?? 0) * (tail[r] ?? 0)
      backward[p] = stay * (tail[p] ?? 0) + cut * begun
      begins[t] = (begins[t] ?? 0) + (forward[before + p] ?? 0) * cut * begun
    }
    if (expected) addFollows(expected, steps, forward.subarray(before, before + count), tail, cut)
  }
  if (begins.length > 0) begins[0] = 1
  expected?.set(roles[0] ?? [], count * count)
  return { roles, cuts: begins }
}

function addFollows(
  expected: Float64Array,
  steps: Float64Array,
  before: Float64Array,
  tail: Float64Array,
  cut: number,
): void {
  for (let p = 0; p < count; p += 1) {
    for (let r = 0; r < count; r += 1) {
      const way = (before[p] ?? 0) * (steps[p * count + r] ?? 0) * cut * (tail[r] ?? 0)
      expected[p * count + r] = (expected[p * count + r] ?? 0) + way
    }
  }
}

/** Row behind row, as all matrices here: one of its own for each token takes longer than what is counted. */
function potentialsOf(scores: readonly Float64Array[]): Float64Array {
  const odds = new Float64Array(scores.length * count)
  for (let t = 0; t < scores.length; t += 1) {
    const row = scores[t] as Float64Array
    let most = Number.NEGATIVE_INFINITY
    for (let r = 0; r < count; r += 1) most = Math.max(most, row[r] ?? most)
    for (let r = 0; r < count; r += 1) odds[t * count + r] = Math.exp((row[r] ?? 0) - most)
  }
  return odds
}

function forwardRows(
  potentials: Float64Array,
  steps: Float64Array,
  cutting: Float64Array,
  stays: readonly number[],
) {
  const rows = new Float64Array(potentials.length)
  const scales = new Float64Array(cutting.length)
  const row = new Float64Array(count)
  for (let t = 0; t < scales.length; t += 1) {
    if (t === 0) row.set(steps.subarray(count * count, count * count + count))
    else arrive(row, steps, stays[t] ?? 1, cutting[t] ?? 0)
    multiply(row, potentials, t, row)
    const scale = sumOf(row) || 1
    divide(row, scale)
    scales[t] = scale
    rows.set(row, t * count)
  }
  return { rows, scales }
}

/** From how likely each role is for one token to how likely it is behind it, before the next has its say. */
function arrive(row: Float64Array, steps: Float64Array, stay: number, cut: number): void {
  const before = row.slice()
  row.fill(0)
  for (let p = 0; p < count && cut > 0; p += 1) {
    const from = (before[p] ?? 0) * cut
    for (let r = 0; r < count; r += 1) row[r] = (row[r] ?? 0) + from * (steps[p * count + r] ?? 0)
  }
  for (let r = 0; r < count; r += 1) row[r] = (row[r] ?? 0) + stay * (before[r] ?? 0)
}

function sumOf(row: Float64Array): number {
  let sum = 0
  for (let r = 0; r < count; r += 1) sum += row[r] ?? 0
  return sum
}

/** Sets a row to one of a matrix times another row. */
function multiply(into: Float64Array, rows: Float64Array, t: number, by: Float64Array): void {
  for (let r = 0; r < count; r += 1) into[r] = (rows[t * count + r] ?? 0) * (by[r] ?? 0)
}

function divide(row: Float64Array, by: number): void {
  for (let r = 0; r < count; r += 1) row[r] = (row[r] ?? 0) / by
}
