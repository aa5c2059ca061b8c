import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { localHints } from './event-hints.ts'
import { SqliteNodeDialect } from './sqlite-node-dialect.ts'
import type { Failure, StorageEngine } from './storage-engine.ts'

/** SQLite inside this process, on a database that `openSqlite` opened. */
export function sqliteEngine(database: DatabaseSync): StorageEngine {
  return {
    dialect: new SqliteNodeDialect(database),
    hints: localHints(),
    // Every transaction holds the write lock from its start already.
    lockMigrations: async () => {},
    latestPurge: () => latestPurge(database),
    claimsSideBySide: false,
    failureOf,
  }
}

const clocks = new WeakMap<DatabaseSync, StatementSync>()

/** Stands before every answer from the page cache, so it goes past everything that costs time. */
function latestPurge(database: DatabaseSync): number {
  const clock = clocks.get(database) ?? database.prepare('select seq from purge_clock')
  clocks.set(database, clock)
  return Number(clock.get()?.seq)
}

/** By SQLite's result codes: the low byte is the kind, the whole number the precise case. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  const code = Number(error.errcode)
  if (duplicateCodes.has(code)) return 'duplicate'
  return unwritableKinds.has(code & 0xff) ? 'unwritable' : null
}

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const duplicateCodes = new Set([1555, 2067])
/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const unwritableKinds = new Set([8, 10, 13, 14])
