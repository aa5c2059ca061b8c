import { CamelCasePlugin, Kysely, type LogEvent } from 'kysely'
import { migrate } from './migrate.ts'
import { purgeLeaseOver } from './purge-lease.ts'
import { type Changes, repositories } from './repositories.ts'
import type { Database, Executor } from './schema.ts'
import { StorableTextPlugin } from './storable-text-plugin.ts'
import type { DatabaseCall, Repositories, Storage } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'
import { isStorageFull, namingFailures } from './storage-failure.ts'

/** Storage on an engine, its schema up to date. When that fails the engine is closed. */
export async function storageOn(
  engine: StorageEngine,
  onCall: (call: DatabaseCall) => void = () => {},
): Promise<Storage> {
  const db: Executor = new Kysely<Database>({
    dialect: engine.dialect,
    plugins: [new CamelCasePlugin(), new StorableTextPlugin()],
    log: (event) => onCall(callOf(event)),
  })
  const storage: Storage = {
    ...repositories(db, engine, { news: engine.hints.tell, purge: purgeLeaseOver }),
    transaction: (work) => watched(onCall, () => transaction(db, engine, work)),
    takeDown: (work) =>
      watched(onCall, () => onFullDisk(db, engine, () => transaction(db, engine, work))),
    latestPurge: engine.latestPurge,
    scrub: () => namingFailures(engine, () => engine.scrub(db)),
    probe: () => namingFailures(engine, () => writeProbe(db, engine)),
    onEvents: engine.hints.listen,
    close: () => close(db, engine),
  }
  try {
    await namingFailures(engine, () => migrate(db, engine))
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** A statement's kind is the first word of what the query builder calls it: `SelectQueryNode`. */
function callOf({ level, query, queryDurationMillis }: LogEvent): DatabaseCall {
  const kind = statementKinds.find((name) => query.query.kind.toLowerCase().startsWith(name))
  return { kind: kind ?? 'other', seconds: queryDurationMillis / 1000, failed: level === 'error' }
}

const statementKinds = ['select', 'insert', 'update', 'delete'] as const

/** Tells of a transaction as a whole: its commit, which waits for the disk, is no statement. */
async function watched<T>(
  onCall: (call: DatabaseCall) => void,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now()
  let failed = true
  try {
    const result = await work()
    failed = false
    return result
  } finally {
    onCall({ kind: 'transaction', seconds: (performance.now() - started) / 1000, failed })
  }
}

/** What others should know waits for the commit: before it there is nothing to read. */
async function transaction<T>(
  db: Executor,
  engine: StorageEngine,
  work: (repositories: Repositories) => Promise<T>,
): Promise<T> {
  const news = new Set<string>()
  let purges = 0
  const changes: Changes = {
    news: (id) => void news.add(id),
    purge: () => void purges++,
  }
  const result = await namingFailures(engine, () =>
    db.transaction().execute((inner) => work(repositories(inner, engine, changes))),
  )
  for (const id of news) engine.hints.tell(id)
  if (purges > 0) await purgeLeaseOver()
  return result
}

/**
 * Gives up the reserve for one attempt. What the write-ahead log holds is taken into the database
 * before and after: the log's room is most of what there is, and the next attempt needs some too.
 */
async function onFullDisk<T>(
  db: Executor,
  engine: StorageEngine,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!isStorageFull(error) || !engine.reserve.release()) throw error
  }
  const makeRoom = () => engine.scrub(db).catch(() => {}) // The attempt tells whether it was enough.
  await makeRoom()
  try {
    return await attempt()
  } finally {
    await makeRoom()
    engine.reserve.take()
  }
}

async function writeProbe(db: Executor, engine: StorageEngine): Promise<void> {
  engine.reserve.take()
  const at = Date.now()
  await db
    .insertInto('probes')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
}

async function close(db: Executor, engine: StorageEngine): Promise<void> {
  await engine.hints.close()
  await db.destroy()
}
