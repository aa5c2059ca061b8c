import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { FeaturesOf } from '../feature-rows.ts'
import type { FeatureLists } from '../scorer.ts'
import { firstFrom } from '../text/tagged-text.ts'
import { briefLookups } from './brief-lookups.ts'
import type { Candidate } from './generate.ts'
import { candidateKinds } from './kinds.ts'
import { featuresOfSpans } from './span-features.ts'
import { surenessOf } from './sureness.ts'

/** What can be said of a candidate, yes or no; which of it counts for what, the weights know. */
export type CandidateFeatures<F> = (candidate: Candidate, sought: SpanRole) => FeatureLists<F>

/**
 * Features of the candidates of one brief. Many of them share an end, and a span may be a candidate
 * for several questions: each is read once.
 */
export function candidateFeatures<F>(
  draft: Draft,
  featuresOf: FeaturesOf<F>,
): CandidateFeatures<F> {
  const { tokens, raw } = draft.text
  const brief = briefLookups(draft)
  const kinds = candidateKinds(featuresOf, brief.isLower)
  const spanFeatures = featuresOfSpans(brief, kinds)
  const spans = new Map<number, FeatureLists<F>>()
  const sureness = surenessOf(draft, featuresOf)
  return ({ span, by }, sought) => {
    const at = firstFrom(tokens, span[0])
    const end = firstFrom(tokens, span[1])
    const key = span[0] * raw.length + span[1]
    const known = spans.get(key) ?? spanFeatures(span, at, end)
    spans.set(key, known)
    const proposed = [...by, by.size].flatMap(kinds.by)
    return { shared: known.shared, own: [...known.own, proposed, sureness(at, end - 1, sought)] }
  }
}
