import type { PageDocument } from '#shared/page/document.ts'
import type { Version1Document } from '#shared/page/version-1.ts'
import type { Revision } from '#shared/revisions.ts'

/** `step` is a revision of a sitting that went on: kept to go back to, but not told of. */
export type RevisionKind = Revision['kind'] | 'step'

/** A step back or forward through a page's history, by a wish, a button or a program. */
export interface Turn {
  way: 'undo' | 'redo'
  /** The revision whose place in the history the page has since. */
  to: number
  /** The wish that was taken back, or made again. */
  wish?: string
}

export interface StoredRevision {
  page: string
  rev: number
  kind: RevisionKind
  document: PageDocument | Version1Document
  createdAt: number
  /** Absent of one that brought something new. */
  turn?: Turn
  /** Number of the editor whose change it is; absent of the owner's. */
  editor?: number
}

/** A revision without its document. */
export type RevisionMark = Pick<StoredRevision, 'rev' | 'kind' | 'createdAt' | 'turn'>

/** A revision the history tells of, without its document. */
export interface ToldRevision extends Omit<RevisionMark, 'turn'> {
  kind: Revision['kind']
  editor: number | null
  /** The same of another revision that is the same page. */
  digest: string
}

/** Pages as they were. */
export interface RevisionsRepository {
  insert(revision: StoredRevision): Promise<void>
  byRev(page: string, rev: number): Promise<StoredRevision | null>
  /** The newest of all, mere steps too, newest first. */
  marks(page: string, limit: number): Promise<RevisionMark[]>
  /** Says what a revision is from now on; its document never changes. */
  mark(page: string, rev: number, kind: RevisionKind): Promise<void>
  /** Newest first, without mere steps, from before a revision on. */
  list(page: string, from: { before?: number; limit: number }): Promise<ToldRevision[]>
  /** Those that are the same page as one of these, the oldest first; mere steps are left out. */
  alike(page: string, digests: readonly string[]): Promise<Pick<ToldRevision, 'rev' | 'digest'>[]>
}
