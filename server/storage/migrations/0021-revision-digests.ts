import { documentDigest } from '../document-digest.ts'
import type { Executor } from '../schema.ts'

const batch = 100

/** What tells that two revisions are the same page, without reading either. */
export async function revisionDigests(db: Executor): Promise<void> {
  await db.schema
    .alterTable('revisions')
    .addColumn('digest', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (;;) {
    const rows = await db
      .selectFrom('revisions')
      .select(['page', 'rev', 'document'])
      .where('digest', '=', '')
      .limit(batch)
      .execute()
    for (const { page, rev, document } of rows)
      await db
        .updateTable('revisions')
        .set({ digest: documentDigest(JSON.parse(document)) })
        .where('page', '=', page)
        .where('rev', '=', rev)
        .execute()
    if (rows.length < batch) return
  }
}
