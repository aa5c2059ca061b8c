import type { Executor, RevisionRow } from './schema.ts'
import type { Repositories, RevisionKind, StoredRevision, ToldRevision } from './storage.ts'

const longestHistory = 200

export function revisionsRepository(db: Executor): Repositories['revisions'] {
  return {
    async insert(revision) {
      const document = JSON.stringify(revision.document)
      await db
        .insertInto('revisions')
        .values({ ...revision, document })
        .execute()
    },

    async byRev(page, rev) {
      const row = await db
        .selectFrom('revisions')
        .selectAll()
        .where('page', '=', page)
        .where('rev', '=', rev)
        .executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async mark(page, rev, kind) {
      await db
        .updateTable('revisions')
        .set({ kind })
        .where('page', '=', page)
        .where('rev', '=', rev)
        .execute()
    },

    async list(page) {
      const rows = await db
        .selectFrom('revisions')
        .selectAll()
        .where('page', '=', page)
        .where('kind', '<>', 'step')
        .orderBy('rev', 'desc')
        .limit(longestHistory)
        .execute()
      return rows.map((row) => fromRow(row) as ToldRevision)
    },
  }
}

function fromRow(row: RevisionRow): StoredRevision {
  return { ...row, kind: row.kind as RevisionKind, document: JSON.parse(row.document) }
}
