/**
 * What a feature is to who asks for it, told in parts that make its name in a row: its row of weights
 * while a brief is read, its name while weights are learned. Reading puts no names together, for
 * that takes longer than anything else.
 */
export type FeatureOf<F> = (kind: string, value?: string | number, where?: string) => F

export const featureName: FeatureOf<string> = (kind, value = '', where = '') => kind + value + where

/** The row of a feature that no weight knows. */
export const unknownRow = -1

/** Features by name, each with the row of its weights. */
export class FeatureRows {
  /** In the order of the rows. */
  readonly names: readonly string[]
  /** By the end and the beginning of names, the rows by what stands between; made when first asked for. */
  readonly #between = new Map<string, Map<string, ReadonlyMap<string, number>>>()

  constructor(names: readonly string[]) {
    this.names = names
  }

  readonly rowOf: FeatureOf<number> = (kind, value = '', where = '') => {
    const kinds = this.#between.get(where) ?? this.#add(this.#between, where, new Map())
    const rows = kinds.get(kind) ?? this.#add(kinds, kind, this.#rowsOf(kind, where))
    return rows.get(String(value)) ?? unknownRow
  }

  #add<T>(map: Map<string, T>, key: string, value: T): T {
    map.set(key, value)
    return value
  }

  #rowsOf(kind: string, where: string): ReadonlyMap<string, number> {
    const rows = new Map<string, number>()
    const least = kind.length + where.length
    for (const [row, name] of this.names.entries())
      if (name.length >= least && name.startsWith(kind) && name.endsWith(where))
        rows.set(name.slice(kind.length, name.length - where.length), row)
    return rows
  }
}
