import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

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
  }
}
