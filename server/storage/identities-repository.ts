import { erasePages } from './erase-pages.ts'
import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

/** Tables whose rows say whose they are. */
const owned = [
  'pages',
  'pageSizes',
  'generations',
  'keys',
  'uploads',
  'domains',
  'webhooks',
  'mailboxes',
] as const

/** Statements take only so many values. */
const pagesAtOnce = 500

export function identitiesRepository(
  db: Executor,
  engine: StorageEngine,
): Repositories['identities'] {
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

    async lock(idHash) {
      if (!engine.claimsSideBySide) return // Transactions come one after the other.
      const row = db.selectFrom('identities').select('idHash').where('idHash', '=', idHash)
      await row.forUpdate().execute()
    },

    async replace(idHash, by, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('identities')
        .values({ idHash: by, createdAt: now })
        .onConflict((conflict) => conflict.column('idHash').doNothing())
        .executeTakeFirstOrThrow()
      if (!numInsertedOrUpdatedRows) return false
      await db.deleteFrom('keys').where('owner', '=', idHash).where('kind', '!=', 'token').execute()
      // They open the identity that ends here.
      await db.deleteFrom('passkeys').where('owner', '=', idHash).execute()
      await db.updateTable('editors').set({ identity: by }).where('identity', '=', idHash).execute()
      for (const table of owned)
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
        pages += await erasePages(db, engine, ids)
      }
      const webhooks = db.selectFrom('webhooks').select('id').where('owner', '=', idHash)
      await db.deleteFrom('deliveries').where('webhook', 'in', webhooks).execute()
      const mailboxes = db.selectFrom('mailboxes').select('id').where('owner', '=', idHash)
      await db.deleteFrom('mails').where('mailbox', 'in', mailboxes).execute()
      for (const table of [
        'keys',
        'passkeys',
        'uploads',
        'domains',
        'webhooks',
        'mailboxes',
      ] as const)
        await db.deleteFrom(table).where('owner', '=', idHash).execute()
      await endEditing(db, idHash)
      await db.deleteFrom('identities').where('idHash', '=', idHash).execute()
      return pages
    },
  }
}

/**
 * Pages of others keep what was changed, and that somebody did it; who it was is gone. What they
 * asked for last ends: it would go on as the owner's.
 */
async function endEditing(db: Executor, idHash: string): Promise<void> {
  await db
    .updateTable('generations')
    .set((eb) => ({
      cancelRequestedAt: eb.fn.coalesce('cancelRequestedAt', 'updatedAt'),
      owner: eb
        .selectFrom('pages')
        .select('pages.owner')
        .whereRef('pages.id', '=', 'generations.page')
        .$asScalar()
        .$notNull(),
      idempotencyKey: null,
    }))
    .where('owner', '=', idHash)
    .execute()
  const theirs = db.updateTable('editors').where('identity', '=', idHash)
  await theirs.set({ identity: null, name: null }).execute()
}
