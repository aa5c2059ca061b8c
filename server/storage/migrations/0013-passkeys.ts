import type { Executor } from '../schema.ts'

/** What opens a creator's pages by a fingerprint, a face or the code of a device. */
export async function passkeys(db: Executor): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('credential', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('usedAt', 'bigint')
    .execute()
  await db.schema.createIndex('passkeysOfOwner').on('passkeys').column('owner').execute()
}
