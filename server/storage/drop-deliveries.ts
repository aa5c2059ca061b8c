import { sql } from 'kysely'
import { dropSurplus } from './drop-surplus.ts'
import type { Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

/** What is still to be sent stays. First goes what ended long ago, then what is too much of a webhook. */
export async function dropDeliveries(
  db: Executor,
  endedBefore: number,
  keptOfWebhook: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  const aged = await dropAged(db, endedBefore, limit)
  if (aged >= limit) return { dropped: aged, next: place }
  const webhooks = {
    behind: (webhook: string) => webhookBehind(db, webhook),
    dropSurplus: (webhook: string, rows: number) => dropOfWebhook(db, webhook, keptOfWebhook, rows),
  }
  const { dropped, next } = await dropSurplus(webhooks, limit - aged, place)
  return { dropped: aged + dropped, next }
}

async function dropAged(db: Executor, endedBefore: number, limit: number): Promise<number> {
  const aged = ended(db).select('id').where('updatedAt', '<', endedBefore).limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('id', 'in', aged)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function webhookBehind(db: Executor, webhook: string): Promise<string | null> {
  const row = await ended(db)
    .select('webhook')
    .where('webhook', '>', webhook)
    .orderBy('webhook')
    .limit(1)
    .executeTakeFirst()
  return row?.webhook ?? null
}

async function dropOfWebhook(
  db: Executor,
  webhook: string,
  keptOfWebhook: number,
  limit: number,
): Promise<number> {
  const surplus = ended(db)
    .select('id')
    .where('webhook', '=', webhook)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(keptOfWebhook)
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('id', 'in', surplus)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Written out, as it stands in the indexes: for a value given apart they could not be used. */
function ended(db: Executor) {
  return db.selectFrom('deliveries').where('state', '<>', sql.lit('waiting'))
}
