import type { Executor } from '../schema.ts'

/** Where programs are told of what happens, and what they are yet to be told or were. */
export async function webhooks(db: Executor): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhooksOfOwner').on('webhooks').column('owner').execute()
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No reference: a webhook that goes while a page is published must not stop that.
    .addColumn('webhook', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('submission', 'text')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextAt', 'bigint')
    .addColumn('leaseOwner', 'text')
    .addColumn('leaseUntil', 'bigint')
    .addColumn('answer', 'integer')
    .addColumn('fault', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deliveriesDue').on('deliveries').column('nextAt').execute()
  const ofWebhook = db.schema.createIndex('deliveriesOfWebhook').on('deliveries')
  await ofWebhook.columns(['webhook', 'createdAt']).execute()
  await db.schema.createIndex('deliveriesOfPage').on('deliveries').column('page').execute()
  const ofMessage = db.schema.createIndex('deliveriesOfSubmission').on('deliveries')
  await ofMessage.column('submission').execute()
}
