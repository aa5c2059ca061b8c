import type { Services } from '#server/services.ts'
import type { PageQuery } from '#server/storage/storage.ts'
import type { PageList } from '#shared/payloads.ts'
import { scarceRoom } from './refuse-full.ts'
import { pageSummary } from './summaries.ts'

const defaultLimit = 24

/** The caller's own pages, newest first where no other order is asked for; none for who has made nothing yet. */
export async function listPages(
  services: Pick<Services, 'storage' | 'config'>,
  identity: string | null,
  query: Partial<Omit<PageQuery, 'owner'>>,
): Promise<PageList> {
  const { storage } = services
  if (identity === null) return { items: [], nextCursor: null, room: null }
  const limit = query.limit ?? defaultLimit
  const { items, nextCursor } = await storage.pages.list({ ...query, owner: identity, limit })
  const unread = await storage.submissions.unread(items.map(({ id }) => id))
  const listed = items.map((page) => ({ ...pageSummary(page), unread: unread.get(page.id) ?? 0 }))
  return { items: listed, nextCursor, room: await scarceRoom(services, storage, identity) }
}
