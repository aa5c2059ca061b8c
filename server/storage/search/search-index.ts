import type { Executor } from '../schema.ts'

/** Which pages hold which pieces of text, in what the engine does best. */
export interface SearchIndex {
  /** Makes its tables, in a migration. */
  create(db: Executor): Promise<void>
  /** Remembers what a page is found by, in place of what it was found by. */
  put(db: Executor, page: string, texts: readonly string[]): Promise<void>
  remove(db: Executor, pages: readonly string[]): Promise<void>
  /**
   * The pages of an owner that hold every piece.
   * @returns null where there are more than `most`
   */
  find(
    db: Executor,
    owner: string,
    grams: readonly string[],
    most: number,
  ): Promise<string[] | null>
}
