import { claimDelivery, isDue } from './claim-delivery.ts'
import { isOlder, newestPage } from './list-cursor.ts'
import type { DeliveryRow, Executor } from './schema.ts'
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
      const due = db.selectFrom('deliveries').select('id').where(isDue(now))
      return (await due.limit(1).executeTakeFirst()) !== undefined
    },

    async claim(claimer, now, leaseMs) {
      const row = await claimDelivery(db, engine, { claimer, now, leaseMs })
      if (!row) return null
      const webhooks = db.selectFrom('webhooks').select(['url', 'secretVersion'])
      const webhook = await webhooks.where('id', '=', row.webhook).executeTakeFirst()
      if (webhook) return { ...fromRow(row), body: row.body ?? '', ...webhook }
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
