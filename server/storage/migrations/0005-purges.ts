import type { Executor } from '../schema.ts'

/** What caches must forget, in the order of the commits that made it untrue. */
export async function purges(db: Executor): Promise<void> {
  await db.schema
    .createTable('purges')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('purge', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('purgeClock')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .execute()
  await db.insertInto('purgeClock').values({ id: 1, seq: 0 }).execute()
}
