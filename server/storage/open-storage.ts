import { fileURLToPath } from 'node:url'
import { CamelCasePlugin, Kysely } from 'kysely'
import { invalid } from '#shared/errors.ts'
import { migrate } from './migrate.ts'
import { repositories } from './repositories.ts'
import type { Database, Executor } from './schema.ts'
import { sqliteEngine } from './sqlite-engine.ts'
import { StorableTextPlugin } from './storable-text-plugin.ts'
import type { Storage } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'
import { namingFailures } from './storage-failure.ts'

export interface StorageOptions {
  /** Hears of trouble that no call can report, such as a lost connection that is made again. */
  onTrouble?: (error: unknown) => void
}

/**
 * Opens the database at `file:path`, `:memory:` or `postgres://…` and brings its schema up to date.
 * @throws AppError `invalid` for another kind of address
 */
export async function openStorage(
  databaseUrl: string,
  options: StorageOptions = {},
): Promise<Storage> {
  const engine = await engineFor(databaseUrl, options)
  const db: Executor = new Kysely<Database>({
    dialect: engine.dialect,
    plugins: [new CamelCasePlugin(), new StorableTextPlugin()],
  })
  const storage = storageOver(db, engine)
  try {
    await namingFailures(engine, () => migrate(db, engine))
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function engineFor(url: string, _options: StorageOptions): Promise<StorageEngine> {
  if (url === ':memory:' || url === 'file::memory:') return sqliteEngine(':memory:')
  if (url.startsWith('file://')) return sqliteEngine(fileURLToPath(url))
  if (url.startsWith('file:')) return sqliteEngine(url.slice('file:'.length))
  throw invalid([
    { field: 'DATABASE_URL', message: 'file:<path>, :memory: or postgres://<user>@<host>/<name>' },
  ])
}

function storageOver(db: Executor, engine: StorageEngine): Storage {
  const { hints } = engine
  return {
    ...repositories(db, engine, hints.tell),

    async transaction(work) {
      const changed = new Set<string>()
      const result = await namingFailures(engine, () =>
        db
          .transaction()
          .execute((inner) => work(repositories(inner, engine, (id) => changed.add(id)))),
      )
      for (const generation of changed) hints.tell(generation)
      return result
    },

    probe: () => namingFailures(engine, () => writeProbe(db)),
    onEvents: hints.listen,

    async close() {
      await hints.close()
      await db.destroy()
    },
  }
}

async function writeProbe(db: Executor): Promise<void> {
  const at = Date.now()
  await db
    .insertInto('probes')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
}
