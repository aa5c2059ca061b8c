import type { Span } from '../text/trim.ts'
import type { ChangeClause } from './change-clauses.ts'
import { isOnLine, isWithin, trimmedEnd, trimmedStart } from './clause-spans.ts'
import { leftOver, mostLeft } from './left-over.ts'
import type { Swap } from './renewed-values.ts'
import { sharedTopics, topicsIn } from './topics.ts'
import type { Pasted } from './with-changes.ts'

/** Words of "put … instead". */
const mostOrdering = 2

/** "Put | Noreen 086 … | instead": nothing is left to tell but that it was to stand there. */
function isOrdered(raw: string, now: Span, clause: Span): boolean {
  const words = [raw.slice(clause[0], now[0]), raw.slice(now[1], clause[1])].map(
    (said) => said.match(/[\p{L}\d]+/gu)?.length ?? 0,
  )
  const isNamed = /\p{L}{2}/u.test(raw.slice(...now)) && /\d/.test(raw.slice(...now))
  return isNamed && isWithin(now, clause) && words.every((count) => count < mostOrdering)
}

/** "Ron, 01632 …" */
const namedNumber = /\p{L}{2}.*(?:\d\D?){6}/su

/**
 * "Anmeldung bei Herrn Koller, | 09921 …": who answers a new number goes where the old one stood, and
 * so does why it moved ("the landline is cut off, | ring Martin on 0664 …").
 */
export function movedClauses(
  { draft, words, parts, clauses, all }: Pasted,
  swaps: readonly Swap[],
): readonly ChangeClause[] {
  const { raw } = draft.text
  const nows = swaps.map(({ now }) => now)
  const isSwapped = ([start, end]: Span) =>
    nows.some((now) => now[0] < end && start < now[1]) &&
    all.every(
      ({ span }) => !isWithin(span, [start, end]) || nows.some((now) => isWithin(span, now)),
    ) &&
    leftOver(draft, words, parts, [start, end], nows) <= mostLeft
  const moved = clauses.filter(
    ({ span }) =>
      isSwapped(span) ||
      swaps.some(
        ({ now }) =>
          (now[0] <= trimmedStart(raw, span) && trimmedEnd(raw, span) <= now[1] + 1) ||
          isOrdered(raw, now, span),
      ),
  )
  // "Ron has retired, | it is now Liz Marsh, 01632 …": why, of whom the old line named.
  const named = clauses.filter(
    ({ span, sentence }) =>
      all.every(
        (value) => !isWithin(value.span, span) || nows.some((now) => isWithin(value.span, now)),
      ) &&
      swaps.some(
        ({ old, now }) =>
          isWithin(now, sentence) &&
          namedNumber.test(raw.slice(...old)) &&
          sharedTopics(topicsIn(draft, old), topicsIn(draft, span)) > 0,
      ),
  )
  if (!parts.heading) return [...moved, ...named]
  const reasons = clauses.filter(
    (clause) =>
      !all.some(({ span }) => isWithin(span, clause.span)) &&
      moved.some(({ span }) => clause.span[1] === span[0] && isOnLine(raw, clause.span, span)),
  )
  return [...moved, ...named, ...reasons]
}
