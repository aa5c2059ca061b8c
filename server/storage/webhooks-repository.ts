import { atomically } from './atomically.ts'
import type { Executor, WebhookRow } from './schema.ts'
import type { Repositories, StoredWebhook } from './storage.ts'

export function webhooksRepository(db: Executor): Repositories['webhooks'] {
  return {
    async insert(webhook) {
      const events = JSON.stringify(webhook.events)
      await db
        .insertInto('webhooks')
        .values({ ...webhook, events })
        .execute()
    },

    async listOf(owner) {
      const rows = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },

    async byId(id) {
      const webhooks = db.selectFrom('webhooks').selectAll()
      const row = await webhooks.where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async renewSecret(id, owner) {
      const row = await db
        .updateTable('webhooks')
        .set((eb) => ({ secretVersion: eb('secretVersion', '+', 1) }))
        .where('id', '=', id)
        .where('owner', '=', owner)
        .returningAll()
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },

    remove: (id, owner) =>
      atomically(db, async (transaction) => {
        const own = transaction
          .selectFrom('webhooks')
          .select('id')
          .where('id', '=', id)
          .where('owner', '=', owner)
        await transaction.deleteFrom('deliveries').where('webhook', 'in', own).execute()
        const { numDeletedRows } = await transaction
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .where('owner', '=', owner)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),
  }
}

function fromRow(row: WebhookRow): StoredWebhook {
  return { ...row, events: JSON.parse(row.events) }
}
