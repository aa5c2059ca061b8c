import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { likelihoods, type ScorerWeights, scoreOf } from '../scorer.ts'
import { candidateFeatures } from './features.ts'
import { type Candidate, candidatesFor, type Generator } from './generate.ts'

/** Which candidates there are for a question, and from what likelihood on the best is believed. */
export const sources = {
  name: {
    roles: ['name', 'person', 'contact', 'kind'],
    by: ['piece', 'quoted', 'cued', 'led', 'line', 'opening', 'capitals', 'host', 'trade'],
    least: 0.5,
  },
  kind: { roles: ['kind', 'name', 'instruction'], by: ['piece', 'trade', 'opening'], least: 0.5 },
  place: { roles: ['place', 'area'], by: ['piece', 'town', 'cued'], least: 0.5 },
  audience: { roles: ['audience'], by: ['piece'], least: 0.5 },
} as const satisfies Record<
  string,
  { roles: readonly SpanRole[]; by: readonly Generator[]; least: number }
>
export type Choice = keyof typeof sources

export interface Scored extends Candidate {
  /** Against none at all, as a logarithm of odds. */
  score: number
  confidence: number
}

/** The candidates of a question, the likeliest first. */
export function scored(draft: Draft, choice: Choice, weights: ScorerWeights): Scored[] {
  const { roles, by } = sources[choice]
  const candidates = candidatesFor(draft, roles, by)
  const scores = candidates.map((candidate) =>
    scoreOf(candidateFeatures(draft, candidate), weights),
  )
  const chances = likelihoods(scores)
  return candidates
    .map((candidate, i) => ({
      ...candidate,
      score: scores[i] ?? 0,
      confidence: chances[i] ?? 0,
    }))
    .sort((one, other) => other.confidence - one.confidence)
}
