import { isOlder, newestPage } from './list-cursor.ts'
import type { Executor, SubmissionRow } from './schema.ts'
import type { Repositories, StoredSubmission } from './storage.ts'

export function submissionsRepository(db: Executor): Repositories['submissions'] {
  return {
    async insert(submission) {
      const fields = JSON.stringify(submission.fields)
      await db
        .insertInto('submissions')
        .values({ ...submission, fields })
        .execute()
    },

    async list(page, { cursor, limit }) {
      const rows = await newestFirst(db, page)
        .$if(cursor !== undefined, (older) => older.where(isOlder(cursor ?? '')))
        .limit(limit + 1)
        .execute()
      return newestPage(rows.map(submissionFromRow), limit)
    },

    async unread(pages) {
      if (pages.length === 0) return new Map()
      const rows = await db
        .selectFrom('submissions')
        .select((eb) => ['page', eb.fn.countAll().as('count')])
        .where('page', 'in', pages)
        .where('readAt', 'is', null)
        .groupBy('page')
        .execute()
      return new Map(rows.map(({ page, count }) => [page, Number(count)]))
    },

    async mark(page, id, readAt) {
      const { numUpdatedRows } = await db
        .updateTable('submissions')
        .set({ readAt })
        .where('page', '=', page)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async markAll(page, readAt) {
      await db
        .updateTable('submissions')
        .set({ readAt })
        .where('page', '=', page)
        .where('readAt', 'is', null)
        .execute()
    },

    async remove(page, id) {
      const { numDeletedRows } = await db
        .deleteFrom('submissions')
        .where('page', '=', page)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function newestFirst(db: Executor, page: string) {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('page', '=', page)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}

export function submissionFromRow(row: SubmissionRow): StoredSubmission {
  return { ...row, fields: JSON.parse(row.fields) }
}
