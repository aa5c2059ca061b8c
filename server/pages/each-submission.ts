import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Storage, StoredSubmission } from '#server/storage/storage.ts'

/** So few that reading them holds nobody up: each may have 32 KB. */
const atOnce = 20

/** All that a page's readers have sent up to a moment, newest first, with turns for others between. */
export async function* eachSubmission(
  { submissions }: Pick<Storage, 'submissions'>,
  page: string,
  until: number,
): AsyncGenerator<StoredSubmission> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await submissions.list(page, { cursor, limit: atOnce })
    for (const item of items) {
      if (item.createdAt > until) continue
      yield item
      await nextTurn()
    }
    cursor = nextCursor ?? undefined
  } while (cursor)
}
