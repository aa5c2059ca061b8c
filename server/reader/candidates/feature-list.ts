import type { FeatureOf, FeaturesOf } from '../feature-rows.ts'

/** A kind of features whose meaning turns with something: it is told for where it stands as well. */
export interface Turning<F> {
  anywhere: FeatureOf<F>
  here: FeatureOf<F>
}

export const turning = <F>(featuresOf: FeaturesOf<F>, kind: string, where: string): Turning<F> => ({
  anywhere: featuresOf(kind),
  here: featuresOf(kind, where),
})

export const toldTurning = <F>(
  { anywhere, here }: Turning<F>,
  value?: string | number,
): readonly [F, F] => [anywhere(value), here(value)]

export function tellTurning<F>(list: F[], turns: Turning<F>, value?: string | number): void {
  list.push(...toldTurning(turns, value))
}
