import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { FeatureOf } from '../feature-rows.ts'
import type { Span } from '../text/trim.ts'

/** Bounds of the steps a likelihood is told in. */
const steps = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]
export function stepOf(likelihood: number | undefined): string {
  if (likelihood === undefined) return 'end'
  const above = steps.findIndex((bound) => likelihood < bound)
  return String(above < 0 ? steps.length : above)
}

/** How surely the words have the role that is sought, those beside them too, and the borders. */
export function sureness<F>(
  { marginals, text: { tokens } }: Draft,
  [first, last]: Span,
  sought: SpanRole,
  featureOf: FeatureOf<F>,
): F[] {
  if (!marginals) return []
  const { roles, cuts } = marginals
  const role = spanRoles.indexOf(sought)
  const has = (at: number) => roles[at]?.[role]
  const words: number[] = []
  for (let at = first; at <= last; at += 1) {
    const kind = tokens[at]?.kind
    if (kind === 'word' || kind === 'number') words.push(at)
  }
  let sum = 0
  let least = 1
  for (const at of words) {
    const sure = has(at) ?? 0
    sum += sure
    least = Math.min(least, sure)
  }
  let mostInside = 0
  for (let at = first + 1; at <= last; at += 1) mostInside = Math.max(mostInside, cuts[at] ?? 0)
  const mean = stepOf(sum / Math.max(1, words.length))
  const sides = `${stepOf(has(first - 1))}-${stepOf(has(last + 1))}`
  const borders = `${stepOf(cuts[first])}-${stepOf(last + 1 < tokens.length ? cuts[last + 1] : 1)}`
  const inner = stepOf(mostInside)
  return [
    featureOf('sure-', mean),
    featureOf('least-sure-', stepOf(least)),
    featureOf('sure-role-', likeliestRole(roles, words)),
    featureOf('border-inside-', inner),
    featureOf('borders-', borders),
    featureOf('sure-', `${mean}&sides-${sides}`),
    featureOf('sure-', `${mean}&borders-${borders}`),
    featureOf('sure-', `${mean}&words-${Math.min(6, words.length)}`),
    featureOf('borders-', `${borders}&inside-${inner}`),
  ]
}

function likeliestRole(roles: readonly Float64Array[], words: readonly number[]): SpanRole {
  let [best, most] = [0, -1]
  for (let role = 0; role < spanRoles.length; role += 1) {
    let sum = 0
    for (const at of words) sum += roles[at]?.[role] ?? 0
    if (sum > most) [best, most] = [role, sum]
  }
  return spanRoles[best] ?? 'courtesy'
}
