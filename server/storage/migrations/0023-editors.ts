import type { Executor } from '../schema.ts'

/** Share links that let others change a page, who does, and which versions are theirs. */
export async function editors(db: Executor): Promise<void> {
  await db.schema
    .alterTable('shares')
    .addColumn('access', 'text', (column) => column.notNull().defaultTo('view'))
    .execute()
  await db.schema.alterTable('revisions').addColumn('editor', 'integer').execute()
  await db.schema
    .createTable('editors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull().references('pages.id'))
    .addColumn('identity', 'text')
    .addColumn('share', 'text', (column) => column.references('shares.id').onDelete('set null'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('joinedAt', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint')
    .addColumn('removedAt', 'bigint')
    .execute()
  await db.schema
    .createIndex('editorsOfPage')
    .on('editors')
    .columns(['page', 'identity', 'share'])
    .unique()
    .execute()
  await db.schema.createIndex('editorsByIdentity').on('editors').column('identity').execute()
  await db.schema.createIndex('editorsByShare').on('editors').column('share').execute()
}
