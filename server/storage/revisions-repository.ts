import type { Executor, RevisionRow } from './schema.ts'
import type { Repositories, RevisionKind, StoredRevision, ToldRevision, Turn } from './storage.ts'

const longestHistory = 200

export function revisionsRepository(db: Executor): Repositories['revisions'] {
  return {
    async insert({ turn, ...revision }) {
      const texts = {
        document: JSON.stringify(revision.document),
        turn: turn ? JSON.stringify(turn) : null,
      }
      await db
        .insertInto('revisions')
        .values({ ...revision, ...texts })
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

    async marks(page, limit) {
      const rows = await db
        .selectFrom('revisions')
        .select(['rev', 'kind', 'createdAt', 'turn'])
        .where('page', '=', page)
        .orderBy('rev', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ turn, kind, ...mark }) => ({
        ...mark,
        kind: kind as RevisionKind,
        ...turnOf(turn),
      }))
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

function fromRow({ turn, ...row }: RevisionRow): StoredRevision {
  const document = JSON.parse(row.document)
  return { ...row, kind: row.kind as RevisionKind, document, ...turnOf(turn) }
}

function turnOf(turn: string | null): { turn?: Turn } {
  return turn === null ? {} : { turn: JSON.parse(turn) }
}
