import { sql } from 'kysely'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

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
  return {
    async listed(locale, { offset, limit }) {
      const rows = await listed(locale)
        .select(['slug', 'locales', 'publishedAt'])
        .orderBy('slug')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map((row) => ({ ...row, locales: JSON.parse(row.locales) as PageLanguage[] }))
    },
    async countListed(locale) {
      const { count } = await listed(locale)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
