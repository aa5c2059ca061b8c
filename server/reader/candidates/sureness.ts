import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import type { FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'
import { greatest } from '../statements/greatest.ts'

/** Bounds of the steps a likelihood is told in. */
const steps = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]
/** What they are called; the last is beyond the text. */
const stepNames = [...steps, 1].map((_, step) => String(step)).concat('end')
export const stepOf = (likelihood: number | undefined): string =>
  stepNames[stepIn(likelihood)] ?? 'end'

/** The number of its step. */
function stepIn(likelihood: number | undefined): number {
  if (likelihood === undefined) return stepNames.length - 1
  let step = 0
  while (step < steps.length && !(likelihood < (steps[step] ?? 1))) step += 1
  return step
}

/** Two steps as one number: names are put together once for each pair, not for each candidate. */
const pairOf = (one: number, other: number): number => one * stepNames.length + other
const nameOf = (step: number): string => stepNames[step] ?? 'end'
const namesOf = (pair: number): string =>
  `${nameOf(Math.floor(pair / stepNames.length))}-${nameOf(pair % stepNames.length)}`

/** The kinds of features, by the numbers of steps. */
function surenessKinds<F>(featuresOf: FeaturesOf<F>) {
  const [sure, leastSure, inside, borders] = [
    featuresOf('sure-'),
    featuresOf('least-sure-'),
    featuresOf('border-inside-'),
    featuresOf('borders-'),
  ]
  const both = (name: (rest: number, step: string) => F) =>
    remembered((key: number) =>
      name(Math.floor(key / stepNames.length), nameOf(key % stepNames.length)),
    )
  return {
    role: featuresOf('sure-role-'),
    sure: remembered((step: number) => sure(nameOf(step))),
    leastSure: remembered((step: number) => leastSure(nameOf(step))),
    inside: remembered((step: number) => inside(nameOf(step))),
    borders: remembered((pair: number) => borders(namesOf(pair))),
    sides: both((pair, mean) => sure(`${mean}&sides-${namesOf(pair)}`)),
    sureBorders: both((pair, mean) => sure(`${mean}&borders-${namesOf(pair)}`)),
    words: both((count, mean) => sure(`${mean}&words-${count}`)),
    bordersInside: both((pair, step) => borders(`${namesOf(pair)}&inside-${step}`)),
  }
}

/** What is asked of a span whatever role is sought. */
interface SpanMarginals<F> {
  /** Tokens that are words or numbers. */
  words: readonly number[]
  role: F
  /** Steps of the likeliest border inside, and of those at both ends. */
  inside: number
  borders: number
}

/** How surely words have the role that is sought, those beside them too, and the borders. */
export type Sureness<F> = (first: number, last: number, sought: SpanRole) => F[]

export function surenessOf<F>(
  { marginals, text: { tokens } }: Draft,
  featuresOf: FeaturesOf<F>,
): Sureness<F> {
  if (!marginals) return () => []
  const { roles, cuts } = marginals
  const kinds = surenessKinds(featuresOf)
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
      inside: stepIn(mostInside),
      borders: pairOf(stepIn(cuts[first]), stepIn(behind)),
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
    const mean = stepIn(sum / Math.max(1, words.length))
    const sides = pairOf(stepIn(has(first - 1)), stepIn(has(last + 1)))
    return [
      kinds.sure(mean),
      kinds.leastSure(stepIn(least)),
      likeliest,
      kinds.inside(inside),
      kinds.borders(borders),
      kinds.sides(sides * stepNames.length + mean),
      kinds.sureBorders(borders * stepNames.length + mean),
      kinds.words(Math.min(6, words.length) * stepNames.length + mean),
      kinds.bordersInside(borders * stepNames.length + inside),
    ]
  }
}

function likeliestRole(roles: readonly Float64Array[], words: readonly number[]): SpanRole {
  const sums = new Float64Array(spanRoles.length)
  for (const at of words) {
    const row = roles[at]
    for (let role = 0; role < sums.length; role += 1)
      sums[role] = (sums[role] ?? 0) + (row?.[role] ?? 0)
  }
  return spanRoles[greatest(sums)] ?? 'courtesy'
}
