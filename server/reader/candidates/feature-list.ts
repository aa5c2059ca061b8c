import type { FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'

/** A kind of features whose meaning turns with something: it is told for where it stands as well. */
export type Turning<F> = (value: string | number) => readonly [anywhere: F, here: F]

export function turning<F>(featuresOf: FeaturesOf<F>, kind: string, where: string): Turning<F> {
  const [anywhere, here] = [featuresOf(kind), featuresOf(kind, where)]
  return remembered((value: string | number) => [anywhere(value), here(value)] as const)
}

export function tellTurning<F>(list: F[], turns: Turning<F>, value: string | number): void {
  const [anywhere, here] = turns(value)
  list.push(anywhere, here)
}
