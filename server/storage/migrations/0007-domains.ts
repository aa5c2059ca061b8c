import type { Executor } from '../schema.ts'

/** Hosts that show a page; and slugs of a page's other languages, which stand beside former ones. */
export async function domains(db: Executor): Promise<void> {
  await db.schema
    .createTable('domains')
    .addColumn('host', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.references('pages.id').unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('activeAt', 'bigint')
    .addColumn('releasedAt', 'bigint')
    .execute()
  await db.schema.alterTable('formerSlugs').renameTo('otherSlugs').execute()
  await db.schema.alterTable('otherSlugs').addColumn('locale', 'text').execute()
  await db.schema
    .createIndex('otherSlugsOfPage')
    .on('otherSlugs')
    .columns(['page', 'locale'])
    .unique()
    .execute()
}
