import { atomically } from './atomically.ts'
import { documentDigest } from './document-digest.ts'
import { growPage } from './page-sizes.ts'
import type { Executor, RevisionRow } from './schema.ts'
import type { Repositories, RevisionKind, StoredRevision, ToldRevision, Turn } from './storage.ts'
import { uploadsRepository } from './uploads-repository.ts'
import { withoutMissingPictures } from './without-missing-pictures.ts'

export function revisionsRepository(db: Executor): Repositories['revisions'] {
  const uploads = uploadsRepository(db)
  const told = (page: string) =>
    db.selectFrom('revisions').where('page', '=', page).where('kind', '<>', 'step')
  return {
    async insert({ turn, ...revision }) {
      const texts = {
        document: JSON.stringify(revision.document),
        digest: documentDigest(revision.document),
        turn: turn ? JSON.stringify(turn) : null,
        editor: revision.editor ?? null,
      }
      const bytes = Buffer.byteLength(texts.document)
      await atomically(db, async (transaction) => {
        const row = { ...revision, ...texts }
        await transaction.insertInto('revisions').values(row).execute()
        await growPage(transaction, revision.page, bytes)
      })
    },

    async byRev(page, rev) {
      const row = await db
        .selectFrom('revisions')
        .selectAll()
        .where('page', '=', page)
        .where('rev', '=', rev)
        .executeTakeFirst()
      if (!row) return null
      const revision = fromRow(row)
      return { ...revision, document: await withoutMissingPictures(uploads, revision.document) }
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

    async list(page, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = await told(page)
        .select(['rev', 'kind', 'createdAt', 'digest', 'editor'])
        .where('rev', '<', before)
        .orderBy('rev', 'desc')
        .limit(limit)
        .execute()
      return rows as ToldRevision[]
    },

    alike(page, digests) {
      const rows = told(page).select(['rev', 'digest']).where('digest', 'in', digests)
      return rows.orderBy('rev').execute()
    },
  }
}

function fromRow({ turn, digest: _digest, editor, ...row }: RevisionRow): StoredRevision {
  const document = JSON.parse(row.document)
  const by = editor === null ? {} : { editor }
  return { ...row, kind: row.kind as RevisionKind, document, ...turnOf(turn), ...by }
}

function turnOf(turn: string | null): { turn?: Turn } {
  return turn === null ? {} : { turn: JSON.parse(turn) }
}
