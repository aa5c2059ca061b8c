import type { Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

/** All but the newest of each page. `limit` pages are counted at once: they seldom have too many. */
export async function dropSubmissions(
  db: Executor,
  keptOfPage: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  const [behind = ''] = place as [string?]
  const counted = await db
    .selectFrom('submissions')
    .select((eb) => ['page', eb.fn.countAll().as('count')])
    .where('page', '>', behind)
    .groupBy('page')
    .orderBy('page')
    .limit(limit)
    .execute()
  let dropped = 0
  let last = behind
  for (const { page, count } of counted) {
    const surplus = Number(count) - keptOfPage
    if (surplus > 0) dropped += await dropSurplus(db, page, keptOfPage, limit - dropped)
    // There may be more of this page: it is come back to.
    if (dropped >= limit) return { dropped, next: [last] }
    last = page
  }
  return { dropped, next: counted.length < limit ? null : [last] }
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
