import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'

/** Bounds of the steps a likelihood is told in. */
const steps = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]
export function stepOf(likelihood: number | undefined): string {
  if (likelihood === undefined) return 'end'
  const above = steps.findIndex((bound) => likelihood < bound)
  return String(above < 0 ? steps.length : above)
}

/** What is asked of a span whatever role is sought. */
interface SpanMarginals<F> {
  /** Tokens that are words or numbers. */
  words: readonly number[]
  role: F
  /** Steps of the likeliest border inside, and of those at both ends. */
  inside: string
  borders: string
}

/** How surely words have the role that is sought, those beside them too, and the borders. */
export type Sureness<F> = (first: number, last: number, sought: SpanRole) => F[]

export function surenessOf<F>(
  { marginals, text: { tokens } }: Draft,
  featuresOf: FeaturesOf<F>,
): Sureness<F> {
  if (!marginals) return () => []
  const { roles, cuts } = marginals
  const kinds = {
    sure: featuresOf('sure-'),
    leastSure: featuresOf('least-sure-'),
    role: featuresOf('sure-role-'),
    inside: featuresOf('border-inside-'),
    borders: featuresOf('borders-'),
  }
  const readSpan = (first: number, last: number): SpanMarginals<F> => {
    const words: number[] = []
    for (let at = first; at <= last; at += 1) {
      const kind = tokens[at]?.kind
      if (kind === 'word' || kind === 'number') words.push(at)
    }
    let mostInside = 0
    for (let at = first + 1; at <= last; at += 1) mostInside = Math.max(mostInside, cuts[at] ?? 0)
    const behind = last + 1 < tokens.length ? cuts[last + 1] : 1
    return {
      words,
      role: kinds.role(likeliestRole(roles, words)),
      inside: stepOf(mostInside),
      borders: `${stepOf(cuts[first])}-${stepOf(behind)}`,
    }
  }
  const spanFrom = remembered((first: number) =>
    remembered((last: number) => readSpan(first, last)),
  )
  return (first, last, sought) => {
    const { words, role: likeliest, inside, borders } = spanFrom(first)(last)
    const role = spanRoles.indexOf(sought)
    const has = (at: number) => roles[at]?.[role]
    let sum = 0
    let least = 1
    for (const at of words) {
      const sure = has(at) ?? 0
      sum += sure
      least = Math.min(least, sure)
    }
    const mean = stepOf(sum / Math.max(1, words.length))
    const sides = `${stepOf(has(first - 1))}-${stepOf(has(last + 1))}`
    return [
      kinds.sure(mean),
      kinds.leastSure(stepOf(least)),
      likeliest,
      kinds.inside(inside),
      kinds.borders(borders),
      kinds.sure(`${mean}&sides-${sides}`),
      kinds.sure(`${mean}&borders-${borders}`),
      kinds.sure(`${mean}&words-${Math.min(6, words.length)}`),
      kinds.borders(`${borders}&inside-${inside}`),
    ]
  }
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
