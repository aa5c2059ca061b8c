import type { DeleteResult } from 'kysely'
import { atomically } from './atomically.ts'
import { dropDeliveries } from './drop-deliveries.ts'
import { dropSubmissions } from './drop-submissions.ts'
import { dropTrash } from './drop-trash.ts'
import { dropEvents, dropGenerations, dropSteps } from './retention-walks.ts'
import type { Executor } from './schema.ts'
import type { Repositories, RetentionBatch } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

/** Deletes what has grown old, a few rows at a time: others want to write meanwhile. */
export function retentionRepository(
  db: Executor,
  engine: StorageEngine,
): Repositories['retention'] {
  return {
    dropEvents: (endedBefore, limit, place) => dropEvents(db, endedBefore, limit, place),
    dropGenerations: (endedBefore, limit, place) => dropGenerations(db, endedBefore, limit, place),
    dropSteps: (before, limit, place) =>
      atomically(db, (transaction) => dropSteps(transaction, before, limit, place)),
    dropTrash: (trashedBefore, limit) => dropTrash(db, engine, trashedBefore, limit),
    dropSubmissions: (keptOfPage, limit, place) => dropSubmissions(db, keptOfPage, limit, place),
    dropDeliveries: (endedBefore, keptOfWebhook, limit, place) =>
      dropDeliveries(db, endedBefore, keptOfWebhook, limit, place),
    dropViews: (beforeDay, limit) => dropViews(db, beforeDay, limit),
    dropDomains: (waitingSince, releasedBefore, limit) =>
      dropDomains(db, waitingSince, releasedBefore, limit),
    dropShares: (endedBefore, limit) => dropShares(db, endedBefore, limit),
    dropMails: (before, unconfirmedSince, limit) => dropMails(db, before, unconfirmedSince, limit),
  }
}

async function dropViews(db: Executor, beforeDay: number, limit: number): Promise<RetentionBatch> {
  const old = db
    .selectFrom('pageViews')
    .select(['page', 'day', 'locale', 'referrer'])
    .where('day', '<', beforeDay)
    .limit(limit)
  const deleted = await db
    .deleteFrom('pageViews')
    .where((eb) =>
      eb(
        eb.refTuple('page', 'day', 'locale', 'referrer'),
        'in',
        old.$asTuple('page', 'day', 'locale', 'referrer'),
      ),
    )
    .execute()
  return untilNoneAreLeft(deleted, limit)
}

async function dropDomains(
  db: Executor,
  waitingSince: number,
  releasedBefore: number,
  limit: number,
): Promise<RetentionBatch> {
  const hosts = db.selectFrom('domains').select('host').limit(limit)
  const released = hosts.where('releasedAt', '<', releasedBefore)
  const waiting = hosts
    .where('createdAt', '<', waitingSince)
    .where('activeAt', 'is', null)
    .where('releasedAt', 'is', null)
  const deleted = [
    await db.deleteFrom('domains').where('host', 'in', released).executeTakeFirst(),
    await db.deleteFrom('domains').where('host', 'in', waiting).executeTakeFirst(),
  ]
  return untilNoneAreLeft(deleted, limit)
}

async function dropMails(
  db: Executor,
  before: number,
  unconfirmedSince: number,
  limit: number,
): Promise<RetentionBatch> {
  const ended = db.selectFrom('mails').select('id').where('nextAt', 'is', null)
  const aged = ended.where('createdAt', '<', before).limit(limit)
  const mailboxes = db.selectFrom('mailboxes').select('id').where('confirmedAt', 'is', null)
  const forgotten = mailboxes.where('createdAt', '<', unconfirmedSince).limit(limit)
  const deleted = [
    await db.deleteFrom('mails').where('id', 'in', aged).executeTakeFirst(),
    await db.deleteFrom('mailboxes').where('id', 'in', forgotten).executeTakeFirst(),
  ]
  return untilNoneAreLeft(deleted, limit)
}

/** One query for each ending: with both in one no index is of use. */
async function dropShares(
  db: Executor,
  endedBefore: number,
  limit: number,
): Promise<RetentionBatch> {
  const ids = db.selectFrom('shares').select('id').limit(limit)
  const expired = ids.where('expiresAt', '<', endedBefore)
  const revoked = ids.where('revokedAt', '<', endedBefore)
  const deleted = [
    await db.deleteFrom('shares').where('id', 'in', expired).executeTakeFirst(),
    await db.deleteFrom('shares').where('id', 'in', revoked).executeTakeFirst(),
  ]
  return untilNoneAreLeft(deleted, limit)
}

/** From the start again while a query finds as much as it may. */
function untilNoneAreLeft(deleted: DeleteResult[], limit: number): RetentionBatch {
  const counts = deleted.map(({ numDeletedRows }) => Number(numDeletedRows))
  const dropped = counts.reduce((sum, count) => sum + count, 0)
  return { dropped, next: counts.some((count) => count >= limit) ? [] : null }
}
