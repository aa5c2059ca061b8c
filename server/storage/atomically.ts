import type { Executor } from './schema.ts'

/** Runs statements that belong together in the transaction there is, or in one of their own. */
export function atomically<T>(db: Executor, work: (db: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
