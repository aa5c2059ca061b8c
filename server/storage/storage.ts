import type { Engine } from '#shared/engines.ts'
import type { Locale } from '#shared/locales.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import type { Version1Document } from '#shared/page/version-1.ts'
import type { PageSort, ShareVisit } from '#shared/payloads.ts'

/** Times are milliseconds since 1970 everywhere. */

/** A page as it is stored: the newest document and what is said about it. */
export interface StoredPage {
  id: string
  slug: string
  owner: string
  version: 1 | 2
  rev: number
  document: PageDocument | Version1Document
  title: string
  locale: PageLanguage
  locales: PageLanguage[]
  publishedRev: number | null
  publishedAt: number | null
  listed: boolean
  noindex: boolean
  trashedAt: number | null
  createdAt: number
  updatedAt: number
}

/** `step` is a revision of a sitting that went on: kept to go back to, but not told of. */
export type RevisionKind = 'generated' | 'published' | 'reverted' | 'edited' | 'step'

export interface StoredRevision {
  page: string
  rev: number
  kind: RevisionKind
  document: PageDocument | Version1Document
  createdAt: number
}

export type JobStatus = 'queued' | 'writing' | 'complete' | 'truncated' | 'cancelled' | 'failed'

export interface StoredGeneration {
  id: string
  /** Page id. */
  page: string
  owner: string
  idempotencyKey: string | null
  requestHash: string
  /** The request as it came: what a successor needs to go on. */
  request: Record<string, unknown>
  engine: Engine
  brief: string
  seed: number
  status: JobStatus
  leaseOwner: string | null
  leaseUntil: number | null
  /** One more with every take-over; a writer with an older fence is turned away. */
  fence: number
  attempt: number
  cancelRequestedAt: number | null
  lastSeq: number
  usage: Record<string, unknown> | null
  createdAt: number
  updatedAt: number
}

export interface StoredEvent {
  seq: number
  op: Op
}

export interface StoredShare {
  id: string
  page: string
  token: string
  expiresAt: number | null
  passwordHash: string | null
  pin: number | null
  maxViews: number | null
  views: number
  createdAt: number
  revokedAt: number | null
}

export interface StoredSubmission {
  id: string
  page: string
  block: string
  fields: Record<string, string>
  createdAt: number
  /** When its owner saw it; null for a new one. */
  readAt: number | null
}

/** Visits of a published page on one day: nothing of who it was. */
export interface PageViews {
  page: string
  /** Days since 1970, by UTC. */
  day: number
  /** Language that was asked for. */
  locale: Locale
  /** Host the reader came from; '' where it is not known or our own. */
  referrer: string
  views: number
}

/** A picture a creator brought; its bytes are a file named by `hash`. */
export interface StoredUpload {
  /** Unguessable: whoever has it may see the picture. */
  id: string
  owner: string
  /** SHA-256 of the stored bytes, in hexadecimal digits. */
  hash: string
  format: string
  /** In pixels. */
  width: number
  height: number
  bytes: number
  createdAt: number
}

/** A key beside the cookie. Only its hash is stored; what it opens is its owner's. */
export interface StoredKey {
  id: string
  kind: 'token' | 'device'
  hash: string
  owner: string
  name: string
  /** The identity a device code hands over, sealed with the code. */
  sealed: string | null
  createdAt: number
  expiresAt: number | null
  usedAt: number | null
}

export interface PageQuery {
  owner: string
  query?: string | undefined
  state?: 'draft' | 'published' | 'trashed' | undefined
  /** Pages that exist in this language. */
  locale?: PageLanguage | undefined
  sort?: PageSort | undefined
  cursor?: string | undefined
  limit: number
}

export interface PageChange {
  document?: PageDocument | Version1Document
  version?: 1 | 2
  slug?: string
  publishedRev?: number | null
  publishedAt?: number | null
  listed?: boolean
  noindex?: boolean
  trashedAt?: number | null
}

/** Answers that are no longer true, by tag; `all` are all of them. */
export interface Purge {
  tags: readonly string[] | 'all'
  /** They may still be served while new ones are made. */
  soft?: boolean
}

