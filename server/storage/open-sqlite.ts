import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '#server/make-folder.ts'

/** Before 3.51.3 a checkpoint at the wrong moment could lose the write-ahead log. */
const oldestSafe = [3, 51, 3]

/**
 * Opens an SQLite database so that what it acknowledged is on the disk.
 * @throws when SQLite is too old or the file system cannot hold a write-ahead log
 */
export function openSqlite(location: string): DatabaseSync {
  refuseUnsafeVersion(process.versions.sqlite ?? '0')
  if (location !== ':memory:') makeFolder(dirname(resolve(location)))
  // Waits in the engine are short because they stop the whole process; the driver waits longer.
  const database = new DatabaseSync(location, { timeout: 20 })
  try {
    configure(database, location)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function configure(database: DatabaseSync, location: string): void {
  const mode = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
  if (location !== ':memory:' && mode !== 'wal')
    throw new Error(`${location}: its disk cannot hold a write-ahead log; use a local disk`)
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
