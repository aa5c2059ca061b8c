import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { probability, type ScorerWeights } from '../scorer.ts'
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
  confidence: number
}

/** The candidates of a question, the likeliest first. */
export function scored(draft: Draft, choice: Choice, weights: ScorerWeights): Scored[] {
  const { roles, by } = sources[choice]
  return candidatesFor(draft, roles, by)
    .map((candidate) => ({
      ...candidate,
      confidence: probability(candidateFeatures(draft, candidate), weights),
    }))
    .sort((one, other) => other.confidence - one.confidence)
}
