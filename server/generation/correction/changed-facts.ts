import type { Composition } from '#server/composer/composition.ts'
import { type FactKey, type Facts, factKeys } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'

/** A fact as a page was written with it, and as its creator has put it right. */
export interface ChangedFact {
  key: FactKey
  was: unknown
  is: unknown
}

/** The facts a composition is made with. */
export function factsOf({ opening }: Pick<Composition, 'opening'>): Facts {
  return Object.fromEntries(opening.flatMap((op) => (op.op === 'fact' ? [[op.key, op.value]] : [])))
}

export function changedFacts(before: Facts, after: Facts): ChangedFact[] {
  return factKeys
    .map((key) => ({ key, was: before[key], is: after[key] }))
    .filter(({ was, is }) => was !== undefined && !isSame(was, is))
}
