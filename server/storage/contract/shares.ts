import type { ShareAccess, ShareVisit } from '#shared/shares.ts'

export interface StoredShare {
  id: string
  page: string
  token: string
  access: ShareAccess
  expiresAt: number | null
  passwordHash: string | null
  pin: number | null
  maxViews: number | null
  views: number
  createdAt: number
  revokedAt: number | null
}

/** Links to pages, and who tried them. */
export interface SharesRepository {
  insert(share: StoredShare): Promise<void>
  byToken(token: string): Promise<StoredShare | null>
  byId(id: string): Promise<StoredShare | null>
  /** Newest first, ended ones too, as many as a list shows. */
  listOf(page: string): Promise<StoredShare[]>
  /** Of a page's links neither revoked nor expired. */
  countOpen(page: string, now: number): Promise<number>
  revoke(id: string, now: number): Promise<void>
  /** Counts one view; false when the views are used up. */
  countView(id: string): Promise<boolean>
  /** Remembers an attempt; of each link the newest hundred are kept. */
  logVisit(id: string, visit: Omit<ShareVisit, 'id'>): Promise<void>
  /** Wrong passwords of a page's links since, as far as attempts are kept; by the link's id. */
  guesses(page: string, since: number): Promise<Map<string, number>>
  /** Newest first. */
  visits(id: string): Promise<ShareVisit[]>
}
