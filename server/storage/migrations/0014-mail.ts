import type { Executor } from '../schema.ts'

/** Where owners want their messages by e-mail, and what is yet to be sent there. */
export async function mail(db: Executor): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('rhythm', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('timeZone', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('confirmedAt', 'bigint')
    .addColumn('failedAt', 'bigint')
    .execute()
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    // No reference: an address that goes while a message comes in must not stop that.
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('submission', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextAt', 'bigint')
    .addColumn('leaseOwner', 'text')
    .addColumn('leaseUntil', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('mailboxesUnconfirmed')
    .on('mailboxes')
    .columns(['confirmedAt', 'createdAt'])
    .execute()
  await db.schema.createIndex('mailsDue').on('mails').columns(['nextAt', 'createdAt']).execute()
  await db.schema.createIndex('mailsOfMailbox').on('mails').column('mailbox').execute()
  await db.schema
    .createIndex('mailsToAddress')
    .on('mails')
    .columns(['address', 'createdAt'])
    .execute()
}
