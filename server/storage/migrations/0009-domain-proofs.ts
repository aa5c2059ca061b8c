import type { Executor } from '../schema.ts'

/** When a request last came through a page's host; those in use get their whole time from now. */
export async function domainProofs(db: Executor): Promise<void> {
  await db.schema.alterTable('domains').addColumn('provedAt', 'bigint').execute()
  await db
    .updateTable('domains')
    .set({ provedAt: Date.now() })
    .where('activeAt', 'is not', null)
    .execute()
}
