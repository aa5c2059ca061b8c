import type { DatabaseSync } from 'node:sqlite'
import { diskReserve, noReserve } from './disk-reserve.ts'
import { emptyLogOnceFree } from './empty-log-once-free.ts'
import { isBusy } from './is-busy.ts'
import { createPurgeClock } from './purge-clock.ts'
import { sqliteSearch } from './search/sqlite-search.ts'
import { sqliteHints } from './sqlite-hints.ts'
import { SqliteNodeDialect } from './sqlite-node-dialect.ts'
import type { Failure, StorageEngine } from './storage-engine.ts'

/**
 * SQLite inside this process, on a database that `openSqlite` opened.
 * @param patienceMs how long a statement waits for another process that writes
 */
export function sqliteEngine(database: DatabaseSync, patienceMs = 5000): StorageEngine {
  const file = database.location()
  const reserve = file ? diskReserve(file) : noReserve
  reserve.take()
  let clock: (() => number) | undefined
  return {
    dialect: new SqliteNodeDialect(database, patienceMs),
    hints: sqliteHints(database),
    // Every transaction holds the write lock from its start already.
    lockMigrations: async () => {},
    latestPurge() {
      // Its table is there once the migrations have run.
      clock ??= createPurgeClock(database)
      return clock()
    },
    scrub: emptyLogOnceFree(),
    search: sqliteSearch,
    reserve,
    claimsSideBySide: false,
    failureOf,
  }
}

/** By SQLite's result codes: the low byte is the kind, the whole number the precise case. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  const code = Number(error.errcode)
  if (duplicateCodes.has(code)) return 'duplicate'
  if (isBusy(error)) return 'busy'
  return unwritableKinds.has(code & 0xff) ? 'unwritable' : null
}

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const duplicateCodes = new Set([1555, 2067])
/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const unwritableKinds = new Set([8, 10, 13, 14])
