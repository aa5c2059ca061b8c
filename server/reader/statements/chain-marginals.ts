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
  const potentials = chain.roles.map(potentialOf)
  const steps = Float64Array.from(chain.follows, (value) => Math.exp(Math.min(mostStep, value)))
  const cutting = Float64Array.from(cuts, (cut, t) =>
    borders[t] === 'never' ? 0 : Math.exp(Math.min(mostStep, cut)),
  )
  const stays = borders.map((border) => (border === 'always' ? 0 : 1))
  const { rows: forward, scales } = forwardRows(potentials, steps, cutting, stays)
  const roles = new Array<Float64Array>(potentials.length)
  const begins = new Float64Array(potentials.length)
  let backward = new Float64Array(count).fill(1)
  for (let t = potentials.length - 1; t >= 0; t -= 1) {
    roles[t] = normal(product(forward[t] as Float64Array, backward))
    if (t === 0) break
    const before = forward[t - 1] as Float64Array
    const tail = product(potentials[t] as Float64Array, backward)
    divide(tail, scales[t] ?? 1)
    const [stay, cut] = [stays[t] ?? 1, cutting[t] ?? 0]
    backward = new Float64Array(count)
    for (let p = 0; p < count; p += 1) {
      let begun = 0
      // Most words begin nothing: within a claim none may.
      if (cut > 0)
        for (let r = 0; r < count; r += 1) begun += (steps[p * count + r] ?? 0) * (tail[r] ?? 0)
      backward[p] = stay * (tail[p] ?? 0) + cut * begun
      begins[t] = (begins[t] ?? 0) + (before[p] ?? 0) * cut * begun
    }
    if (expected) addFollows(expected, steps, before, tail, cut)
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

function potentialOf(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > most) most = score
  const odds = new Float64Array(count)
  for (let r = 0; r < count; r += 1) odds[r] = Math.exp((scores[r] ?? 0) - most)
  return odds
}

function forwardRows(
  potentials: readonly Float64Array[],
  steps: Float64Array,
  cutting: Float64Array,
  stays: readonly number[],
) {
  const rows: Float64Array[] = []
  const scales = new Float64Array(potentials.length)
  for (const [t, potential] of potentials.entries()) {
    const before = rows[t - 1]
    const row = before
      ? arrivals(before, steps, stays[t] ?? 1, cutting[t] ?? 0)
      : steps.slice(count * count, count * count + count)
    const scaled = product(potential, row)
    const scale = sumOf(scaled) || 1
    divide(scaled, scale)
    scales[t] = scale
    rows.push(scaled)
  }
  return { rows, scales }
}

/** How likely each role is behind one token, before the next has its say. */
function arrivals(before: Float64Array, steps: Float64Array, stay: number, cut: number) {
  const row = new Float64Array(count)
  for (let p = 0; p < count && cut > 0; p += 1) {
    const from = (before[p] ?? 0) * cut
    for (let r = 0; r < count; r += 1) row[r] = (row[r] ?? 0) + from * (steps[p * count + r] ?? 0)
  }
  for (let r = 0; r < count; r += 1) row[r] = (row[r] ?? 0) + stay * (before[r] ?? 0)
  return row
}

function sumOf(row: Float64Array): number {
  let sum = 0
  for (const value of row) sum += value
  return sum
}

function product(one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> {
  const both = new Float64Array(count)
  for (let r = 0; r < count; r += 1) both[r] = (one[r] ?? 0) * (other[r] ?? 0)
  return both
}

function divide(row: Float64Array, by: number): void {
  for (let r = 0; r < count; r += 1) row[r] = (row[r] ?? 0) / by
}

function normal(row: Float64Array): Float64Array {
  divide(row, sumOf(row) || 1)
  return row
}
