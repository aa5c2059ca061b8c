import type { Executor } from '../schema.ts'

/** Who reads pages, as far as a creator may know: which messages are new, and counts of visits. */
export async function readership(db: Executor): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('readAt', 'bigint').execute()
  await db.schema
    .createTable('pageViews')
    .addColumn('page', 'text', (column) =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('views', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageViewsKey', ['page', 'day', 'locale', 'referrer'])
    .execute()
  await db.schema.createIndex('pageViewsByDay').on('pageViews').column('day').execute()
  await db.schema
    .createTable('shareVisits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('share', 'text', (column) =>
      column.notNull().references('shares.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('visitsOfShare')
    .on('shareVisits')
    .columns(['share', 'at desc', 'id'])
    .execute()
}
