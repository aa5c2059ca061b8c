import { erasePages } from './erase-pages.ts'
import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

/** Statements take only so many values. */
const pagesAtOnce = 500

export function identitiesRepository(db: Executor): Repositories['identities'] {
  return {
    async create(idHash, now) {
      await db
        .insertInto('identities')
        .values({ idHash, createdAt: now })
        .onConflict((conflict) => conflict.column('idHash').doNothing())
        .execute()
    },

    async exists(idHash) {
      const row = await db
        .selectFrom('identities')
        .select('idHash')
        .where('idHash', '=', idHash)
        .executeTakeFirst()
      return row !== undefined
    },

    async replace(idHash, by, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('identities')
        .values({ idHash: by, createdAt: now })
        .onConflict((conflict) => conflict.column('idHash').doNothing())
        .executeTakeFirstOrThrow()
      if (!numInsertedOrUpdatedRows) return false
      await db.deleteFrom('keys').where('owner', '=', idHash).where('kind', '=', 'device').execute()
      for (const table of ['pages', 'generations', 'keys', 'uploads', 'domains'] as const)
        await db.updateTable(table).set({ owner: by }).where('owner', '=', idHash).execute()
      await db.deleteFrom('identities').where('idHash', '=', idHash).execute()
      return true
    },

    async erase(idHash) {
      let pages = 0
      for (;;) {
        const some = db.selectFrom('pages').select('id').where('owner', '=', idHash)
        const ids = (await some.limit(pagesAtOnce).execute()).map(({ id }) => id)
        if (ids.length === 0) break
        pages += await erasePages(db, ids)
      }
      for (const table of ['keys', 'uploads', 'domains'] as const)
        await db.deleteFrom(table).where('owner', '=', idHash).execute()
      await db.deleteFrom('identities').where('idHash', '=', idHash).execute()
      return pages
    },
  }
}
