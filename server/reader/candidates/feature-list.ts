import type { FeatureOf } from '../feature-rows.ts'

/** Features of one thing, in the making. */
export class FeatureList<F> {
  readonly #featureOf: FeatureOf<F>
  readonly #where: string
  readonly #turning: F[] = []
  readonly #crossed: F[] = []
  readonly #plain: F[] = []

  /** @param where what turns the meaning of some of them: "&lower-true" */
  constructor(featureOf: FeatureOf<F>, where: string) {
    this.#featureOf = featureOf
    this.#where = where
  }

  add(kind: string, value?: string | number): void {
    this.#plain.push(this.#featureOf(kind, value))
  }

  addAll(kind: string, values: Iterable<string>): void {
    for (const value of values) this.add(kind, value)
  }

  /** One whose meaning turns: it is told for where it stands as well. */
  addTurning(kind: string, value: string | number): void {
    this.#turning.push(this.#featureOf(kind, value))
    this.#crossed.push(this.#featureOf(kind, value, this.#where))
  }

  all(): F[] {
    return [...this.#turning, ...this.#crossed, ...this.#plain]
  }
}
