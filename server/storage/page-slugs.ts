import type { PageLanguage } from '#shared/page/document.ts'
import { pageFromRow } from './page-rows.ts'
import type { Executor } from './schema.ts'
import type { LanguageSlugs, StoredPage } from './storage.ts'

/** The slugs a page has beside its own: in its other languages, and in former times. */

export async function byOtherSlug(db: Executor, slug: string): Promise<StoredPage | null> {
  const row = await db
    .selectFrom('pages')
    .innerJoin('otherSlugs', 'otherSlugs.page', 'pages.id')
    .selectAll('pages')
    .where('otherSlugs.slug', '=', slug)
    .executeTakeFirst()
  return row ? pageFromRow(row) : null
}

export async function languageSlugs(db: Executor, page: string): Promise<LanguageSlugs> {
  const rows = await db
    .selectFrom('otherSlugs')
    .select(['locale', 'slug'])
    .where('page', '=', page)
    .where('locale', 'is not', null)
    .execute()
  return Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]))
}

export async function wasRenamed(db: Executor, page: string): Promise<boolean> {
  const former = db.selectFrom('otherSlugs').select('slug').where('page', '=', page)
  const row = await former.where('locale', 'is', null).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function slugTaken(
  db: Executor,
  slug: string,
  by?: string,
  language?: PageLanguage,
): Promise<boolean> {
  const live = await db.selectFrom('pages').select('id').where('slug', '=', slug).executeTakeFirst()
  if (live) return live.id !== by || language !== undefined
  const other = await db
    .selectFrom('otherSlugs')
    .select(['page', 'locale'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!other) return false
  return other.page !== by || (other.locale !== null && other.locale !== language)
}

/** The old slug of a page goes on leading to it. */
export async function leaveSlugBehind(
  db: Executor,
  page: string,
  old: string,
  next: string,
  now: number,
): Promise<void> {
  await takeBack(db, page, next)
  await db.insertInto('otherSlugs').values({ slug: old, page, createdAt: now }).execute()
}

/** Sets the slugs of the languages given; the ones before go on leading to the page. */
export async function setLanguageSlugs(
  db: Executor,
  page: string,
  wanted: LanguageSlugs,
  now: number,
): Promise<void> {
  const before = await languageSlugs(db, page)
  const changed = Object.entries(wanted).filter(
    ([locale, slug]) => slug !== (before[locale as PageLanguage] ?? ''),
  )
  for (const [locale, slug] of changed) {
    await db
      .updateTable('otherSlugs')
      .set({ locale: null })
      .where('page', '=', page)
      .where('locale', '=', locale)
      .execute()
    if (slug === '') continue
    await takeBack(db, page, slug)
    await db.insertInto('otherSlugs').values({ slug, page, createdAt: now, locale }).execute()
  }
}

/** A former slug of the page is to be a present one; another page's stays, and the write fails. */
async function takeBack(db: Executor, page: string, slug: string): Promise<void> {
  await db
    .deleteFrom('otherSlugs')
    .where('slug', '=', slug)
    .where('page', '=', page)
    .where('locale', 'is', null)
    .execute()
}
