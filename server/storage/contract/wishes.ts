import type { UndoStep } from '#shared/page/restore/take-back.ts'
import type { Wish } from '#shared/page/wish.ts'

export interface StoredWish extends Omit<Wish, 'isUndoable' | 'editor'> {
  page: string
  /** Number of the page's editor whose it is; of one from elsewhere, as it was told there. */
  editor: number | Wish['editor']
  /** What takes it back, or makes it again once it is taken back; none where nothing can. */
  undo: UndoStep[]
  /** What the page's `noindex` is then; absent of a wish that leaves it. */
  undoNoindex?: boolean
}

/** What becomes of a wish, told as it is known. */
export type WishChange = Partial<Omit<StoredWish, 'id' | 'page' | 'command' | 'createdAt'>>

/** The thread of a page: what was asked for, and what came of it. */
export interface WishesRepository {
  /** Drops the oldest of the page beyond `mostWishes`. */
  insert(wish: StoredWish): Promise<void>
  byId(page: string, id: string): Promise<StoredWish | null>
  update(id: string, change: WishChange): Promise<void>
  /** Newest first, from the cursor on. */
  list(
    page: string,
    from: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: StoredWish[]; nextCursor: string | null }>
}

/** Wishes a page keeps. */
export const mostWishes = 200
