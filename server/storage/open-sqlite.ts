import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '#server/make-folder.ts'
import { isBusy } from './is-busy.ts'

/** Before 3.51.3 a checkpoint at the wrong moment could lose the write-ahead log. */
const oldestSafe = [3, 51, 3]
/** Another process may be opening it, or be taking in what a killed one left in its log. */
const openingMs = 10_000
/** Waits in the engine are short because they stop the whole process; the driver waits longer. */
const engineWaitMs = 20

/**
 * Opens an SQLite database so that what it acknowledged is on the disk.
 * @throws when SQLite is too old or the file system cannot hold a write-ahead log
 */
export function openSqlite(location: string): DatabaseSync {
  refuseUnsafeVersion(process.versions.sqlite ?? '0')
  if (location !== ':memory:') makeFolder(dirname(resolve(location)), 0o700)
  const database = new DatabaseSync(location, { timeout: engineWaitMs })
  try {
    const mode = writeAhead(database)
    if (location !== ':memory:' && mode !== 'wal')
      throw new Error(`${location}: its disk cannot hold a write-ahead log; use a local disk`)
    configure(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Nobody is served yet: waiting stops no one. Two that open a new file at once are both refused
 * without a wait of the engine's, so that it is tried again here.
 * @returns the mode the database is in
 */
function writeAhead(database: DatabaseSync): unknown {
  const end = performance.now() + openingMs
  for (;;) {
    try {
      return database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, engineWaitMs)
    }
  }
}

function configure(database: DatabaseSync): void {
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  database.exec('PRAGMA trusted_schema = OFF')
  // What somebody has erased must not lie in the file's free pages.
  database.exec('PRAGMA secure_delete = ON')
}

/** @throws when this SQLite may corrupt a database */
export function refuseUnsafeVersion(version: string): void {
  const parts = version.split('.').map(Number)
  const differing = oldestSafe.findIndex((oldest, at) => parts[at] !== oldest)
  if (differing < 0 || (parts[differing] ?? 0) > (oldestSafe[differing] ?? 0)) return
  throw new Error(
    `SQLite ${version} may corrupt a database; ${oldestSafe.join('.')} or newer is needed: update Node`,
  )
}
