export interface Seat {
  id: string
  page: string
  /** Number of the editor who sits there; null is the page's owner. */
  editor: number | null
}

/** Who has a page open: each stream that follows it holds a seat, for a while or until it leaves. */
export interface SeatsRepository {
  take(seat: Seat, now: number, heldMs: number): Promise<void>
  leave(seat: Pick<Seat, 'id' | 'page'>): Promise<void>
  /** Whose seats are held, each person once. */
  taken(page: string, now: number): Promise<Set<number | null>>
}
