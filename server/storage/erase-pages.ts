import type { ExpressionBuilder } from 'kysely'
import type { Database, Executor } from './schema.ts'
import type { StorageEngine } from './storage-engine.ts'

const dependants = [
  'generations',
  'wishes',
  'submissions',
  'editors',
  'shares',
  'revisions',
  'otherSlugs',
  'pageSizes',
] as const

/**
 * Deletes pages and all that is about them, for ever; in one transaction. Programs are still told
 * that a page is gone. @returns how many
 */
export async function erasePages(
  db: Executor,
  engine: StorageEngine,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const generations = db.selectFrom('generations').select('id').where('page', 'in', ids)
  await db.deleteFrom('generationEvents').where('generation', 'in', generations).execute()
  for (const table of dependants) await db.deleteFrom(table).where('page', 'in', ids).execute()
  await db
    .deleteFrom('deliveries')
    .where('page', 'in', ids)
    .where('submission', 'is not', null)
    .execute()
  await releaseDomains(db, ids)
  await engine.search.remove(db, ids)
  const { numDeletedRows } = await db.deleteFrom('pages').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Readers still come to their hosts: these stay their owners', counted from when the page went. */
async function releaseDomains(db: Executor, ids: readonly string[]): Promise<void> {
  const ofPages = (eb: ExpressionBuilder<Database, 'domains'>) => eb('page', 'in', ids)
  await db.deleteFrom('domains').where(ofPages).where('activeAt', 'is', null).execute()
  await db
    .updateTable('domains')
    .set((eb) => ({
      page: null,
      activeAt: null,
      provedAt: null,
      releasedAt: eb
        .selectFrom('pages')
        .select((page) => page.fn.coalesce('trashedAt', 'updatedAt').as('goneAt'))
        .whereRef('pages.id', '=', 'domains.page'),
    }))
    .where(ofPages)
    .execute()
}
