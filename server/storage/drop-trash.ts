import { atomically } from './atomically.ts'
import { erasePages } from './erase-pages.ts'
import { dropRevisions } from './page-sizes.ts'
import type { Executor } from './schema.ts'
import type { RetentionBatch } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

interface TrashedPage {
  id: string
  rev: number
  publishedRev: number | null
}

/**
 * The page that has lain in the trash longest. What it brings may be much, so that its history and
 * its logs go first, a batch at a time; until the last one the page can still be shown.
 */
export async function dropTrash(
  db: Executor,
  engine: StorageEngine,
  trashedBefore: number,
  limit: number,
): Promise<RetentionBatch> {
  const page = await db
    .selectFrom('pages')
    .select(['id', 'rev', 'publishedRev'])
    .where('trashedAt', '<', trashedBefore)
    .orderBy('trashedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!page) return { dropped: 0, next: null }
  const brought = [await dropHistory(db, page, limit), await dropLogs(db, page, limit)]
  if (brought.some((count) => count >= limit)) return { dropped: 0, next: [] }
  const dropped = await atomically(db, async (transaction) => {
    const isStillOld = await transaction
      .selectFrom('pages')
      .select('id')
      .where('id', '=', page.id)
      .where('trashedAt', '<', trashedBefore)
      .executeTakeFirst()
    return isStillOld ? erasePages(transaction, engine, [page.id]) : 0
  })
  return { dropped, next: [] }
}

function dropHistory(db: Executor, page: TrashedPage, limit: number): Promise<number> {
  const old = db
    .selectFrom('revisions')
    .select('rev')
    .where('page', '=', page.id)
    .where('rev', 'not in', [page.rev, page.publishedRev ?? page.rev])
    .limit(limit)
  return atomically(db, (transaction) =>
    dropRevisions(transaction, page.id, (eb) => eb.and([eb('rev', 'in', old)])),
  )
}

async function dropLogs(db: Executor, page: TrashedPage, limit: number): Promise<number> {
  const old = db
    .selectFrom('generations')
    .innerJoin('generationEvents', 'generationEvents.generation', 'generations.id')
    .select(['generationEvents.generation', 'generationEvents.seq'])
    .where('generations.page', '=', page.id)
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('generationEvents')
    .where((eb) => eb(eb.refTuple('generation', 'seq'), 'in', old.$asTuple('generation', 'seq')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
