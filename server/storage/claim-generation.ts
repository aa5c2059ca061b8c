import { type ExpressionBuilder, sql } from 'kysely'
import { generationFromRow } from './generation-rows.ts'
import type { Database, Executor } from './schema.ts'
import type { StoredGeneration } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'

interface Claim {
  /** This very job; without one, the oldest that is free. */
  id?: string
  owner: string
  now: number
  leaseMs: number
}

/**
 * Takes a free job in one statement, so two claimers never take the same. A job that was being
 * written when its lease ended has lost its writer: that is another attempt.
 */
export async function claimGeneration(
  db: Executor,
  engine: StorageEngine,
  claim: Claim,
): Promise<StoredGeneration | null> {
  const row = await db
    .updateTable('generations')
    .set((eb) => ({
      status: 'writing',
      leaseOwner: claim.owner,
      leaseUntil: claim.now + claim.leaseMs,
      fence: eb('fence', '+', 1),
      attempt: sql<number>`${eb.ref('attempt')} + ${takeOver(eb)}`,
      updatedAt: claim.now,
    }))
    .where('id', '=', (eb) => freeJob(eb, engine, claim))
    .returningAll()
    .executeTakeFirst()
  return row ? generationFromRow(row) : null
}

function takeOver(eb: ExpressionBuilder<Database, 'generations'>) {
  return eb.case().when('status', '=', 'writing').then(sql.lit(1)).else(sql.lit(0)).end()
}

function freeJob(
  eb: ExpressionBuilder<Database, 'generations'>,
  engine: StorageEngine,
  { id, now }: Claim,
) {
  const free = eb
    .selectFrom('generations')
    .select('id')
    .where('status', 'in', ['queued', 'writing'])
    .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', now)]))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
  const wanted = id === undefined ? free : free.where('id', '=', id)
  return engine.claimsSideBySide ? wanted.forUpdate().skipLocked() : wanted
}
