import type { Executor } from '../schema.ts'

/** What opens a creator's pages beside the cookie: API tokens, and codes for another device. */
export async function keys(db: Executor): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint')
    .addColumn('usedAt', 'bigint')
    .execute()
  await db.schema.createIndex('keysOfOwner').on('keys').columns(['owner', 'kind']).execute()
}
