export interface StoredSubmission {
  id: string
  page: string
  block: string
  fields: Record<string, string>
  createdAt: number
  /** When its owner saw it; null for a new one. */
  readAt: number | null
}

/** What pages' readers have sent. */
export interface SubmissionsRepository {
  insert(submission: StoredSubmission): Promise<void>
  /** Newest first, from the cursor on. */
  list(
    page: string,
    from: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: StoredSubmission[]; nextCursor: string | null }>
  /** How many of each page's nobody has seen; pages without new ones are left out. */
  unread(pages: readonly string[]): Promise<Map<string, number>>
  /** @returns whether the page has it */
  mark(page: string, id: string, readAt: number | null): Promise<boolean>
  /** Says of all that are new that they were seen. */
  markAll(page: string, readAt: number): Promise<void>
  /** @returns whether the page had it */
  remove(page: string, id: string): Promise<boolean>
}
