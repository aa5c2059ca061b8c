import type { Services } from '#server/services.ts'
import {
  mostWishes,
  type Repositories,
  type StoredPage,
  type StoredWish,
} from '#server/storage/storage.ts'
import type { QueryOf } from '#shared/endpoints.ts'
import type { Wish } from '#shared/page/wish.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { newId } from './new-id.ts'

const wishesAtOnce = 20

/** The thread of the owner's page, newest first. */
export async function listWishes(
  { storage }: Pick<Services, 'storage'>,
  access: PageAccess,
  { cursor, limit = wishesAtOnce }: QueryOf<'listWishes'>,
): Promise<{ items: Wish[]; nextCursor: string | null }> {
  const page = await ownPage({ storage }, access, 'work')
  const { items, nextCursor } = await storage.wishes.list(page.id, { cursor, limit })
  return { items: items.map(wishSummary), nextCursor }
}

/** A wish without what is internal to taking it back. */
export function wishSummary({ page: _page, undo, ...wish }: StoredWish): Wish {
  return { ...wish, isUndoable: undo.length > 0 }
}

/** A copy of a page has its wishes; they can be taken back there, too. */
export async function copyWishes(
  { wishes }: Repositories,
  from: string,
  { id: page, rev }: Pick<StoredPage, 'id' | 'rev'>,
): Promise<void> {
  const { items } = await wishes.list(from, { limit: mostWishes })
  const ended = items.filter(({ status }) => status !== 'writing')
  for (const wish of ended)
    await wishes.insert({ ...wish, id: newId(), page, rev: wish.rev === null ? null : rev })
}
