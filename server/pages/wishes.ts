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
  services: Pick<Services, 'storage' | 'now'>,
  access: PageAccess,
  { cursor, limit = wishesAtOnce }: QueryOf<'listWishes'>,
): Promise<{ items: Wish[]; nextCursor: string | null }> {
  const page = await ownPage(services, access, 'change')
  const { storage } = services
  const { items, nextCursor } = await storage.wishes.list(page.id, { cursor, limit })
  return { items: items.map(wishSummary), nextCursor }
}

/** A wish without what is internal to taking it back. */
export function wishSummary(stored: StoredWish): Wish {
  const { page: _page, undo: _undo, undoNoindex: _noindex, ...wish } = stored
  return { ...wish, isUndoable: isUndoable(stored) }
}

/** Or to be made again, once it is taken back. */
export const isUndoable = ({ undo, undoNoindex }: Pick<StoredWish, 'undo' | 'undoNoindex'>) =>
  undo.length > 0 || undoNoindex !== undefined

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
