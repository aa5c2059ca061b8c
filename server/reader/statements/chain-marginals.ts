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
 * @returns the marginals, and how often each role is expected to follow each, row behind row
 */
export function chainMarginals(chain: Chain): Marginals & { follows: Float64Array } {
  const { borders, cuts } = chain
  const potentials = chain.roles.map((row) => {
    const most = Math.max(...row)
    return row.map((value) => Math.exp(value - most))
  })
  const steps = Float64Array.from(chain.follows, (value) => Math.exp(Math.min(mostStep, value)))
  const cutting = Float64Array.from(cuts, (cut, t) =>
    borders[t] === 'never' ? 0 : Math.exp(Math.min(mostStep, cut)),
  )
  const stays = borders.map((border) => (border === 'always' ? 0 : 1))
  const { rows: forward, scales } = forwardRows(potentials, steps, cutting, stays)
  const expected = {
    roles: new Array<Float64Array>(potentials.length),
    cuts: new Float64Array(potentials.length),
    follows: new Float64Array((count + 1) * count),
  }
  let backward = new Float64Array(count).fill(1)
  for (let t = potentials.length - 1; t >= 0; t -= 1) {
    expected.roles[t] = normal(product(forward[t], backward))
    if (t === 0) break
    const tail = product(potentials[t], backward).map((value) => value / (scales[t] ?? 1))
    const before = forward[t - 1] as Float64Array
    const next = new Float64Array(count)
    for (let p = 0; p < count; p += 1) {
      let sum = (stays[t] ?? 1) * (tail[p] ?? 0)
      for (let r = 0; r < count; r += 1) {
        const way = (steps[p * count + r] ?? 0) * (cutting[t] ?? 0) * (tail[r] ?? 0)
        sum += way
        const both = (before[p] ?? 0) * way
        expected.cuts[t] = (expected.cuts[t] ?? 0) + both
        expected.follows[p * count + r] = (expected.follows[p * count + r] ?? 0) + both
      }
      next[p] = sum
    }
    backward = next
  }
  if (expected.cuts.length > 0) expected.cuts[0] = 1
  expected.roles[0]?.forEach((value, r) => {
    expected.follows[count * count + r] = value
  })
  return expected
}

function forwardRows(
  potentials: readonly Float64Array[],
  steps: Float64Array,
  cutting: Float64Array,
  stays: readonly number[],
) {
  const rows: Float64Array[] = []
  const scales = new Float64Array(potentials.length)
  potentials.forEach((potential, t) => {
    const before = rows[t - 1]
    const row = new Float64Array(count)
    for (let r = 0; r < count; r += 1) {
      let sum = before ? (stays[t] ?? 1) * (before[r] ?? 0) : (steps[count * count + r] ?? 0)
      const cut = cutting[t] ?? 0
      if (before && cut > 0) {
        for (let p = 0; p < count; p += 1) {
          sum += (before[p] ?? 0) * (steps[p * count + r] ?? 0) * cut
        }
      }
      row[r] = sum * (potential[r] ?? 0)
    }
    scales[t] = sumOf(row) || 1
    rows.push(row.map((value) => value / (scales[t] ?? 1)))
  })
  return { rows, scales }
}

const sumOf = (row: Float64Array): number => row.reduce((sum, value) => sum + value, 0)

const product = (one: Float64Array | undefined, other: Float64Array): Float64Array =>
  other.map((value, r) => value * (one?.[r] ?? 0))

function normal(row: Float64Array): Float64Array {
  const total = sumOf(row) || 1
  return row.map((value) => value / total)
}
