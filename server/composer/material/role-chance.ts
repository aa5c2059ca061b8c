import type { Reading } from '#server/reader/read.ts'
import { firstFrom } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'

/** How likely the words of a span are there for one of some roles, 0 to 1, by the tagger's marginals. */
export function chanceOf(
  { text, marginals }: Reading,
  [from, to]: Span,
  roles: readonly SpanRole[],
): number {
  const { tokens } = text
  const columns = roles.map((role) => spanRoles.indexOf(role))
  let [sum, words] = [0, 0]
  for (let i = firstFrom(tokens, from); i < tokens.length; i += 1) {
    const { end, kind } = tokens[i] as Token
    if (end > to) break
    if (kind !== 'word') continue
    words += 1
    for (const column of columns) sum += marginals?.roles[i]?.[column] ?? 0
  }
  return words > 0 ? sum / words : 0
}
