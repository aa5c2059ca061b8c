/** Answers that are no longer true, by tag; `all` are all of them. */
export interface Purge {
  tags: readonly string[] | 'all'
  /** They may still be served while new ones are made. */
  soft?: boolean
}

/**
 * Having looked, a process may rely for so many milliseconds on there being no newer purge: whoever
 * adds one hears only then that it is done.
 */
export const purgeLeaseMs = 5

/** What every process is told to forget. */
export interface PurgesRepository {
  /**
   * Tells every process, with the commit of this transaction, what to forget. When it is over, for
   * a purge of its own the call and else the transaction, no process relies on an earlier look.
   */
  add(purge: Purge, now: number): Promise<void>
  /** What was added after a number, oldest first. A first one that is not the next tells of a gap. */
  after(seq: number): Promise<(Purge & { seq: number })[]>
  /** Number of the newest, 0 before the first. */
  latest(): Promise<number>
  /** Counts from now on how far a cache in front is told, where that is not counted yet. */
  follow(target: string): Promise<void>
  /** The number of the last one a cache in front was told of. */
  toldTo(target: string): Promise<number>
  tell(target: string, seq: number): Promise<void>
}
