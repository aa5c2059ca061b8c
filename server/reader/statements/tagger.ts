import { spanRoles } from '#shared/page/ops.ts'
import type { FeatureRows } from '../feature-rows.ts'
import type { Border } from './borders.ts'
import type { Chain } from './chain-marginals.ts'
import type { Clause } from './clause-features.ts'
import { greatest } from './greatest.ts'
import type { TokenFeatures } from './token-features.ts'

/** Weights of a linear chain: what a token is part of, and whether a piece begins with it. */
export interface TaggerWeights {
  features: FeatureRows
  /** Row behind row: a weight for each role in the order of `spanRoles`, and one for a border. */
  weights: ArrayLike<number>
  /** From role (row, the last for the beginning) to role, row behind row. */
  follows: ArrayLike<number>
}

const count = spanRoles.length
const columns = count + 1

/** A clause speaks once, however many tokens it has. */
export function clauseShare({ first, last }: Clause<unknown>): number {
  return 1 / Math.sqrt(last - first + 1)
}

/** What the features of a text say of its pieces. */
export function chainOf(
  features: readonly TokenFeatures<number>[],
  weights: TaggerWeights,
  borders: readonly Border[],
): Chain {
  let clause: Clause<number> | undefined
  const shared = new Float64Array(columns)
  const scores = new Float64Array(columns)
  const cuts = new Float64Array(features.length)
  const roles = features.map((token, i) => {
    if (token.clause !== clause) {
      clause = token.clause
      const share = clauseShare(clause)
      shared.fill(0)
      add(shared, clause.features, weights)
      for (let r = 0; r < count; r += 1) shared[r] = (shared[r] ?? 0) * share
      shared[count] = 0
    }
    scores.set(shared)
    add(scores, token.both, weights)
    add(scores, token.role, weights, 0, count)
    add(scores, token.cut, weights, count)
    cuts[i] = scores[count] ?? 0
    return scores.slice(0, count)
  })
  return { roles, cuts, follows: weights.follows, borders }
}

/** Adds the weights of features, of some columns. */
function add(
  scores: Float64Array,
  rows: readonly number[],
  { weights }: TaggerWeights,
  from = 0,
  to = columns,
): void {
  for (const row of rows) {
    if (row < 0) continue
    const first = row * columns
    for (let at = from; at < to; at += 1)
      scores[at] = (scores[at] as number) + (weights[first + at] as number)
  }
}

/**
 * The best sequence of pieces (Viterbi): each token goes on with the piece before it or begins one.
 * @returns for each token its role and whether a piece begins there
 */
export function tagTokens({ roles, cuts, follows, borders }: Chain) {
  /** By token and role: the role before, plus one where the piece begins; 0 where it goes on. */
  const from = new Int8Array(roles.length * count)
  const steps = Float64Array.from(follows)
  const mostFollowing = Float64Array.from(spanRoles, (_, r) =>
    Math.max(...spanRoles.map((_role, p) => steps[p * count + r] ?? 0)),
  )
  // What begins the text follows nothing.
  let best = steps.slice(count * count).map((step, r) => step + (roles[0]?.[r] ?? 0))
  let next = new Float64Array(count)
  from.fill(1, 0, count)
  for (let i = 1; i < roles.length; i += 1) {
    const own = roles[i] as Float64Array
    const cut = cuts[i] ?? 0
    const mostBefore = best[greatest(best)] as number
    for (let r = 0; r < count; r += 1) {
      const role = own[r] as number
      let most = borders[i] === 'always' ? Number.NEGATIVE_INFINITY : role + (best[r] as number)
      // Most words begin no piece, whatever stood before them.
      const mayBegin = role + cut + mostBefore + (mostFollowing[r] as number) > most
      for (let p = 0; p < count && mayBegin && borders[i] !== 'never'; p += 1) {
        const begun = role + cut + (best[p] as number) + (steps[p * count + r] as number)
        if (begun <= most) continue
        most = begun
        from[i * count + r] = p + 1
      }
      next[r] = most
    }
    ;[best, next] = [next, best]
  }
  return traceBack(best, from)
}

function traceBack(best: Float64Array, from: Int8Array) {
  let role = greatest(best)
  const tagged: { role: number; begins: boolean }[] = []
  for (let row = from.length - count; row >= 0; row -= count) {
    const step = from[row + role] ?? 0
    tagged.push({ role, begins: step > 0 })
    if (step > 0 && row > 0) role = step - 1
  }
  return tagged.reverse()
}
