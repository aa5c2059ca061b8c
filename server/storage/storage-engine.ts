import type { Dialect } from 'kysely'
import type { DiskReserve } from './disk-reserve.ts'
import type { EventHints } from './event-hints.ts'
import type { Executor } from './schema.ts'
import type { SearchIndex } from './search/search-index.ts'

/** What a failed statement means to callers; null when it is a fault like any other. */
export type Failure = 'unwritable' | 'unreachable' | 'busy' | 'duplicate' | null

/** Everything in which the databases differ, declared once for each; nothing asks which it is. */
export interface StorageEngine {
  dialect: Dialect
  hints: EventHints
  /** Keeps other processes from migrating until this transaction ends. */
  lockMigrations(transaction: Executor): Promise<void>
  /** Number of the newest purge where it can be read at once; null where that takes a round trip. */
  latestPurge(): number | null
  /** Takes what was deleted out of the files, where the engine would leave it in them. */
  scrub(db: Executor): Promise<void>
  search: SearchIndex
  /** Room that is kept on the database's disk for what has to work when it is full. */
  reserve: DiskReserve
  /** Whether claimers run side by side and must pass over rows another one is just taking. */
  claimsSideBySide: boolean
  failureOf(error: unknown): Failure
}
