import type { Person } from '#shared/page/facts.ts'
import { type Scored, sources } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { withoutCopula, withoutLeadingVerb, withoutVerb } from '../text/without-verb.ts'
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
  const name = wholeRun(draft, isPerson && called ? called : best, candidates)
  const isLikely = name.confidence >= sources.name.least || name === called
  if (!isLikely && !isNearlySure(name, candidates)) return undefined
  const bare = withoutLeadingVerb(draft.text, name.span)
  const span = withoutCopula(draft.text, withoutVerb(draft.text, bare))
  return found(draft.text.raw.slice(...span), span, name.confidence)
}

/** Of the likeliest, as likely at least is one that ends where its capitals do. */
const leastOfRun = 0.4

/** "Figurentheater De Houten | Haan speelt": a name goes on where its capitals do. */
function wholeRun({ text }: Draft, best: Scored, candidates: readonly Scored[]): Scored {
  if (text.raw === text.raw.toLowerCase()) return best
  const isCapital = (at: number) => /^ \p{Lu}/u.test(text.raw.slice(at, at + 3))
  if (!isCapital(best.span[1])) return best
  const longer = candidates.find(
    ({ span, confidence }) =>
      span[0] === best.span[0] &&
      span[1] > best.span[1] &&
      !isCapital(span[1]) &&
      confidence >= best.confidence * leastOfRun,
  )
  return longer ? { ...longer, confidence: best.confidence } : best
}

function isNearlySure(name: Scored, candidates: readonly Scored[]): boolean {
  const together = candidates
    .filter(({ span }) => isOver(span, name.span))
    .reduce((sum, { confidence }) => sum + confidence, 0)
  return name.confidence >= least.own && together >= least.together
}

const isOver = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]
