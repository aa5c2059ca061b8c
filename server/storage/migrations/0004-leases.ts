import type { Executor } from '../schema.ts'

/** Who does what only one process may do at a time. */
export async function leases(db: Executor): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('heldUntil', 'bigint', (column) => column.notNull())
    .execute()
}
