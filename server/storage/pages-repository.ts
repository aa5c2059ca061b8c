import { atomically } from './atomically.ts'
import { erasePages } from './erase-pages.ts'
import { listedPages } from './listed-pages.ts'
import { changeToRow, pageFromRow, pageToRow } from './page-rows.ts'
import {
  byOtherSlug,
  languageSlugs,
  leaveSlugBehind,
  setLanguageSlugs,
  slugTaken,
  wasRenamed,
} from './page-slugs.ts'
import { pageCursor, selectPages } from './pages-query.ts'
import type { Executor } from './schema.ts'
import type { PageChange, PageQuery, Repositories } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

export function pagesRepository(db: Executor, engine: StorageEngine): Repositories['pages'] {
  return {
    async insert(page) {
      await db.insertInto('pages').values(pageToRow(page)).execute()
    },

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
    update: (id, rev, nextRev, change, now) =>
      atomically(db, (transaction) => updatePage(transaction, id, rev, nextRev, change, now)),
    list: (query) => listPages(db, query),
    ...listedPages(db),
    erase: (id) =>
      atomically(db, async (transaction) => void (await erasePages(transaction, [id]))),
  }
}

async function updatePage(
  db: Executor,
  id: string,
  rev: number,
  nextRev: number,
  change: PageChange,
  now: number,
): Promise<boolean> {
  const before = await db
    .selectFrom('pages')
    .select('slug')
    .where('id', '=', id)
    .where('rev', '=', rev)
    .executeTakeFirst()
  if (!before) return false
  const { numUpdatedRows } = await db
    .updateTable('pages')
    .set({ ...changeToRow(change), rev: nextRev, updatedAt: now })
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('slug', '=', before.slug)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (change.slug !== undefined && change.slug !== before.slug)
    await leaveSlugBehind(db, id, before.slug, change.slug, now)
  if (change.languageSlugs) await setLanguageSlugs(db, id, change.languageSlugs, now)
  return true
}

async function listPages(
  db: Executor,
  query: PageQuery,
): ReturnType<Repositories['pages']['list']> {
  const rows = await selectPages(db, query)
    .limit(query.limit + 1)
    .execute()
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const goesOn = last && rows.length > shown.length
  return { items: shown.map(pageFromRow), nextCursor: goesOn ? pageCursor(last, query.sort) : null }
}
