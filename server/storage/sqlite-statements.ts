import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './is-busy.ts'

const cachedStatements = 200
/** So long statements that follow one another may keep the event loop; then others have a turn. */
const longestTurnMs = 10

export interface SqliteResult {
  rows: unknown[]
  changes: bigint
}

interface Prepared {
  statement: StatementSync
  answersRows: boolean
}

/** Runs statements and keeps the compiled ones, newest last. */
export class SqliteStatements {
  readonly #database: DatabaseSync
  readonly #patienceMs: number
  readonly #cache = new Map<string, Prepared>()
  /** When the first statement of this turn of the event loop began. */
  #turnStarted: number | null = null

  /** @param patienceMs how long a statement waits for another process to finish its transaction */
  constructor(database: DatabaseSync, patienceMs: number) {
    this.#database = database
    this.#patienceMs = patienceMs
  }

  /**
   * Runs one statement. While another process writes it waits without stopping this one, unlike
   * SQLite's own busy timeout.
   * @throws SQLite's error; a busy one when the wait was in vain
   */
  async run(sql: string, parameters: readonly unknown[]): Promise<SqliteResult> {
    await this.#haveTurn()
    const deadline = performance.now() + this.#patienceMs
    for (let pause = 1; ; pause = Math.min(pause * 2, 25)) {
      try {
        return this.#runNow(sql, parameters as readonly SQLInputValue[])
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error
        await sleep(pause)
      }
    }
  }

  async #haveTurn(): Promise<void> {
    const started = this.#turnStarted
    if (started !== null && performance.now() - started > longestTurnMs) await wholeTurn()
    if (this.#turnStarted !== null) return
    this.#turnStarted = performance.now()
    setImmediate(() => {
      this.#turnStarted = null
    })
  }

  #runNow(sql: string, parameters: readonly SQLInputValue[]): SqliteResult {
    const { statement, answersRows } = this.#prepared(sql)
    if (answersRows) return { rows: statement.all(...parameters), changes: 0n }
    return { rows: [], changes: BigInt(statement.run(...parameters).changes) }
  }

  #prepared(sql: string): Prepared {
    const known = this.#cache.get(sql)
    if (known) this.#cache.delete(sql)
    const prepared = known ?? this.#prepare(sql)
    this.#cache.set(sql, prepared)
    if (this.#cache.size > cachedStatements) this.#forgetOldest()
    return prepared
  }

  #prepare(sql: string): Prepared {
    const statement = this.#database.prepare(sql)
    return { statement, answersRows: statement.columns().length > 0 }
  }

  #forgetOldest(): void {
    for (const oldest of this.#cache.keys()) {
      this.#cache.delete(oldest)
      return
    }
  }
}

/** The first immediate may come within this turn, before the timers that are due: not the second. */
async function wholeTurn(): Promise<void> {
  await nextTurn()
  await nextTurn()
}
