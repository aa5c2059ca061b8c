import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'

/** How likely the words of a span are there for one of some roles, 0 to 1, by the tagger's marginals. */
export function chanceOf(
  { text, marginals }: Reading,
  [from, to]: Span,
  roles: readonly SpanRole[],
): number {
  const inside = text.tokens.flatMap(({ start, end, kind }, i) =>
    kind === 'word' && start >= from && end <= to ? [marginals?.roles[i]] : [],
  )
  const sum = inside.reduce(
    (all, chances) =>
      all + roles.reduce((own, role) => own + (chances?.[spanRoles.indexOf(role)] ?? 0), 0),
    0,
  )
  return inside.length > 0 ? sum / inside.length : 0
}
