import { sql } from 'kysely'
import type { Executor } from '../schema.ts'

/**
 * What sitemaps are made of, without the documents that stand between in the table. The columns of
 * the condition are in it as well, or SQLite reads the rows to look at them again.
 */
export async function listedPages(db: Executor): Promise<void> {
  await db.schema
    .createIndex('listedPages')
    .on('pages')
    .columns(['slug', 'locales', 'publishedAt', 'publishedRev', 'trashedAt', 'listed', 'noindex'])
    .where(
      sql<boolean>`published_rev is not null and trashed_at is null and listed = 1 and noindex = 0`,
    )
    .execute()
}
