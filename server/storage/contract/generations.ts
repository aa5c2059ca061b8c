import type { Engine } from '#shared/engines.ts'
import type { Op } from '#shared/page/ops.ts'

export type JobStatus = 'queued' | 'writing' | 'complete' | 'truncated' | 'cancelled' | 'failed'

/** What a job writes: a page from its brief, or what a creator wishes of it. */
export type JobKind = 'page' | 'wish'

export interface StoredGeneration {
  id: string
  kind: JobKind
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

/** Jobs that write pages, and the ops they have written. */
export interface GenerationsRepository {
  /** @throws when owner and idempotency key exist: look with `byIdempotencyKey` first. */
  insert(generation: StoredGeneration): Promise<void>
  byId(id: string): Promise<StoredGeneration | null>
  byIdempotencyKey(owner: string, key: string): Promise<StoredGeneration | null>
  /** The one that wrote the page last. */
  latestOf(page: string): Promise<StoredGeneration | null>
  /** One of the page that has not come to its end: it is being written, or a wish carried out. */
  unfinishedOf(page: string): Promise<StoredGeneration | null>
  /** The one that wrote the same page last before this one. */
  previousOf(generation: StoredGeneration): Promise<StoredGeneration | null>
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
