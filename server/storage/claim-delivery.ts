import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, DeliveryRow, Executor } from './schema.ts'
import type { StorageEngine } from './storage-engine.ts'

/** So many of what is due longest are looked at; behind them each webhook is asked for its own. */
const stride = 200

interface Claim {
  claimer: string
  now: number
  leaseMs: number
}

type Rows = ExpressionBuilder<Database, 'deliveries'>

/** What may be sent now, by anybody. */
export const isDue = (now: number) =>
  sql<boolean>`(next_at <= ${now} and (lease_until is null or lease_until <= ${now}))`

/**
 * Takes one that is due, of a webhook that nobody sends to: whoever answers slowly keeps nobody
 * waiting but their own, however much waits for them.
 */
export async function claimDelivery(
  db: Executor,
  engine: StorageEngine,
  claim: Claim,
): Promise<DeliveryRow | null> {
  const longest = longestDue(db, claim.now).limit(stride)
  const taken = await take(db, engine, claim, (eb) => eb('id', 'in', longest))
  if (taken) return taken
  const hasMore = await longestDue(db, claim.now).limit(1).offset(stride).executeTakeFirst()
  if (!hasMore) return null
  return take(db, engine, claim, () => sql<boolean>`id in (${oneOfEachWebhook(claim.now)})`)
}

function longestDue(db: Executor, now: number) {
  return db.selectFrom('deliveries').select('id').where(isDue(now)).orderBy('nextAt').orderBy('id')
}

/** One statement, so that two claimers never take the same. */
async function take(
  db: Executor,
  engine: StorageEngine,
  { claimer, now, leaseMs }: Claim,
  among: (eb: Rows) => ReturnType<Rows['and']> | ReturnType<typeof sql<boolean>>,
): Promise<DeliveryRow | null> {
  const free = db
    .selectFrom('deliveries')
    .select('id')
    .where(isDue(now))
    .where((eb) => among(eb))
    .where('webhook', 'not in', beingSentTo(db, now))
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
  const row = await db
    .updateTable('deliveries')
    .set({ leaseOwner: claimer, leaseUntil: now + leaseMs })
    .where('id', '=', engine.claimsSideBySide ? free.forUpdate().skipLocked() : free)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

function beingSentTo(db: Executor, now: number) {
  return db.selectFrom('deliveries').select('webhook').where('leaseUntil', '>', now)
}

/** From webhook to webhook by an index, without passing over what waits for each. */
function oneOfEachWebhook(now: number) {
  return sql`
    with recursive waiting (webhook) as (
      select min(webhook) from deliveries where next_at is not null
      union all
      select (select min(d.webhook) from deliveries d
        where d.next_at is not null and d.webhook > waiting.webhook)
      from waiting where waiting.webhook is not null)
    select (select d.id from deliveries d
      where d.webhook = waiting.webhook and d.next_at <= ${now}
        and (d.lease_until is null or d.lease_until <= ${now})
      order by d.next_at, d.id limit 1)
    from waiting where waiting.webhook is not null`
}
