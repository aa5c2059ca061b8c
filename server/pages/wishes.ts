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
import { peopleOf } from './editors.ts'
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
  return { items: await toldWishes(storage, items), nextCursor }
}

/** Wishes of one page without what is internal to taking them back. */
export async function toldWishes(
  storage: Pick<Repositories, 'editors'>,
  wishes: readonly StoredWish[],
): Promise<Wish[]> {
  const numbers = wishes.map(({ editor }) => (typeof editor === 'number' ? editor : null))
  const personOf = await peopleOf(storage, wishes[0]?.page ?? '', numbers)
  return wishes.map((stored) => {
    const { page: _page, undo: _undo, undoNoindex: _noindex, editor, ...wish } = stored
    const asker = typeof editor === 'number' ? personOf(editor) : editor
    return { ...wish, editor: asker, isUndoable: isUndoable(stored) }
  })
}

/** Or to be made again, once it is taken back. */
export const isUndoable = ({ undo, undoNoindex }: Pick<StoredWish, 'undo' | 'undoNoindex'>) =>
  undo.length > 0 || undoNoindex !== undefined

/** A copy of a page has its wishes; they can be taken back there, too. */
export async function copyWishes(
  { wishes, editors }: Repositories,
  from: string,
  { id: page, rev }: Pick<StoredPage, 'id' | 'rev'>,
): Promise<void> {
  const { items } = await wishes.list(from, { limit: mostWishes })
  const told = await toldWishes({ editors }, items)
  for (const [at, wish] of items.entries()) {
    if (wish.status === 'writing') continue
    const { editor = null } = told[at] ?? {}
    const ofCopy = { id: newId(), page, rev: wish.rev === null ? null : rev }
    await wishes.insert({ ...wish, ...ofCopy, editor })
  }
}
