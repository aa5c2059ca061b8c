import type { Executor } from '../schema.ts'

/** What creators asked for in plain language, kept with the page. */
export async function wishes(db: Executor): Promise<void> {
  await db.schema
    .createTable('wishes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('rev', 'bigint')
    .addColumn('undoneAt', 'bigint')
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('undo', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  const ofPage = db.schema.createIndex('wishesOfPage').on('wishes')
  await ofPage.columns(['page', 'createdAt desc', 'id']).execute()
  // A wish is carried out as a page is written: as a job with a log of its own.
  await db.schema
    .alterTable('generations')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('page'))
    .execute()
  await db.schema.dropIndex('generationsByEnd').execute()
  await db.schema
    .createIndex('generationsByEnd')
    .on('generations')
    .columns(['updatedAt', 'id', 'status', 'page', 'createdAt', 'kind'])
    .execute()
}
