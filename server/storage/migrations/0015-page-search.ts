import { sql } from 'kysely'
import type { Executor } from '../schema.ts'
import { folded } from '../search/folded.ts'
import type { StorageEngine } from '../storage-engine.ts'

const batch = 1000

/**
 * Lists of very many pages: each order has an index that holds all that leaves a page out of a list,
 * and what titles and slugs are found by has one of its own.
 */
export async function pageSearch(db: Executor, engine: StorageEngine): Promise<void> {
  await engine.search.create(db)
  await fold(db, engine)
  await db.schema.dropIndex('pagesOfOwner').execute()
  for (const [name, columns] of [
    ['pagesByChange', ['updatedAt desc', 'id desc', 'titleFolded']],
    ['pagesByCreation', ['createdAt desc', 'id desc', 'titleFolded']],
    ['pagesByTitle', ['titleFolded', 'id']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('pages')
      .columns(['owner', ...columns, 'slug', 'trashedAt', 'publishedRev', 'locales'] as never)
      .execute()
}

/** Titles as they are compared from now on. */
async function fold(db: Executor, engine: StorageEngine): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'title', 'titleFolded', 'slug'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, title, titleFolded, slug } of rows) {
      const now = folded(title)
      if (now !== titleFolded)
        await sql`update pages set title_folded = ${now} where id = ${id}`.execute(db)
      await engine.search.put(db, id, [now, slug])
    }
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = last.id
  }
}
