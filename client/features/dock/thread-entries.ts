import type { Wish } from '#shared/page/wish.ts'
import { type WishEntry, wishEntry } from './wish.ts'

/** A wish nothing came of, which no thread of the server has. */
export interface RefusedWish extends WishEntry {
  /** The wish that was the newest as it was asked; null where there was none. */
  after: string | null
}

/** What was asked for in the order it was asked in, refused or not. */
export function threadEntries(
  wishes: readonly Wish[],
  refused: readonly RefusedWish[],
  latest: WishEntry | null,
  guest: number | null,
): WishEntry[] {
  const behind = (id: string | null) => refused.filter(({ after }) => after === id)
  const told = wishes.flatMap((wish) => [wishEntry(wish, guest), ...behind(wish.id)])
  return [...behind(null), ...told, ...(latest ? [latest] : [])]
}
