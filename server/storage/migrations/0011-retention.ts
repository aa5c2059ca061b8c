import { sql } from 'kysely'
import type { Executor } from '../schema.ts'

/**
 * What the tidy-up looks for, in the order in which it walks. An index holds every column that
 * decides, so that the rows, which are long, are not read.
 */
export async function retention(db: Executor): Promise<void> {
  await db.schema
    .createIndex('generationsByEnd')
    .on('generations')
    .columns(['updatedAt', 'id', 'status', 'page', 'createdAt'])
    .execute()
  await db.schema
    .createIndex('stepsByAge')
    .on('revisions')
    .columns(['createdAt', 'page', 'rev', 'kind'])
    .where(sql<boolean>`kind = 'step'`)
    .execute()
  await db.schema
    .createIndex('trashedPages')
    .on('pages')
    .columns(['trashedAt', 'id'])
    .where(sql<boolean>`trashed_at is not null`)
    .execute()
  await db.schema.dropIndex('submissionsOfPage').execute()
  await db.schema
    .createIndex('submissionsOfPage')
    .on('submissions')
    .columns(['page', 'createdAt desc', 'id'])
    .execute()
  await endedDeliveries(db)
  await endings(db)
}

/** By age, and the newest of each webhook: what waits to be sent may be much and is passed over. */
async function endedDeliveries(db: Executor): Promise<void> {
  for (const [name, columns] of [
    ['endedDeliveries', ['updatedAt', 'id', 'state']],
    ['endedDeliveriesOfWebhook', ['webhook', 'createdAt desc', 'id', 'state']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('deliveries')
      .columns([...columns])
      .where(sql<boolean>`state <> 'waiting'`)
      .execute()
}

async function endings(db: Executor): Promise<void> {
  for (const [table, column] of [
    ['shares', 'expiresAt'],
    ['shares', 'revokedAt'],
    ['domains', 'releasedAt'],
    ['domains', 'createdAt'],
  ] as const)
    await db.schema.createIndex(`${table}By${column}`).on(table).column(column).execute()
}