/** Repositories of one transaction, or of none. They return domain objects, never rows. */
export interface Repositories {
  identities: {
    /** Remembers that an identity exists; `idHash` is SHA-256 of its id. */
    create(idHash: string, now: number): Promise<void>
    exists(idHash: string): Promise<boolean>
    /** Everything that belongs to the identity, and itself: for ever. @returns how many pages */
    erase(idHash: string): Promise<number>
  }
  pages: {
    insert(page: StoredPage): Promise<void>
    byId(id: string): Promise<StoredPage | null>
    bySlug(slug: string): Promise<StoredPage | null>
    /**
     * The page as it is now, kept from others until the transaction ends. A generation writes
     * without a new rev, so a rev alone does not tell that a document read before is still the last.
     */
    lock(id: string): Promise<StoredPage | null>
    /** The page that once had this slug, for a 301. */
    byFormerSlug(slug: string): Promise<StoredPage | null>
    /**
     * Whether a page has this slug or had it once: old links stay theirs. `by` is a page that may
     * keep its own slug or take an old one of its own back.
     */
    slugTaken(slug: string, by?: string): Promise<boolean>
    /**
     * Writes a change when the page is still at `rev`, and its new rev; false when it is not.
     * Title, locale and locales follow the document; a new slug leaves the old one behind.
     */
    update(
      id: string,
      rev: number,
      nextRev: number,
      change: PageChange,
      now: number,
    ): Promise<boolean>
    list(query: PageQuery): Promise<{ items: StoredPage[]; nextCursor: string | null }>
    /** The page and all that is about it, for ever. */
    erase(id: string): Promise<void>
    /** Published, listed, not trashed, not noindex, and in that language; by slug, for sitemaps. */
    listed(
      locale: PageLanguage,
      part: { offset: number; limit: number },
    ): Promise<{ slug: string; locales: PageLanguage[]; publishedAt: number | null }[]>
    /** How many there are of them. */
    countListed(locale: PageLanguage): Promise<number>
  }
  purges: {
    /** Tells every process, with the commit of this transaction, what to forget. */
    add(purge: Purge, now: number): Promise<void>
    /** What was added after a number, oldest first. A first one that is not the next tells of a gap. */
    after(seq: number): Promise<(Purge & { seq: number })[]>
  }
  revisions: {
    insert(revision: StoredRevision): Promise<void>
    byRev(page: string, rev: number): Promise<StoredRevision | null>
    /** Says what a revision is from now on; its document never changes. */
    mark(page: string, rev: number, kind: RevisionKind): Promise<void>
    /** Newest first, without mere steps, at most 200. */
    list(page: string): Promise<StoredRevision[]>
  }
  generations: {
    /** @throws when owner and idempotency key exist: look with `byIdempotencyKey` first. */
    insert(generation: StoredGeneration): Promise<void>
    byId(id: string): Promise<StoredGeneration | null>
    byIdempotencyKey(owner: string, key: string): Promise<StoredGeneration | null>
    latestOf(page: string): Promise<StoredGeneration | null>
    /**
     * Takes the oldest queued job, or one whose lease ran out: sets the lease and adds one to the
     * fence and, for a take-over, to the attempt, and says `writing`. Null when there is none.
     */
    claim(owner: string, now: number, leaseMs: number): Promise<StoredGeneration | null>
    /** Takes this very job if it is free or its lease ran out. */
    claimOne(
      id: string,
      owner: string,
      now: number,
      leaseMs: number,
    ): Promise<StoredGeneration | null>
    /** False when the fence is no longer ours. */
    renew(id: string, fence: number, now: number, leaseMs: number): Promise<boolean>
    /**
     * Appends events and moves `lastSeq`, and the status when given, if the fence is still ours.
     * A final status ends the lease. False when the fence is not ours.
     */
    append(
      id: string,
      fence: number,
      events: StoredEvent[],
      now: number,
      status?: JobStatus,
      usage?: Record<string, unknown>,
    ): Promise<boolean>
    events(id: string, after: number, limit: number): Promise<StoredEvent[]>
    requestCancel(id: string, now: number): Promise<void>
    /** Gives up leases of this process, for a drain. */
    release(owner: string, now: number): Promise<void>
  }
  shares: {
    insert(share: StoredShare): Promise<void>
    byToken(token: string): Promise<StoredShare | null>
    byId(id: string): Promise<StoredShare | null>
    listOf(page: string): Promise<StoredShare[]>
    revoke(id: string, now: number): Promise<void>
    /** Counts one view; false when the views are used up. */
    countView(id: string): Promise<boolean>
    /** Remembers an attempt; of each link the newest hundred are kept. */
    logVisit(id: string, visit: Omit<ShareVisit, 'id'>): Promise<void>
    /** Newest first. */
    visits(id: string): Promise<ShareVisit[]>
  }
  keys: {
    insert(key: StoredKey): Promise<void>
    /** A key of this kind that has not run out, and is marked as used now. */
    use(kind: StoredKey['kind'], hash: string, now: number): Promise<StoredKey | null>
    /** As `use`, but the key is gone: of those who come at once, one gets it. */
    take(kind: StoredKey['kind'], hash: string, now: number): Promise<StoredKey | null>
    /** Newest first. */
    listOf(owner: string, kind: StoredKey['kind']): Promise<StoredKey[]>
    /** @returns whether the owner had it */
    remove(id: string, owner: string): Promise<boolean>
  }
  submissions: {
    insert(submission: StoredSubmission): Promise<void>
    /** Newest first, all of them. */
    listOf(page: string): Promise<StoredSubmission[]>
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
  views: {
    /** Adds to what was counted. Pages are named by their slugs; counts of unknown ones are lost. */
    add(counted: readonly (Omit<PageViews, 'page'> & { slug: string })[]): Promise<void>
    /** Since a day, in no order. */
    of(page: string, sinceDay: number): Promise<Omit<PageViews, 'page'>[]>
  }
  /** Deletes what has grown old: at most `limit` at a time. Each says how many rows went. */
  retention: {
    /** The op logs of at most `limit` generations that ended before; they replay no more. */
    dropEvents(endedBefore: number, limit: number): Promise<number>
    /** Generations that ended before, whose log is dropped and whose page has a newer one. */
    dropGenerations(endedBefore: number, limit: number): Promise<number>
    /** Revisions of kind `step` from before that nobody is shown. */
    dropSteps(before: number, limit: number): Promise<number>
    /** Share links that expired or were revoked before: from 410 they go to 404. */
    dropShares(endedBefore: number, limit: number): Promise<number>
    /** Pages that were put into the trash before, with all that is about them. */
    dropTrash(trashedBefore: number, limit: number): Promise<number>
    /** Counts of visits from before a day. */
    dropViews(beforeDay: number, limit: number): Promise<number>
    /** All but the newest `keptOfPage` submissions of every page. */
    dropSubmissions(keptOfPage: number, limit: number): Promise<number>
  }
  leases: {
    /** Takes or prolongs the lease of that name; false while another owner holds it. */
    take(name: string, owner: string, now: number, leaseMs: number): Promise<boolean>
  }
  uploads: {
    /** @throws when the owner has these bytes already: look with `byHash` first. */
    insert(upload: StoredUpload): Promise<void>
    byId(id: string): Promise<StoredUpload | null>
    byHash(owner: string, hash: string): Promise<StoredUpload | null>
    /** How much an owner's pictures take up together. */
    bytesOf(owner: string): Promise<number>
    /** Oldest first. */
    listOf(owner: string): Promise<StoredUpload[]>
    /** Whether anybody has these bytes. */
    isKept(hash: string): Promise<boolean>
  }
}

/** One statement or transaction, for those who watch the database. */
export interface DatabaseCall {
  kind: 'select' | 'insert' | 'update' | 'delete' | 'other' | 'transaction'
  seconds: number
  failed: boolean
}

export interface Storage extends Repositories {
  /**
   * Runs `work` in one transaction that holds the write lock from its start. What it throws rolls
   * back and is thrown on. Use only the repositories it is given: others wait for its end. On
   * PostgreSQL others write meanwhile, which is why `update` takes the rev and `append` the fence.
   * @throws AppError `storage_full` when the disk refuses
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /**
   * Number of the newest purge, as `purges.after` counts, where it can be read at once; null where
   * that takes a round trip.
   */
  latestPurge(): number | null
  /** A write that proves the database takes writes; for `/readyz`. */
  probe(): Promise<void>
  /**
   * Calls back when another writer, here or in another process, may have appended events to the
   * generation. Only a hint: readers poll as well. Returns how to stop.
   */
  onEvents(generation: string, listener: () => void): () => void
  close(): Promise<void>
}
