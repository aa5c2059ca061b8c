import type { Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

/** Pages looked at in one batch: each is a leap in the index. */
const pagesAtOnce = 50

/** All but the newest of each page, page by page. */
export async function dropSubmissions(
  db: Executor,
  keptOfPage: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  let [page = ''] = place as [string?]
  let dropped = 0
  for (let pages = 0; pages < pagesAtOnce; pages++) {
    const next = await pageBehind(db, page)
    if (next === null) return { dropped, next: null }
    const surplus = await dropSurplus(db, next, keptOfPage, limit - dropped)
    dropped += surplus
    // There may be more of this page: it is come back to.
    if (dropped >= limit) break
    page = next
  }
  return { dropped, next: [page] }
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

async function dropSurplus(
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
