import type { Executor } from '../schema.ts'

/** Which revisions are steps through a page's history, and where they lead. */
export async function turns(db: Executor): Promise<void> {
  await db.schema.alterTable('revisions').addColumn('turn', 'text').execute()
}
