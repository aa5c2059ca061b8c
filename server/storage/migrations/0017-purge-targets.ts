import type { Executor } from '../schema.ts'

/** How far each cache in front has been told what to forget. */
export async function purgeTargets(db: Executor): Promise<void> {
  await db.schema
    .createTable('purgeTargets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .execute()
}
