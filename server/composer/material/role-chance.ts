import type { Reading } from '#server/reader/read.ts'
import { rememberedOfSpan } from '#server/reader/remembered.ts'
import { firstFrom } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'

/** How likely the words of a span are there for one of some roles, 0 to 1, by the tagger's marginals. */
export function chanceOf(reading: Reading, span: Span, roles: readonly SpanRole[]): number {
  const words = wordChances(reading, span, roles)
  return words.length > 0 ? words.reduce((sum, chance) => sum + chance, 0) / words.length : 0
}

/** The same of each role by itself, in the order of `spanRoles`. */
export const roleChances = rememberedOfSpan(
  ({ text, marginals }: Reading, [from, to]): readonly number[] => {
    const { tokens } = text
    const sums = new Array<number>(spanRoles.length).fill(0)
    let words = 0
    for (let i = firstFrom(tokens, from); i < tokens.length; i += 1) {
      const { end, kind } = tokens[i] as Token
      if (end > to) break
      if (kind !== 'word') continue
      words += 1
      for (const [role, sum] of sums.entries())
        sums[role] = sum + (marginals?.roles[i]?.[role] ?? 0)
    }
    return words > 0 ? sums.map((sum) => sum / words) : sums
  },
)

/** How likely they are there for each word. */
export function wordChances(
  { text, marginals }: Reading,
  [from, to]: Span,
  roles: readonly SpanRole[],
): number[] {
  const { tokens } = text
  const columns = roles.map((role) => spanRoles.indexOf(role))
  const chances: number[] = []
  for (let i = firstFrom(tokens, from); i < tokens.length; i += 1) {
    const { end, kind } = tokens[i] as Token
    if (end > to) break
    if (kind !== 'word') continue
    const row = marginals?.roles[i]
    chances.push(columns.reduce((sum, column) => sum + (row?.[column] ?? 0), 0))
  }
  return chances
}
