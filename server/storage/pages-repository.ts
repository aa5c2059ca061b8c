import { sql } from 'kysely'
import { atomically } from './atomically.ts'
import { erasePages } from './erase-pages.ts'
import { listPages } from './list-pages.ts'
import { listedPages } from './listed-pages.ts'
import { changeToRow, pageFromRow, pageToRow } from './page-rows.ts'
import { bytesOfPages, documentBytes, growPage } from './page-sizes.ts'
import {
  byOtherSlug,
  languageSlugs,
  leaveSlugBehind,
  setLanguageSlugs,
  slugTaken,
  wasRenamed,
} from './page-slugs.ts'
import type { Executor } from './schema.ts'
import type { PageChange, Repositories } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

/** `tell` hears of every page that was changed, but for what is just being written. */
export function pagesRepository(
  db: Executor,
  engine: StorageEngine,
  tell: (page: string) => void,
): Repositories['pages'] {
  return {
    insert: (page) =>
      atomically(db, async (transaction) => {
        const row = pageToRow(page)
        await transaction.insertInto('pages').values(row).execute()
        const bytes = Buffer.byteLength(row.document)
        const size = { page: row.id, owner: row.owner, bytes }
        await transaction.insertInto('pageSizes').values(size).execute()
        await engine.search.put(transaction, row.id, [row.titleFolded, row.slug])
      }),

    async byId(id) {
      const row = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? pageFromRow(row) : null
    },

    async bySlug(slug) {
      const row = await db
        .selectFrom('pages')
        .selectAll()
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row ? pageFromRow(row) : null
    },

    async lock(id) {
      const page = db.selectFrom('pages').selectAll().where('id', '=', id)
      const row = await (engine.claimsSideBySide ? page.forUpdate() : page).executeTakeFirst()
      return row ? pageFromRow(row) : null
    },

    byOtherSlug: (slug) => byOtherSlug(db, slug),
    languageSlugs: (id) => languageSlugs(db, id),
    wasRenamed: (id) => wasRenamed(db, id),
    slugTaken: (slug, by, language) => slugTaken(db, slug, by, language),
    async update(id, rev, nextRev, change, now) {
      const isUpdated = await atomically(db, (transaction) =>
        updatePage(transaction, engine, { id, rev, nextRev, change, now }),
      )
      if (isUpdated && (nextRev !== rev || !change.document)) tell(id)
      return isUpdated
    },
    list: (query) => listPages(db, engine.search, query),
    async idsOf(owner, since = 0) {
      const own = db.selectFrom('pages').select('id').where('owner', '=', owner)
      return (await own.where('updatedAt', '>=', since).execute()).map(({ id }) => id)
    },
    bytesOf: (owner) => bytesOfPages(db, owner),
    ...listedPages(db),
    async sharingBriefs({ after, limit }) {
      const rows = await db
        .selectFrom('pages')
        .selectAll()
        // As a constant: the partial index is for this condition.
        .where('sharesBrief', '=', sql.lit(1))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(pageFromRow)
    },
    erase: (id) =>
      atomically(db, async (transaction) => void (await erasePages(transaction, engine, [id]))),
  }
}

interface PageUpdate {
  id: string
  rev: number
  nextRev: number
  change: PageChange
  now: number
}

async function updatePage(
  db: Executor,
  engine: StorageEngine,
  { id, rev, nextRev, change, now }: PageUpdate,
): Promise<boolean> {
  const before = await db
    .selectFrom('pages')
    .select(['slug', 'titleFolded', documentBytes.as('bytes')])
    .where('id', '=', id)
    .where('rev', '=', rev)
    .executeTakeFirst()
  if (!before) return false
  const columns = changeToRow(change)
  const { numUpdatedRows } = await db
    .updateTable('pages')
    .set({ ...columns, rev: nextRev, updatedAt: now })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('slug', '=', before.slug)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const { document } = columns
  if (document !== undefined)
    await growPage(db, id, Buffer.byteLength(document) - Number(before.bytes))
  const { slug = before.slug, titleFolded = before.titleFolded } = columns
  if (slug !== before.slug || titleFolded !== before.titleFolded)
    await engine.search.put(db, id, [titleFolded, slug])
  if (slug !== before.slug) await leaveSlugBehind(db, id, before.slug, slug, now)
  if (change.languageSlugs) await setLanguageSlugs(db, id, change.languageSlugs, now)
  return true
}
