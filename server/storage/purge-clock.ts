import { existsSync, openSync, readSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/** Every commit of any process changes it (https://sqlite.org/walformat.html#the_wal_index_header). */
const headerBytes = 48

/**
 * Tells the number of the newest purge, before every answer from the page cache. The database is
 * asked only after a commit: that there was none is read from the index of its log, at a quarter
 * of what the shortest query takes.
 *
 * The index is never closed: a process that closes a file gives up all its locks on it (POSIX), those
 * of its other connections too, and SQLite's rest on them.
 */
export function createPurgeClock(database: DatabaseSync): () => number {
  const query = database.prepare('select seq from purge_clock')
  const index = openIndex(database)
  const seen = Buffer.alloc(headerBytes)
  const now = Buffer.alloc(headerBytes)
  let latest: number | null = null
  return () => {
    if (index === null) return Number(query.get()?.seq)
    readSync(index, now, 0, headerBytes, 0)
    if (latest !== null && now.equals(seen)) return latest
    const seq = Number(query.get()?.seq)
    // What this connection has not committed may still be taken back.
    latest = database.isTransaction ? null : seq
    now.copy(seen)
    return seq
  }
}

/** The index of a database's log, where one can be read: memory has none, Windows locks it. */
function openIndex(database: DatabaseSync): number | null {
  const location = database.location()
  const file = `${location}-shm`
  if (location === null || process.platform === 'win32' || !existsSync(file)) return null
  return openSync(file, 'r')
}
