import type { Executor } from './schema.ts'
import type { Repositories } from './storage.ts'

export function submissionsRepository(db: Executor): Repositories['submissions'] {
  return {
    async insert(submission) {
      const fields = JSON.stringify(submission.fields)
      await db
        .insertInto('submissions')
        .values({ ...submission, fields })
        .execute()
    },

    /** Newest first. */
    async listOf(page) {
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('page', '=', page)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) }))
    },
  }
}
