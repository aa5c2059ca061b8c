import { sql } from 'kysely'
import type { Executor } from '../schema.ts'

/** What each page takes up with its revisions and wishes, beside it: a page's row is as long as its document. */
export async function pageSizes(db: Executor): Promise<void> {
  await db.schema
    .createTable('pageSizes')
    .addColumn('page', 'text', (column) => column.primaryKey().references('pages.id'))
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute()
  await sql`
    insert into page_sizes (page, owner, bytes)
    select id, owner, octet_length(document) + coalesce(
      (select sum(octet_length(revisions.document)) from revisions where revisions.page = pages.id), 0
    ) + coalesce(
      (select sum(octet_length(about) + octet_length(undo)) from wishes where wishes.page = pages.id), 0
    ) from pages`.execute(db)
  await createSums(db)
}

/** An owner's sums are read from these alone. */
async function createSums(db: Executor): Promise<void> {
  const sums = ['owner', 'bytes']
  await db.schema.createIndex('pageSizesOfOwner').on('pageSizes').columns(sums).execute()
  await db.schema.createIndex('uploadSizesOfOwner').on('uploads').columns(sums).execute()
}
