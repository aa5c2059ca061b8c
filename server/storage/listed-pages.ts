import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Executor } from './schema.ts'
import type { LanguageSlugs, Repositories } from './storage.ts'

type Listed = Pick<Repositories['pages'], 'listed' | 'listedBefore' | 'countListed'>

/** So many entries of the index are counted at once, while others wait. */
const stride = 5000

/** The pages sitemaps name. The conditions are those of the index `listed_pages`, word for word. */
export function listedPages(db: Executor): Listed {
  const behind = (locale: PageLanguage, slug: string) =>
    db
      .selectFrom('pages')
      .where('publishedRev', 'is not', null)
      .where('trashedAt', 'is', null)
      .where('listed', '=', sql.lit(1))
      .where('noindex', '=', sql.lit(0))
      .where('locales', 'like', `%"${locale}"%`)
      .where('slug', 'not in', hosted(db))
      .where('slug', '>', slug)

  /** The slug so many pages further on, or null where there are fewer. */
  async function leap(locale: PageLanguage, from: string, pages: number): Promise<string | null> {
    const row = await behind(locale, from)
      .select('slug')
      .orderBy('slug')
      .limit(1)
      .offset(pages - 1)
      .executeTakeFirst()
    await breathe()
    return row?.slug ?? null
  }

  return {
    async listed(locale, { after, limit }) {
      const rows = await behind(locale, after)
        .select(['id', 'slug', 'locales', 'publishedAt'])
        .orderBy('slug')
        .limit(limit)
        .execute()
      const slugs = await languageSlugsOf(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map(({ id, ...row }) => ({
        ...row,
        languageSlugs: slugs.get(id) ?? {},
        locales: JSON.parse(row.locales) as PageLanguage[],
      }))
    },

    async listedBefore(locale, count) {
      let slug: string | null = ''
      for (let left = count; left > 0 && slug !== null; left -= stride)
        slug = await leap(locale, slug, Math.min(left, stride))
      return slug
    },

    async countListed(locale) {
      let slug = ''
      for (let count = 0; ; count += stride) {
        const next = await leap(locale, slug, stride)
        if (next === null) {
          const rest = behind(locale, slug).select(({ fn }) => fn.countAll().as('count'))
          return count + Number((await rest.executeTakeFirstOrThrow()).count)
        }
        slug = next
      }
    },
  }
}

/** Slugs of the pages that stand at a host of their own. */
function hosted(db: Executor) {
  return db
    .selectFrom('domains')
    .innerJoin('pages as hosted', 'hosted.id', 'domains.page')
    .select('hosted.slug')
    .where('domains.activeAt', 'is not', null)
}

/** The slugs other languages have, by the page's id. */
async function languageSlugsOf(db: Executor, ids: string[]): Promise<Map<string, LanguageSlugs>> {
  const slugs = new Map<string, LanguageSlugs>()
  if (ids.length === 0) return slugs
  const rows = await db
    .selectFrom('otherSlugs')
    .select(['page', 'locale', 'slug'])
    .where('page', 'in', ids)
    .where('locale', 'is not', null)
    .execute()
  for (const { page, locale, slug } of rows)
    slugs.set(page, { ...slugs.get(page), [locale as PageLanguage]: slug })
  return slugs
}
