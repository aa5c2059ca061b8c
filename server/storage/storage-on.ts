import { CamelCasePlugin, Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import { repositories } from './repositories.ts'
import type { Database, Executor } from './schema.ts'
import { StorableTextPlugin } from './storable-text-plugin.ts'
import type { Repositories, Storage } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'
import { namingFailures } from './storage-failure.ts'

/** Storage on an engine, its schema up to date. When that fails the engine is closed. */
export async function storageOn(engine: StorageEngine): Promise<Storage> {
  const db: Executor = new Kysely<Database>({
    dialect: engine.dialect,
    plugins: [new CamelCasePlugin(), new StorableTextPlugin()],
  })
  const storage: Storage = {
    ...repositories(db, engine, engine.hints.tell),
    transaction: (work) => transaction(db, engine, work),
    probe: () => namingFailures(engine, () => writeProbe(db)),
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

/** Hints wait for the commit: before it there is nothing to read. */
async function transaction<T>(
  db: Executor,
  engine: StorageEngine,
  work: (repositories: Repositories) => Promise<T>,
): Promise<T> {
  const changed = new Set<string>()
  const remember = (generation: string) => void changed.add(generation)
  const result = await namingFailures(engine, () =>
    db.transaction().execute((inner) => work(repositories(inner, engine, remember))),
  )
  for (const generation of changed) engine.hints.tell(generation)
  return result
}

async function writeProbe(db: Executor): Promise<void> {
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
