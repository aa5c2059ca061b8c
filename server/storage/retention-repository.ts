import { sql } from 'kysely'
import { atomically } from './atomically.ts'
import { erasePages } from './erase-pages.ts'
import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

const unfinished = ['queued', 'writing']

/** Deletes what has grown old, a few rows at a time: others want to write meanwhile. */
export function retentionRepository(db: Executor): Repositories['retention'] {
  return {
    dropEvents: (endedBefore, limit) => dropEvents(db, endedBefore, limit),
    dropGenerations: (endedBefore, limit) => dropGenerations(db, endedBefore, limit),
    dropSteps: (before, limit) => dropSteps(db, before, limit),
    dropTrash: (trashedBefore, limit) => dropTrash(db, trashedBefore, limit),
    dropSubmissions: (keptOfPage, limit) => dropSubmissions(db, keptOfPage, limit),
    dropDeliveries: (endedBefore, kept, limit) => dropDeliveries(db, endedBefore, kept, limit),

    async dropViews(beforeDay, limit) {
      const old = db
        .selectFrom('pageViews')
        .select(['page', 'day', 'locale', 'referrer'])
        .where('day', '<', beforeDay)
        .limit(limit)
      return count(
        db
          .deleteFrom('pageViews')
          .where((eb) =>
            eb(
              eb.refTuple('page', 'day', 'locale', 'referrer'),
              'in',
              old.$asTuple('page', 'day', 'locale', 'referrer'),
            ),
          )
          .executeTakeFirst(),
      )
    },

    async dropDomains(waitingSince, releasedBefore, limit) {
      const old = db
        .selectFrom('domains')
        .select('host')
        .where((eb) =>
          eb.or([
            eb('releasedAt', '<', releasedBefore),
            eb.and([
              eb('activeAt', 'is', null),
              eb('releasedAt', 'is', null),
              eb('createdAt', '<', waitingSince),
            ]),
          ]),
        )
        .limit(limit)
      return count(db.deleteFrom('domains').where('host', 'in', old).executeTakeFirst())
    },

    async dropShares(endedBefore, limit) {
      const ended = db
        .selectFrom('shares')
        .select('id')
        .where((eb) =>
          eb.or([eb('expiresAt', '<', endedBefore), eb('revokedAt', '<', endedBefore)]),
        )
        .limit(limit)
      return count(db.deleteFrom('shares').where('id', 'in', ended).executeTakeFirst())
    },
  }
}

function dropEvents(db: Executor, endedBefore: number, limit: number): Promise<number> {
  const ended = db
    .selectFrom('generations')
    .select('id')
    .where('status', 'not in', unfinished)
    .where('updatedAt', '<', endedBefore)
    .where('id', 'in', (eb) => eb.selectFrom('generationEvents').select('generation').distinct())
    .limit(limit)
  return count(
    db.deleteFrom('generationEvents').where('generation', 'in', ended).executeTakeFirst(),
  )
}

/** A page's newest generation stays: it holds the brief that its creator goes on from. */
function dropGenerations(db: Executor, endedBefore: number, limit: number): Promise<number> {
  const superseded = db
    .selectFrom('generations as old')
    .select('old.id')
    .where('old.status', 'not in', unfinished)
    .where('old.updatedAt', '<', endedBefore)
    .where((eb) =>
      eb.and([
        eb.exists(
          eb
            .selectFrom('generations as newer')
            .select('newer.id')
            .whereRef('newer.page', '=', 'old.page')
            .whereRef('newer.createdAt', '>', 'old.createdAt'),
        ),
        eb.not(
          eb.exists(
            eb.selectFrom('generationEvents').select('seq').whereRef('generation', '=', 'old.id'),
          ),
        ),
      ]),
    )
    .limit(limit)
  return count(db.deleteFrom('generations').where('id', 'in', superseded).executeTakeFirst())
}

/** Steps nobody is shown: not the newest, not published, not what a share link is pinned to. */
function dropSteps(db: Executor, before: number, limit: number): Promise<number> {
  const steps = db
    .selectFrom('revisions as step')
    .innerJoin('pages', 'pages.id', 'step.page')
    .select(['step.page', 'step.rev'])
    .where('step.kind', '=', 'step')
    .where('step.createdAt', '<', before)
    .whereRef('step.rev', '<>', 'pages.rev')
    .where((eb) =>
      eb.and([
        eb.or([
          eb('pages.publishedRev', 'is', null),
          eb('pages.publishedRev', '<>', eb.ref('step.rev')),
        ]),
        eb.not(
          eb.exists(
            eb
              .selectFrom('shares')
              .select('shares.id')
              .whereRef('shares.page', '=', 'step.page')
              .whereRef('shares.pin', '=', 'step.rev'),
          ),
        ),
      ]),
    )
    .limit(limit)
  return count(
    db
      .deleteFrom('revisions')
      .where((eb) => eb(eb.refTuple('page', 'rev'), 'in', steps.$asTuple('page', 'rev')))
      .executeTakeFirst(),
  )
}

/** Whole pages: a page brings many rows, so that few go at a time. */
function dropTrash(db: Executor, trashedBefore: number, limit: number): Promise<number> {
  return atomically(db, async (transaction) => {
    const old = await transaction
      .selectFrom('pages')
      .select('id')
      .where('trashedAt', '<', trashedBefore)
      .limit(Math.ceil(limit / 10))
      .execute()
    const ids = old.map(({ id }) => id)
    return erasePages(transaction, ids)
  })
}

/** The newest of each page stay. */
function dropSubmissions(db: Executor, keptOfPage: number, limit: number): Promise<number> {
  const place = sql<number>`row_number() over (partition by page order by created_at desc, id)`
  const ranked = db.selectFrom('submissions').select(['id', place.as('place')])
  const surplus = db
    .selectFrom(ranked.as('ranked'))
    .select('ranked.id')
    .where('ranked.place', '>', keptOfPage)
    .limit(limit)
  return count(db.deleteFrom('submissions').where('id', 'in', surplus).executeTakeFirst())
}

/** What is still to be sent stays. */
function dropDeliveries(
  db: Executor,
  endedBefore: number,
  keptOfWebhook: number,
  limit: number,
): Promise<number> {
  const place = sql<number>`row_number() over (partition by webhook order by created_at desc, id)`
  const ended = db
    .selectFrom('deliveries')
    .select(['id', 'updatedAt', place.as('place')])
    .where('state', '<>', 'waiting')
  const surplus = db
    .selectFrom(ended.as('ended'))
    .select('ended.id')
    .where((eb) =>
      eb.or([eb('ended.place', '>', keptOfWebhook), eb('ended.updatedAt', '<', endedBefore)]),
    )
    .limit(limit)
  return count(db.deleteFrom('deliveries').where('id', 'in', surplus).executeTakeFirst())
}

async function count(deleted: Promise<{ numDeletedRows: bigint }>): Promise<number> {
  return Number((await deleted).numDeletedRows)
}
