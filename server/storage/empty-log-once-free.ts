import { sql } from 'kysely'
import type { Executor } from './schema.ts'

/** How soon it is tried again while another process reads what the log holds. */
const againMs = 1000

/**
 * Takes the write-ahead log into the database and leaves nothing in it: pages as they were before
 * stay there until they are written over. What another process still reads, such as a backup, cannot
 * be taken out; then it is tried again until it could. In its turn: while a transaction is open, the
 * log is locked.
 */
export function emptyLogOnceFree(): (db: Executor) => Promise<void> {
  let again: NodeJS.Timeout | undefined
  return async function empty(db) {
    clearTimeout(again)
    if (await isEmptied(db)) return
    // A database that is closed by then has been emptied by whoever closed it last.
    again = setTimeout(() => empty(db).catch(() => {}), againMs).unref()
  }
}

async function isEmptied(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
