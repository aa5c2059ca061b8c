import type { Services } from '#server/services.ts'
import type { PageQuery } from '#server/storage/storage.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { pageSummary } from './summaries.ts'

const defaultLimit = 24

/** The caller's own pages, newest first; none for who has made nothing yet. */
export async function listPages(
  { storage }: Pick<Services, 'storage'>,
  identity: string | null,
  query: Partial<Omit<PageQuery, 'owner'>>,
): Promise<{ items: PageSummary[]; nextCursor: string | null }> {
  if (identity === null) return { items: [], nextCursor: null }
  const limit = query.limit ?? defaultLimit
  const { items, nextCursor } = await storage.pages.list({ ...query, owner: identity, limit })
  return { items: items.map(pageSummary), nextCursor }
}
