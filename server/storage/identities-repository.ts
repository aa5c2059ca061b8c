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

    async erase(idHash) {
      const pages = db.selectFrom('pages').select('id').where('owner', '=', idHash)
      const generations = db.selectFrom('generations').select('id').where('page', 'in', pages)
      await db.deleteFrom('generationEvents').where('generation', 'in', generations).execute()
      for (const table of [
        'generations',
        'submissions',
        'shares',
        'revisions',
        'formerSlugs',
      ] as const)
        await db.deleteFrom(table).where('page', 'in', pages).execute()
      const { numDeletedRows } = await db
        .deleteFrom('pages')
        .where('owner', '=', idHash)
        .executeTakeFirst()
      for (const table of ['keys', 'uploads'] as const)
        await db.deleteFrom(table).where('owner', '=', idHash).execute()
      await db.deleteFrom('identities').where('idHash', '=', idHash).execute()
      return Number(numDeletedRows)
    },
  }
}
