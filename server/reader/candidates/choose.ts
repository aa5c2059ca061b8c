import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { likelihoods, type ScorerWeights, scoreOf } from '../scorer.ts'
import type { Span } from '../text/trim.ts'
import { candidateFeatures } from './features.ts'
import { type Candidate, candidatesFor, type Generator } from './generate.ts'

/** Which candidates there are for a question, and from what likelihood on the best is believed. */
export const sources = {
  name: {
    roles: ['name', 'person', 'contact', 'kind'],
    by: ['piece', 'quoted', 'cued', 'led', 'line', 'opening', 'capitals', 'host', 'trade'],
    // A missing name costs an invitation; a wrong one stands in the header.
    least: 0.65,
  },
  kind: { roles: ['kind', 'name', 'instruction'], by: ['piece', 'trade', 'opening'], least: 0.55 },
  place: { roles: ['place', 'area'], by: ['piece', 'town', 'cued', 'street'], least: 0.55 },
  audience: { roles: ['audience'], by: ['piece'], least: 0.5 },
} as const satisfies Record<
  string,
  { roles: readonly SpanRole[]; by: readonly Generator[]; least: number }
>
export type Choice = keyof typeof sources

const overlaps = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]

/** What is less likely changes no confidence anybody would notice. */
const unlikely = 1e-4

export interface Scored extends Candidate {
  /** Against none at all, as a logarithm of odds. */
  score: number
  confidence: number
}

/**
 * The candidates of a question, the likeliest first. What overlaps says nearly the same, and what is
 * said twice the same: "Padaria Sol" is as sure as it and "A Padaria Sol" are together.
 */
export function scored(draft: Draft, choice: Choice, weights: ScorerWeights): Scored[] {
  const { roles, by } = sources[choice]
  const candidates = candidatesFor(draft, roles, by)
  const scores = candidates.map((candidate) =>
    scoreOf(candidateFeatures(draft, candidate), weights),
  )
  const chances = likelihoods(scores)
  const sorted = candidates
    .map((candidate, i) => ({
      ...candidate,
      score: scores[i] ?? 0,
      chance: chances[i] ?? 0,
      said: draft.text.folded.slice(...candidate.span),
    }))
    .sort((one, other) => other.chance - one.chance)
  const likely = sorted.filter(({ chance }) => chance > unlikely)
  return sorted.map(({ chance: _chance, said, ...candidate }) => ({
    ...candidate,
    confidence: likely
      .filter((other) => overlaps(other.span, candidate.span) || other.said === said)
      .reduce((sum, other) => sum + other.chance, 0),
  }))
}
