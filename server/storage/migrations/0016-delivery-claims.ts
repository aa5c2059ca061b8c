import { sql } from 'kysely'
import type { Executor } from '../schema.ts'

/** What is due longest, what waits for each webhook, and to which of them something is being sent. */
export async function deliveryClaims(db: Executor): Promise<void> {
  await db.schema.dropIndex('deliveriesDue').execute()
  for (const [name, columns, condition] of [
    ['deliveriesDue', ['nextAt', 'id', 'leaseUntil', 'webhook'], 'next_at is not null'],
    ['deliveriesWaiting', ['webhook', 'nextAt', 'id', 'leaseUntil'], 'next_at is not null'],
    ['deliveriesBeingSent', ['leaseUntil', 'webhook'], 'lease_until is not null'],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('deliveries')
      .columns([...columns])
      .where(sql.raw<boolean>(condition))
      .execute()
}
