import { type ExpressionBuilder, sql } from 'kysely'
import { dropRevisions } from './page-sizes.ts'
import type { Database, Executor } from './schema.ts'
import type { RetentionBatch, WalkPlace } from './storage.ts'

const unfinished = ['queued', 'writing']

/** The op logs of generations that ended long ago. */
export async function dropEvents(
  db: Executor,
  endedBefore: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  const ended = await endedGenerations(db, endedBefore, limit, place).execute()
  if (ended.length === 0) return { dropped: 0, next: null }
  const ids = ended.map(({ id }) => id)
  const old = db
    .selectFrom('generationEvents')
    .select(['generation', 'seq'])
    .where('generation', 'in', ids)
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('generationEvents')
    .where((eb) => eb(eb.refTuple('generation', 'seq'), 'in', old.$asTuple('generation', 'seq')))
    .executeTakeFirst()
  const dropped = Number(numDeletedRows)
  // Their logs may be longer than a batch: then they are come back to.
  return { dropped, next: dropped === limit ? place : behind(ended, limit, byEnd) }
}

/** A page's newest generation stays: it holds the brief that its creator goes on from. */
export async function dropGenerations(
  db: Executor,
  endedBefore: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  const ended = await endedGenerations(db, endedBefore, limit, place)
    .select((eb) => [
      'old.kind',
      eb
        .exists(
          eb
            .selectFrom('generations as newer')
            .select('newer.id')
            .whereRef('newer.page', '=', 'old.page')
            .where('newer.kind', '=', 'page')
            .whereRef('newer.createdAt', '>', 'old.createdAt'),
        )
        .as('isReplaced'),
      eb
        .exists(
          eb.selectFrom('generationEvents').select('seq').whereRef('generation', '=', 'old.id'),
        )
        .as('hasLog'),
    ])
    .execute()
  const replaced = ended.filter(
    ({ kind, isReplaced, hasLog }) => (isReplaced || kind === 'wish') && !hasLog,
  )
  const ids = replaced.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('generations').where('id', 'in', ids).execute()
  return { dropped: ids.length, next: behind(ended, limit, byEnd) }
}

function endedGenerations(db: Executor, endedBefore: number, limit: number, place: WalkPlace) {
  const [at = 0, id = ''] = place as [number?, string?]
  return db
    .selectFrom('generations as old')
    .select(['old.id', 'old.updatedAt'])
    .where((eb) => eb(eb.refTuple('old.updatedAt', 'old.id'), '>', eb.tuple(at, id)))
    .where('old.updatedAt', '<', endedBefore)
    .where('old.status', 'not in', unfinished)
    .orderBy('old.updatedAt')
    .orderBy('old.id')
    .limit(limit)
}

/** Steps nobody is shown: not the newest, not published, not what a share link is pinned to. */
export async function dropSteps(
  db: Executor,
  before: number,
  limit: number,
  place: WalkPlace = [],
): Promise<RetentionBatch> {
  const [at = 0, page = '', rev = 0] = place as [number?, string?, number?]
  const steps = await db
    .selectFrom('revisions as step')
    .select(['step.createdAt', 'step.page', 'step.rev'])
    .select((eb) => eb.or([isShown(eb), isPinned(eb)]).as('isKept'))
    .where('step.kind', '=', sql.lit('step'))
    .where((eb) =>
      eb(eb.refTuple('step.createdAt', 'step.page', 'step.rev'), '>', eb.tuple(at, page, rev)),
    )
    .where('step.createdAt', '<', before)
    .orderBy('step.createdAt')
    .orderBy('step.page')
    .orderBy('step.rev')
    .limit(limit)
    .execute()
  const old = steps.filter(({ isKept }) => !isKept)
  for (const step of old) await dropRevisions(db, step.page, (eb) => eb.and({ rev: step.rev }))
  return { dropped: old.length, next: behind(steps, limit, byAge) }
}

type Step = ExpressionBuilder<Database & { step: Database['revisions'] }, 'step'>

function isShown(eb: Step) {
  return eb.exists(
    eb
      .selectFrom('pages')
      .select('pages.id')
      .whereRef('pages.id', '=', 'step.page')
      .where((page) =>
        page.or([
          page('pages.rev', '=', page.ref('step.rev')),
          page('pages.publishedRev', '=', page.ref('step.rev')),
        ]),
      ),
  )
}

function isPinned(eb: Step) {
  return eb.exists(
    eb
      .selectFrom('shares')
      .select('shares.id')
      .whereRef('shares.page', '=', 'step.page')
      .whereRef('shares.pin', '=', 'step.rev'),
  )
}

function byEnd({ updatedAt, id }: { updatedAt: number; id: string }): WalkPlace {
  return [updatedAt, id]
}

function byAge(step: { createdAt: number; page: string; rev: number }): WalkPlace {
  return [step.createdAt, step.page, step.rev]
}

/** Where to go on behind the rows of a batch: null where they were fewer than asked for. */
function behind<T>(rows: T[], limit: number, placeOf: (row: T) => WalkPlace): WalkPlace | null {
  const last = rows.at(-1)
  return last === undefined || rows.length < limit ? null : placeOf(last)
}
