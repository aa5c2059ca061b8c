import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { ShareVisit } from '#shared/shares.ts'
import type { Database, Executor, ShareRow } from './schema.ts'
import type { Repositories, StoredShare } from './storage.ts'

/** Visits kept of one link; older ones are dropped. */
const mostVisits = 100
const mostListed = 500

/** `tell` hears of every page of which a link was closed. */
export function sharesRepository(
  db: Executor,
  tell: (page: string) => void,
): Repositories['shares'] {
  const all = db.selectFrom('shares').selectAll()
  return {
    async insert(share) {
      await db.insertInto('shares').values(share).execute()
    },

    async byToken(token) {
      const row = await all.where('token', '=', token).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async byId(id) {
      const row = await all.where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async listOf(page) {
      const rows = await all
        .where('page', '=', page)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(mostListed)
        .execute()
      return rows.map(fromRow)
    },

    async countOpen(page, now) {
      const { count } = await db
        .selectFrom('shares')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('page', '=', page)
        .where(isOpenShare(now))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async guesses(page, since) {
      const rows = await db
        .selectFrom('shareVisits')
        .select((eb) => ['share', eb.fn.countAll().as('count')])
        .where('share', 'in', db.selectFrom('shares').select('id').where('page', '=', page))
        .where('state', '=', 'wrong')
        .where('at', '>', since)
        .groupBy('share')
        .execute()
      return new Map(rows.map(({ share, count }) => [share, Number(count)]))
    },

    /** The first revocation counts. */
    async revoke(id, now) {
      const revoked = db
        .updateTable('shares')
        .set({ revokedAt: now })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
      for (const { page } of await revoked.returning('page').execute()) tell(page)
    },

    async logVisit(share, visit) {
      await db
        .insertInto('shareVisits')
        .values({ id: randomUUID(), share, ...visit })
        .execute()
      const kept = visitsOf(db, share).select('id').limit(mostVisits)
      await db
        .deleteFrom('shareVisits')
        .where('share', '=', share)
        .where('id', 'not in', kept)
        .execute()
    },

    async visits(share) {
      const rows = await visitsOf(db, share)
        .select(['id', 'at', 'state'])
        .limit(mostVisits)
        .execute()
      return rows.map((row) => ({ ...row, state: row.state as ShareVisit['state'] }))
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

/** Neither revoked nor expired. */
export function isOpenShare(now: number) {
  return (eb: ExpressionBuilder<Pick<Database, 'shares'>, 'shares'>) =>
    eb.and([
      eb('shares.revokedAt', 'is', null),
      eb.or([eb('shares.expiresAt', 'is', null), eb('shares.expiresAt', '>', now)]),
    ])
}

function fromRow(row: ShareRow): StoredShare {
  return { ...row, access: row.access as StoredShare['access'] }
}

/** Newest first; of those at the same moment always the same first. */
function visitsOf(db: Executor, share: string) {
  return db.selectFrom('shareVisits').where('share', '=', share).orderBy('at', 'desc').orderBy('id')
}
