import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

export function sharesRepository(db: Executor): Repositories['shares'] {
  const all = db.selectFrom('shares').selectAll()
  return {
    async insert(share) {
      await db.insertInto('shares').values(share).execute()
    },

    async byToken(token) {
      return (await all.where('token', '=', token).executeTakeFirst()) ?? null
    },

    async byId(id) {
      return (await all.where('id', '=', id).executeTakeFirst()) ?? null
    },

    listOf: (page) =>
      all.where('page', '=', page).orderBy('createdAt', 'desc').orderBy('id').execute(),

    /** The first revocation counts. */
    async revoke(id, now) {
      await db
        .updateTable('shares')
        .set({ revokedAt: now })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .execute()
    },

    /** One statement, so that two readers cannot both take the last view. */
    async countView(id) {
      const { numUpdatedRows } = await db
        .updateTable('shares')
        .set((eb) => ({ views: eb('views', '+', 1) }))
        .where('id', '=', id)
        .where((eb) => eb.or([eb('maxViews', 'is', null), eb('views', '<', eb.ref('maxViews'))]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
