import { dropSurplus } from './drop-surplus.ts'
import type { Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

/** All but the newest of each page. */
export function dropSubmissions(
  db: Executor,
  kept: number,
  limit: number,
  place?: WalkPlace,
): Promise<RetentionBatch> {
  const pages = {
    counted: (behind: string, most: number) => countPages(db, behind, most),
    drop: (page: string, keptOfPage: number, most: number) =>
      dropOfPage(db, page, keptOfPage, most),
  }
  return dropSurplus(pages, { kept, limit }, place)
}

async function countPages(db: Executor, behind: string, most: number) {
  const rows = await db
    .selectFrom('submissions')
    .select((eb) => ['page as group', eb.fn.countAll().as('count')])
    .where('page', '>', behind)
    .groupBy('page')
    .orderBy('page')
    .limit(most)
    .execute()
  return rows.map(({ group, count }) => ({ group, count: Number(count) }))
}

async function dropOfPage(db: Executor, page: string, kept: number, most: number): Promise<number> {
  const surplus = db
    .selectFrom('submissions')
    .select('id')
    .where('page', '=', page)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(kept)
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('id', 'in', surplus)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
