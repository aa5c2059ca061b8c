import type { Person } from '#shared/page/facts.ts'
import { type Scored, sources } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { withoutLeadingVerb, withoutVerb } from '../text/without-verb.ts'
import { type Found, found } from './found.ts'

/** Chance of one whose neighbours, longer or shorter, are together nearly sure to be the name. */
const least = { own: 0.25, together: 0.7 }
/** Chance of one that is told by "is called". */
const leastCalled = 0.15

/**
 * What the business is called: the likeliest candidate, where it is likely enough or where only its
 * ends are in doubt. What "is called" something has its name from there, and not from who runs it.
 * @param candidates the likeliest first
 */
export function findBusinessName(
  draft: Draft,
  candidates: readonly Scored[],
  people: readonly Found<Person>[],
): Found<string> | undefined {
  const [best] = candidates
  if (!best) return undefined
  const isPerson =
    people.some(({ span }) => isOver(span, best.span)) ||
    tagBefore(draft.text, best.span[0] - 1, 'names.person') !== undefined
  const called = candidates.find(
    ({ span, confidence }) =>
      confidence >= leastCalled && tagBefore(draft.text, span[0] - 1, 'names.before') !== undefined,
  )
  const name = isPerson && called ? called : best
  const isLikely = name.confidence >= sources.name.least || name === called
  if (!isLikely && !isNearlySure(name, candidates)) return undefined
  const span = withoutVerb(draft.text, withoutLeadingVerb(draft.text, name.span))
  return found(draft.text.raw.slice(...span), span, name.confidence)
}

function isNearlySure(name: Scored, candidates: readonly Scored[]): boolean {
  const together = candidates
    .filter(({ span }) => isOver(span, name.span))
    .reduce((sum, { confidence }) => sum + confidence, 0)
  return name.confidence >= least.own && together >= least.together
}

const isOver = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]
