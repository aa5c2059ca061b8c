import type { Draft } from '../draft.ts'
import { endingBefore } from '../text/ending-before.ts'
import { hasTag } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { kindOf } from './place-kind.ts'

const clauseBefore = endingBefore(/[^.!?;:,。！？、\n]*/)

/**
 * "I trained in | Bristol", "we deliver to | Leeds", 京都|で修業し: a town of a former life, of goods or of
 * those they are brought to is none to come to. Of two towns in a clause the nearer one is meant.
 */
export function isAway(draft: Draft, [start, end]: Span): boolean {
  const { text, towns } = draft
  if (kindOf(draft, [start, end]) === 'address') return false
  const clause = start - (clauseBefore(text.raw, start) ?? '').length
  const isCapital = (at: number) => /^\p{Lu}/u.test(text.raw.slice(at, at + 2))
  // "came | over | from Krakow": a town of that name, and here a word.
  const isLike = (town: { start: number }) => isCapital(town.start) || !isCapital(start)
  const last = towns.findLast((town) => town.end < start && isLike(town))?.end ?? 0
  if (hasTag(text, Math.max(clause, last), start, 'places.away')) return true
  const [rest = ''] = /^[^.!?;:,。！？、\n]*/.exec(text.raw.slice(end)) ?? []
  const next =
    towns.find((town) => town.start >= end && isLike(town))?.start ?? Number.POSITIVE_INFINITY
  return hasTag(text, end, Math.min(end + rest.length, next), 'places.awayBehind')
}
