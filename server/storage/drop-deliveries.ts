import { sql } from 'kysely'
import { dropSurplus } from './drop-surplus.ts'
import type { Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

/** Counting a webhook costs as much as so many rows: it passes over what it keeps. */
const rowsOfWebhook = 20
const fewestWebhooks = 5

/** What is still to be sent stays. First goes what ended long ago, then what is too much of a webhook. */
export async function dropDeliveries(
  db: Executor,
  endedBefore: number,
  kept: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  const aged = await dropAged(db, endedBefore, limit)
  if (aged >= limit) return { dropped: aged, next: place }
  const webhooks = {
    counted: (behind: string, most: number) => countWebhooks(db, behind, most, kept),
    drop: (webhook: string, keptOfWebhook: number, most: number) =>
      dropOfWebhook(db, webhook, keptOfWebhook, most),
  }
  const left = limit - aged
  const groupsAtOnce = Math.max(fewestWebhooks, Math.floor(left / rowsOfWebhook))
  const { dropped, next } = await dropSurplus(webhooks, { kept, limit: left, groupsAtOnce }, place)
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

/** One may have a million and is come back to for each batch: whether there are too many is enough. */
async function countWebhooks(db: Executor, behind: string, most: number, kept: number) {
  const counted: { group: string; count: number }[] = []
  let group = behind
  while (counted.length < most) {
    const next = await ended(db)
      .select('webhook')
      .where('webhook', '>', group)
      .orderBy('webhook')
      .limit(1)
      .executeTakeFirst()
    if (!next) break
    group = next.webhook
    counted.push({ group, count: (await hasMoreThan(db, group, kept)) ? kept + 1 : kept })
  }
  return counted
}

async function hasMoreThan(db: Executor, webhook: string, kept: number): Promise<boolean> {
  const further = await ended(db)
    .select('id')
    .where('webhook', '=', webhook)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .offset(kept)
    .executeTakeFirst()
  return further !== undefined
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
