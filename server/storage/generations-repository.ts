import { appendEvents } from './append-events.ts'
import { atomically } from './atomically.ts'
import { claimGeneration } from './claim-generation.ts'
import { generationFromRow, generationToRow } from './generation-rows.ts'
import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

/** `tell` hears of every generation whose log or wishes changed. */
export function generationsRepository(
  db: Executor,
  engine: StorageEngine,
  tell: (generation: string) => void,
): Repositories['generations'] {
  return {
    ...generationReads(db),
    ...generationLeases(db, engine),

    async insert(generation) {
      await db.insertInto('generations').values(generationToRow(generation)).execute()
    },

    async append(id, fence, events, now, status, usage) {
      const appended = await atomically(db, (transaction) =>
        appendEvents(transaction, id, fence, events, now, status, usage),
      )
      if (appended) tell(id)
      return appended
    },

    /** The first wish counts; repeating it changes nothing. */
    async requestCancel(id, now) {
      await db
        .updateTable('generations')
        .set({ cancelRequestedAt: now, updatedAt: now })
        .where('id', '=', id)
        .where('cancelRequestedAt', 'is', null)
        .execute()
      tell(id)
    },
  }
}

type Reads = 'byId' | 'byIdempotencyKey' | 'latestOf' | 'unfinishedOf' | 'previousOf' | 'events'

function generationReads(db: Executor): Pick<Repositories['generations'], Reads> {
  const all = db.selectFrom('generations').selectAll()
  const newestFirst = all
    .where('kind', '=', 'page')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  return {
    async byId(id) {
      const row = await all.where('id', '=', id).executeTakeFirst()
      return row ? generationFromRow(row) : null
    },

    async byIdempotencyKey(owner, key) {
      const row = await all
        .where('owner', '=', owner)
        .where('idempotencyKey', '=', key)
        .executeTakeFirst()
      return row ? generationFromRow(row) : null
    },

    async latestOf(page) {
      const row = await newestFirst.where('page', '=', page).limit(1).executeTakeFirst()
      return row ? generationFromRow(row) : null
    },

    async unfinishedOf(page) {
      const row = await all
        .where('page', '=', page)
        .where('status', 'in', ['queued', 'writing'])
        .limit(1)
        .executeTakeFirst()
      return row ? generationFromRow(row) : null
    },

    async previousOf({ id, page, createdAt }) {
      const row = await newestFirst
        .where('page', '=', page)
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)),
        )
        .limit(1)
        .executeTakeFirst()
      return row ? generationFromRow(row) : null
    },

    async events(id, after, limit) {
      const rows = await db
        .selectFrom('generationEvents')
        .select(['seq', 'op'])
        .where('generation', '=', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute()
      return rows.map(({ seq, op }) => ({ seq, op: JSON.parse(op) }))
    },
  }
}

type Leases = 'claim' | 'claimOne' | 'renew' | 'release'

function generationLeases(
  db: Executor,
  engine: StorageEngine,
): Pick<Repositories['generations'], Leases> {
  return {
    claim: (owner, now, leaseMs) => claimGeneration(db, engine, { owner, now, leaseMs }),
    claimOne: (id, owner, now, leaseMs) => claimGeneration(db, engine, { id, owner, now, leaseMs }),

    async renew(id, fence, now, leaseMs) {
      const { numUpdatedRows } = await db
        .updateTable('generations')
        .set({ leaseUntil: now + leaseMs })
        .where('id', '=', id)
        .where('fence', '=', fence)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async release(owner, now) {
      await db
        .updateTable('generations')
        .set({ leaseOwner: null, leaseUntil: null, updatedAt: now })
        .where('leaseOwner', '=', owner)
        .execute()
    },
  }
}
