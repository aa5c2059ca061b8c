import type { Repositories, StoredWish } from '#server/storage/storage.ts'
import type { TakenBack } from '#shared/page/restore/take-back.ts'

/** Stores that a wish was taken back or made again: what was taken back can be made again. */
export async function turned(
  { wishes }: Pick<Repositories, 'wishes'>,
  wish: StoredWish,
  { ops, redo }: TakenBack,
  now: number,
): Promise<StoredWish> {
  const change = {
    undoneAt: wish.undoneAt === null ? now : null,
    ...(ops.length > 0 && { undo: redo }),
  }
  await wishes.update(wish.id, change)
  return { ...wish, ...change }
}
