import { sql } from 'kysely'
import type { Executor } from '../schema.ts'

/** Whether a page's owner lets the operator learn from its brief and what was corrected in it. */
export async function sharedBriefs(db: Executor): Promise<void> {
  await db.schema
    .alterTable('pages')
    .addColumn('sharesBrief', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('pagesSharingBriefs')
    .on('pages')
    .columns(['id'])
    .where(sql.raw<boolean>('shares_brief = 1'))
    .execute()
}
