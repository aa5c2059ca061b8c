import type { ExpressionBuilder } from 'kysely'
import { isOlder, newestPage } from './list-cursor.ts'
import type { Database, DeliveryRow, Executor } from './schema.ts'
import type { Repositories, StoredDelivery } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

export function deliveriesRepository(
  db: Executor,
  engine: StorageEngine,
): Repositories['deliveries'] {
  return {
    async add(deliveries) {
      if (deliveries.length === 0) return
      const free = { leaseOwner: null, leaseUntil: null }
      const rows = deliveries.map((delivery) => ({ ...delivery, ...free }))
      await db.insertInto('deliveries').values(rows).execute()
    },

    async hasDue(now) {
      const due = db
        .selectFrom('deliveries')
        .select('id')
        .where((eb) => isDue(eb, now))
      return (await due.limit(1).executeTakeFirst()) !== undefined
    },

    /** One statement, so that two claimers never take the same. */
    async claim(claimer, now, leaseMs) {
      const row = await db
        .updateTable('deliveries')
        .set({ leaseOwner: claimer, leaseUntil: now + leaseMs })
        .where('id', '=', (eb) => freeDelivery(eb, engine, now))
        .returningAll()
        .executeTakeFirst()
      if (!row) return null
      const webhooks = db.selectFrom('webhooks').select('url').where('id', '=', row.webhook)
      const webhook = await webhooks.executeTakeFirst()
      if (webhook) return { ...fromRow(row), body: row.body ?? '', url: webhook.url }
      // It went while this was stored.
      await db.deleteFrom('deliveries').where('id', '=', row.id).execute()
      return null
    },

    async record(id, claimer, result, now) {
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set((eb) => ({
          ...result,
          ...(result.state !== 'waiting' && { body: null }),
          attempts: eb('attempts', '+', 1),
          leaseOwner: null,
          leaseUntil: null,
          updatedAt: now,
        }))
        .where('id', '=', id)
        .where('leaseOwner', '=', claimer)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async list(webhook, { cursor, limit }) {
      const rows = await newestFirst(db, webhook)
        .$if(cursor !== undefined, (older) => older.where(isOlder(cursor ?? '')))
        .limit(limit + 1)
        .execute()
      return newestPage(rows.map(fromRow), limit)
    },

    async removeOfSubmission(submission) {
      await db.deleteFrom('deliveries').where('submission', '=', submission).execute()
    },
  }
}

type Rows = ExpressionBuilder<Database, 'deliveries'>

function isDue(eb: Rows, now: number) {
  return eb.and([
    eb('nextAt', '<=', now),
    eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]),
  ])
}

/** Whoever answers slowly keeps nobody waiting but their own. */
function freeDelivery(eb: Rows, engine: StorageEngine, now: number) {
  const free = eb
    .selectFrom('deliveries')
    .select('id')
    .where((due) => isDue(due, now))
    .where((due) =>
      due.not(
        due.exists(
          due
            .selectFrom('deliveries as sending')
            .select('sending.id')
            .whereRef('sending.webhook', '=', 'deliveries.webhook')
            .where('sending.leaseUntil', '>', now),
        ),
      ),
    )
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
  return engine.claimsSideBySide ? free.forUpdate().skipLocked() : free
}

function newestFirst(db: Executor, webhook: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('webhook', '=', webhook)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}

function fromRow({ leaseOwner: _owner, leaseUntil: _until, ...delivery }: DeliveryRow) {
  return delivery satisfies StoredDelivery
}
