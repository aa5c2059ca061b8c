import type { Repositories, StoredPage, StoredWish } from '#server/storage/storage.ts'
import type { TakenBack } from '#shared/page/restore/take-back.ts'
import { setNoindex } from './set-noindex.ts'

/** Stores that a wish was taken back or made again: what was taken back can be made again. */
export async function turned(
  repositories: Repositories,
  page: StoredPage,
  wish: StoredWish,
  { ops, redo }: TakenBack,
  now: number,
): Promise<StoredWish> {
  const { undoNoindex: noindex } = wish
  if (noindex !== undefined) await setNoindex(repositories, page, noindex, now)
  const change = {
    undoneAt: wish.undoneAt === null ? now : null,
    ...(ops.length > 0 && { undo: redo }),
    ...(noindex !== undefined && { undoNoindex: !noindex }),
  }
  await repositories.wishes.update(wish.id, change)
  return { ...wish, ...change }
}
