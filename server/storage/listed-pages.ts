import { sql } from 'kysely'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Executor } from './schema.ts'
import type { LanguageSlugs, Repositories } from './storage.ts'

type Listed = Pick<Repositories['pages'], 'listed' | 'countListed'>

/** The pages sitemaps name. The conditions are those of the index `listed_pages`, word for word. */
export function listedPages(db: Executor): Listed {
  const listed = (locale: PageLanguage) =>
    db
      .selectFrom('pages')
      .where('publishedRev', 'is not', null)
      .where('trashedAt', 'is', null)
      .where('listed', '=', sql.lit(1))
      .where('noindex', '=', sql.lit(0))
      .where('locales', 'like', `%"${locale}"%`)
      .where('slug', 'not in', hosted(db))
  return {
    async listed(locale, { offset, limit }) {
      const rows = await listed(locale)
        .select(['slug', 'locales', 'publishedAt'])
        .orderBy('slug')
        .limit(limit)
        .offset(offset)
        .execute()
      const slugs = await slugsBetween(db, rows[0]?.slug, rows.at(-1)?.slug)
      return rows.map((row) => ({
        ...row,
        languageSlugs: slugs.get(row.slug) ?? {},
        locales: JSON.parse(row.locales) as PageLanguage[],
      }))
    },
    async countListed(locale) {
      const { count } = await listed(locale)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
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

/** The slugs other languages have, of pages from one slug to another. */
async function slugsBetween(
  db: Executor,
  first = '',
  last = '',
): Promise<Map<string, LanguageSlugs>> {
  const rows = await db
    .selectFrom('otherSlugs')
    .innerJoin('pages', 'pages.id', 'otherSlugs.page')
    .select(['pages.slug', 'otherSlugs.locale', 'otherSlugs.slug as languageSlug'])
    .where('otherSlugs.locale', 'is not', null)
    .where('pages.slug', '>=', first)
    .where('pages.slug', '<=', last)
    .execute()
  const slugs = new Map<string, LanguageSlugs>()
  for (const { slug, locale, languageSlug } of rows)
    slugs.set(slug, { ...slugs.get(slug), [locale as PageLanguage]: languageSlug })
  return slugs
}
