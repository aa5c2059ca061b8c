import { spanRoles } from '#shared/page/ops.ts'
import type { FeatureRows } from '../feature-rows.ts'
import type { Border } from './borders.ts'
import type { Chain } from './chain-marginals.ts'
import type { Clause } from './clause-features.ts'
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
      scores[at] = (scores[at] ?? 0) + (weights[first + at] ?? 0)
  }
}

/**
 * The best sequence of pieces (Viterbi): each token goes on with the piece before it or begins one.
 * @returns for each token its role and whether a piece begins there
 */
export function tagTokens({ roles, cuts, follows, borders }: Chain) {
  const best: Float64Array[] = []
  /** The role before, plus one where the piece begins; 0 where it goes on. */
  const from: Int8Array[] = []
  const mostFollowing = Float64Array.from({ length: count }, (_, r) =>
    Math.max(...spanRoles.map((_role, p) => follows[p * count + r] ?? 0)),
  )
  roles.forEach((scores, i) => {
    const row = new Float64Array(count)
    const back = new Int8Array(count)
    const before = best[i - 1]
    const mostBefore = before ? Math.max(...before) : 0
    for (let r = 0; r < count; r += 1) {
      const own = scores[r] ?? 0
      if (!before) {
        row[r] = own + (follows[count * count + r] ?? 0)
        back[r] = 1
        continue
      }
      const border = borders[i]
      row[r] = border === 'always' ? Number.NEGATIVE_INFINITY : own + (before[r] ?? 0)
      if (border === 'never') continue
      const cut = own + (cuts[i] ?? 0)
      let most = row[r] ?? 0
      // Most words begin no piece, whatever stood before them.
      if (cut + mostBefore + (mostFollowing[r] ?? 0) <= most) continue
      for (let p = 0; p < count; p += 1) {
        const begun = cut + (before[p] ?? 0) + (follows[p * count + r] ?? 0)
        if (begun > most) {
          most = begun
          back[r] = p + 1
        }
      }
      row[r] = most
    }
    best.push(row)
    from.push(back)
  })
  return traceBack(best, from)
}

function traceBack(best: readonly Float64Array[], from: readonly Int8Array[]) {
  const last = best.at(-1) ?? new Float64Array(count)
  let role = last.indexOf(Math.max(...last))
  const tagged: { role: number; begins: boolean }[] = []
  for (let i = best.length - 1; i >= 0; i -= 1) {
    const step = from[i]?.[role] ?? 0
    tagged.push({ role, begins: step > 0 })
    if (step > 0 && i > 0) role = step - 1
  }
  return tagged.reverse()
}
