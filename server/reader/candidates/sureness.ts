import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { Span } from '../text/trim.ts'

/** Bounds of the steps a likelihood is told in. */
const steps = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]
export const stepOf = (likelihood: number | undefined): string =>
  likelihood === undefined ? 'end' : String(steps.filter((bound) => likelihood >= bound).length)

/** How surely the words have the role that is sought, those beside them too, and the borders. */
export function sureness(
  { marginals, text: { tokens } }: Draft,
  [first, last]: Span,
  sought: SpanRole,
): string[] {
  if (!marginals) return []
  const { roles, cuts } = marginals
  const has = (at: number) => roles[at]?.[spanRoles.indexOf(sought)]
  const words = tokens
    .slice(first, last + 1)
    .flatMap(({ kind }, i) => (kind === 'mark' || kind === 'line' ? [] : [first + i]))
  const sure = words.map((at) => has(at) ?? 0)
  const mean = stepOf(sure.reduce((sum, value) => sum + value, 0) / Math.max(1, sure.length))
  const sides = `${stepOf(has(first - 1))}-${stepOf(has(last + 1))}`
  const borders = `${stepOf(cuts[first])}-${stepOf(last + 1 < tokens.length ? cuts[last + 1] : 1)}`
  const inner = stepOf(Math.max(0, ...cuts.slice(first + 1, last + 1)))
  return [
    `sure-${mean}`,
    `least-sure-${stepOf(Math.min(1, ...sure))}`,
    `sure-role-${likeliestRole(roles, words)}`,
    `border-inside-${inner}`,
    `borders-${borders}`,
    `sure-${mean}&sides-${sides}`,
    `sure-${mean}&borders-${borders}`,
    `sure-${mean}&words-${Math.min(6, words.length)}`,
    `borders-${borders}&inside-${inner}`,
  ]
}

function likeliestRole(roles: readonly Float64Array[], words: readonly number[]): string {
  const sums = spanRoles.map((_, role) =>
    words.reduce((sum, at) => sum + (roles[at]?.[role] ?? 0), 0),
  )
  return spanRoles[sums.indexOf(Math.max(...sums))] ?? 'courtesy'
}
