import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

/** How exactly the last use of a key is known: not worth a write for every call. */
const usedStepMs = 60_000

export function keysRepository(db: Executor): Repositories['keys'] {
  const dropExpired: Repositories['keys']['dropExpired'] = async (kind, now) => {
    await db.deleteFrom('keys').where('kind', '=', kind).where('expiresAt', '<=', now).execute()
  }
  return {
    dropExpired,

    async insert(key) {
      await db.insertInto('keys').values(key).execute()
    },

    async use(kind, hash, now) {
      const key = await db
        .selectFrom('keys')
        .selectAll()
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
        .executeTakeFirst()
      if (!key) return null
      if (key.usedAt === null || key.usedAt < now - usedStepMs)
        await db.updateTable('keys').set({ usedAt: now }).where('id', '=', key.id).execute()
      return key
    },

    async take(kind, hash, now) {
      await dropExpired(kind, now)
      const taken = await db
        .deleteFrom('keys')
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .returningAll()
        .executeTakeFirst()
      return taken ?? null
    },

    listOf: (owner, kind) =>
      db
        .selectFrom('keys')
        .selectAll()
        .where('owner', '=', owner)
        .where('kind', '=', kind)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute(),

    async remove(id, owner) {
      const { numDeletedRows } = await db
        .deleteFrom('keys')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
