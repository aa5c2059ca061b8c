import type { Executor } from '../schema.ts'

/** Pages the operator has taken offline, and why. */
export async function takeDowns(db: Executor): Promise<void> {
  await db.schema.alterTable('pages').addColumn('takenDownAt', 'bigint').execute()
  await db.schema.alterTable('pages').addColumn('takenDownReason', 'text').execute()
}
