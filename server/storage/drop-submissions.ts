import { dropSurplus } from './drop-surplus.ts'
import type { Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

/** All but the newest of each page. */
export function dropSubmissions(
  db: Executor,
  keptOfPage: number,
  limit: number,
  place?: WalkPlace,
): Promise<RetentionBatch> {
  const pages = {
    behind: (page: string) => pageBehind(db, page),
    dropSurplus: (page: string, rows: number) => dropOfPage(db, page, keptOfPage, rows),
  }
  return dropSurplus(pages, limit, place)
}

async function pageBehind(db: Executor, page: string): Promise<string | null> {
  const row = await db
    .selectFrom('submissions')
    .select('page')
    .where('page', '>', page)
    .orderBy('page')
    .limit(1)
    .executeTakeFirst()
  return row?.page ?? null
}

async function dropOfPage(
  db: Executor,
  page: string,
  keptOfPage: number,
  limit: number,
): Promise<number> {
  const surplus = db
    .selectFrom('submissions')
    .select('id')
    .where('page', '=', page)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(keptOfPage)
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('id', 'in', surplus)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
