import type { PageLanguage } from '#shared/page/document.ts'
import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

export function domainsRepository(db: Executor): Repositories['domains'] {
  const all = db.selectFrom('domains').selectAll()
  return {
    async insert(domain) {
      await db.insertInto('domains').values(domain).execute()
    },

    async byHost(host) {
      return (await all.where('host', '=', host).executeTakeFirst()) ?? null
    },

    async ofPage(page) {
      return (await all.where('page', '=', page).executeTakeFirst()) ?? null
    },

    async attached() {
      const rows = await db
        .selectFrom('domains')
        .innerJoin('pages', 'pages.id', 'domains.page')
        .select(['domains.host', 'domains.token', 'domains.activeAt', 'domains.provedAt'])
        .select(['pages.id as page', 'pages.slug', 'pages.locale'])
        .orderBy('domains.host')
        .execute()
      return rows.map((row) => ({ ...row, locale: row.locale as PageLanguage }))
    },

    async activate(host, token, now) {
      const { numUpdatedRows } = await db
        .updateTable('domains')
        .set({ activeAt: now, provedAt: now })
        .where('host', '=', host)
        .where('token', '=', token)
        .where('page', 'is not', null)
        .where('activeAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async prove(host, now) {
      await db
        .updateTable('domains')
        .set({ provedAt: now })
        .where('host', '=', host)
        .where('activeAt', 'is not', null)
        .execute()
    },

    async lapse(host, before, now) {
      const { numUpdatedRows } = await db
        .updateTable('domains')
        .set({ activeAt: null, provedAt: null, createdAt: now })
        .where('host', '=', host)
        .where('activeAt', 'is not', null)
        .where((eb) => eb(eb.fn.coalesce('provedAt', 'activeAt'), '<', before))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async release(page, now) {
      await db
        .deleteFrom('domains')
        .where('page', '=', page)
        .where('activeAt', 'is', null)
        .execute()
      await db
        .updateTable('domains')
        .set({ page: null, activeAt: null, provedAt: null, releasedAt: now })
        .where('page', '=', page)
        .execute()
    },

    async remove(host) {
      await db.deleteFrom('domains').where('host', '=', host).execute()
    },
  }
}
