/**
 * What features are to who asks for them, by the beginning of their names and the end: their rows of
 * weights while a brief is read, their names while weights are learned. Reading puts no names
 * together, which would take longer than all the rest of it.
 * @param kind of the code or of a language's data, never of a brief: what is known of it is kept
 */
export type FeaturesOf<F> = (kind: string, where?: string) => FeatureOf<F>
/** A feature by what stands between; nothing where it has but one. */
export type FeatureOf<F> = (value?: string | number) => F

export const featureNames: FeaturesOf<string> =
  (kind, where = '') =>
  (value = '') =>
    kind + value + where

/** The row of a feature that no weight knows. */
export const unknownRow = -1

/** Features by name, each with the row of its weights. */
export class FeatureRows {
  /** In the order of the rows. */
  readonly names: readonly string[]
  readonly #kinds = new Map<string, FeatureOf<number>>()

  constructor(names: readonly string[]) {
    this.names = names
  }

  readonly rowsOf: FeaturesOf<number> = (kind, where = '') => {
    const key = `${kind}…${where}`
    const rows = this.#kinds.get(key) ?? this.#read(kind, where)
    this.#kinds.set(key, rows)
    return rows
  }

  #read(kind: string, where: string): FeatureOf<number> {
    const rows = new Map<string, number>()
    const least = kind.length + where.length
    for (const [row, name] of this.names.entries())
      if (name.length >= least && name.startsWith(kind) && name.endsWith(where))
        rows.set(name.slice(kind.length, name.length - where.length), row)
    return (value = '') => rows.get(String(value)) ?? unknownRow
  }
}
