import type { Reading } from '#server/reader/read.ts'
import type { Statement } from '../material/statement.ts'
import type { Shelves } from './sort-statements.ts'

/** The statements of a brief while they are given their places. */
export interface Placing {
  reading: Reading
  statements: readonly Statement[]
  shelves: Shelves
  /** What stands somewhere: a statement stands once. */
  used: Set<Statement>
  free(list: readonly Statement[]): Statement[]
  /** Those of a list that are free, which are used from now on. */
  take(list: readonly Statement[]): Statement[]
}

export function placing(
  reading: Reading,
  statements: readonly Statement[],
  shelves: Shelves,
): Placing {
  const used = new Set<Statement>()
  const free = (list: readonly Statement[]) => list.filter((statement) => !used.has(statement))
  const take = (list: readonly Statement[]) => {
    const taken = free(list)
    for (const statement of taken) used.add(statement)
    return taken
  }
  return { reading, statements, shelves, used, free, take }
}

/** Letters of the fields statements stand in: none is ever cut. */
export const longest = { notice: 190, lead: 390, note: 590, entries: 4000 }

export const lettersOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { span }) => sum + span[1] - span[0] + 2, 0)

/** As many, from the first, as have room together. */
export function within(statements: readonly Statement[], letters: number): Statement[] {
  let sum = 0
  return statements.filter((statement) => {
    sum += lettersOf([statement])
    return sum <= letters
  })
}

/** Without sentences that facts of the page say already. */
export function telling(statements: readonly Statement[]): Statement[] {
  const open = new Set(statements.filter(({ untold }) => untold > 0).map((one) => one.sentence))
  return statements.filter(({ sentence }) => open.has(sentence))
}
