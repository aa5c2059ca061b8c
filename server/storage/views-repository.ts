import { sql } from 'kysely'
import type { Locale } from '#shared/locales.ts'
import { atomically } from './atomically.ts'
import type { Executor } from './schema.ts'
import type { PageViews, Repositories } from './storage.ts'

/** Of each page and day so many hosts are told apart; the visits of others count without one. */
const mostReferrers = 50

export function viewsRepository(db: Executor): Repositories['views'] {
  return {
    add: (counted) =>
      atomically(db, async (transaction) => {
        const pages = await pagesBySlug(transaction, counted)
        for (const { slug, ...views } of counted) {
          const page = pages.get(slug)
          if (page) await addViews(transaction, { ...views, page })
        }
      }),

    async of(page, sinceDay) {
      const rows = await db
        .selectFrom('pageViews')
        .select(['day', 'locale', 'referrer', 'views'])
        .where('page', '=', page)
        .where('day', '>=', sinceDay)
        .execute()
      return rows.map((row) => ({ ...row, locale: row.locale as Locale }))
    },
  }
}

async function pagesBySlug(
  db: Executor,
  counted: readonly { slug: string }[],
): Promise<Map<string, string>> {
  const slugs = [...new Set(counted.map(({ slug }) => slug))]
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .unionAll(db.selectFrom('otherSlugs').select(['page as id', 'slug']).where('slug', 'in', slugs))
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function addViews(db: Executor, counted: PageViews): Promise<void> {
  const referrer = (await hasRoom(db, counted)) ? counted.referrer : ''
  await db
    .insertInto('pageViews')
    .values({ ...counted, referrer })
    .onConflict((conflict) =>
      conflict
        .columns(['page', 'day', 'locale', 'referrer'])
        .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute()
}

/** Anybody can say they come from anywhere: a page's table must not grow with it. */
async function hasRoom(db: Executor, { page, day, referrer }: PageViews): Promise<boolean> {
  if (referrer === '') return true
  const known = await db
    .selectFrom('pageViews')
    .select('referrer')
    .distinct()
    .where('page', '=', page)
    .where('day', '=', day)
    .where('referrer', '<>', '')
    .limit(mostReferrers)
    .execute()
  return known.length < mostReferrers || known.some((row) => row.referrer === referrer)
}
