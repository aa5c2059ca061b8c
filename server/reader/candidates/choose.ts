import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { remembered } from '../remembered.ts'
import { likelihoods, type Scorers, scoring } from '../scorer.ts'
import { candidateFeatures } from './features.ts'
import { type Candidate, candidatesOf, type Generator } from './generate.ts'

/** Which candidates there are for a question, and from what likelihood on the best is believed. */
export const sources = {
  name: {
    roles: ['name', 'person', 'contact', 'kind'],
    by: ['piece', 'quoted', 'cued', 'led', 'named', 'line', 'opening', 'capitals', 'host', 'trade'],
    // A missing name costs an invitation; a wrong one stands in the header.
    least: 0.36,
  },
  kind: { roles: ['kind', 'name', 'instruction'], by: ['piece', 'trade', 'opening'], least: 0.45 },
  place: { roles: ['place', 'area'], by: ['piece', 'town', 'cued', 'street'], least: 0.5 },
  audience: { roles: ['audience'], by: ['piece'], least: 0.4 },
} as const satisfies Record<
  string,
  { roles: readonly SpanRole[]; by: readonly Generator[]; least: number }
>
export type Choice = keyof typeof sources

export interface Scored extends Candidate {
  /** Against none at all, as a logarithm of odds. */
  score: number
  /** From 0 to 1. */
  confidence: number
}

/** Chooses among the candidates of one brief. */
export type Choosing = (choice: Choice) => Scored[]

export function choosing(draft: Draft, { features, of }: Scorers<Choice>): Choosing {
  const featuresOf = candidateFeatures(draft, features.rowsOf)
  const candidatesFor = candidatesOf(draft)
  return remembered((choice) => {
    const { roles, by } = sources[choice]
    const candidates = candidatesFor(roles, by)
    const scoreOf = scoring(of[choice])
    const scores = candidates.map((candidate) => scoreOf(featuresOf(candidate, choice)))
    return ranked(draft, candidates, scores)
  })
}

/** The likeliest first; what is said twice is one answer. */
function ranked(
  { text }: Draft,
  candidates: readonly Candidate[],
  scores: readonly number[],
): Scored[] {
  const chances = likelihoods(scores)
  const said = candidates.map(({ span }) => text.folded.slice(...span))
  const together = new Map<string, number>()
  said.forEach((words, i) => {
    together.set(words, (together.get(words) ?? 0) + (chances[i] ?? 0))
  })
  return candidates
    .map((candidate, i) => ({
      ...candidate,
      score: scores[i] ?? 0,
      confidence: together.get(said[i] ?? '') ?? 0,
    }))
    .sort((one, other) => other.score - one.score)
}
