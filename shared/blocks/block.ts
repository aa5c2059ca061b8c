import type { Fields, ValuesOf } from './field.ts'

/** A fact of the page a block cannot do without: while it is missing the block is a draft. */
export type Wanted =
  | 'name'
  | 'contact'
  | 'place'
  | 'hours'
  | 'prices'
  | 'photos'
  | 'quotes'
  | 'stats'
  | 'team'
  | 'events'

/** All that is to know about one kind of block. Its view lives in `client/blocks/<type>.tsx`. */
export interface BlockKind<T extends string = string, F extends Fields = Fields> {
  type: T
  /** The version of its props; one more for every migration. */
  version: number
  variants: readonly [string, ...string[]]
  fields: F
  /** Steps from version n to n + 1, pure, in order. */
  migrations: readonly ((props: Record<string, unknown>) => Record<string, unknown>)[]
  /**
   * What must exist before readers may see the block; creators see an "add your …" draft. A kind
   * that wants a fact is satisfied by that fact; one that wants content, by its list.
   */
  wants?: Wanted
  /** Whether there is nothing to show until it has words of its own. */
  needsWords?: true
  /** The list that makes the block worth showing. */
  list?: Extract<keyof F, string>
}

export function defineBlock<const T extends string, F extends Fields>(
  kind: Omit<BlockKind<T, F>, 'version' | 'migrations'> & Partial<Pick<BlockKind, 'migrations'>>,
): BlockKind<T, F> {
  const migrations = kind.migrations ?? []
  return { ...kind, migrations, version: migrations.length + 1 }
}

export type PropsOfKind<K> = K extends BlockKind<string, infer F> ? ValuesOf<F> : never
