import { documentDigest } from '../document-digest.ts'
import type { Executor } from '../schema.ts'

const batch = 100

/** What tells that two revisions are the same page, without reading either. */
export async function revisionDigests(db: Executor): Promise<void> {
  await db.schema
    .alterTable('revisions')
    .addColumn('digest', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (let last = { page: '', rev: -1 }; ; ) {
    const rows = await db
      .selectFrom('revisions')
      .select(['page', 'rev', 'document'])
      .where((row) => row(row.refTuple('page', 'rev'), '>', row.tuple(last.page, last.rev)))
      .orderBy('page')
      .orderBy('rev')
      .limit(batch)
      .execute()
    for (const { page, rev, document } of rows)
      await db
        .updateTable('revisions')
        .set({ digest: documentDigest(JSON.parse(document)) })
        .where('page', '=', page)
        .where('rev', '=', rev)
        .execute()
    last = rows.at(-1) ?? last
    if (rows.length < batch) break
  }
  // Without it each look would go through the documents, behind which the column stands.
  await db.schema
    .createIndex('revisionsByDigest')
    .on('revisions')
    .columns(['page', 'digest', 'rev', 'kind'])
    .execute()
}
