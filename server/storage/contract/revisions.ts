import type { PageDocument } from '#shared/page/document.ts'
import type { Version1Document } from '#shared/page/version-1.ts'
import type { Revision } from '#shared/payloads.ts'

/** `step` is a revision of a sitting that went on: kept to go back to, but not told of. */
export type RevisionKind = Revision['kind'] | 'step'

export interface StoredRevision {
  page: string
  rev: number
  kind: RevisionKind
  document: PageDocument | Version1Document
  createdAt: number
}

/** A revision the history tells of. */
export type ToldRevision = StoredRevision & { kind: Revision['kind'] }

/** Pages as they were. */
export interface RevisionsRepository {
  insert(revision: StoredRevision): Promise<void>
  byRev(page: string, rev: number): Promise<StoredRevision | null>
  /** Says what a revision is from now on; its document never changes. */
  mark(page: string, rev: number, kind: RevisionKind): Promise<void>
  /** Newest first, without mere steps, at most 200. */
  list(page: string): Promise<ToldRevision[]>
}
