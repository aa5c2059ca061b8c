import type { Delivery } from '#shared/account.ts'
import type { WebhookEvent } from '#shared/webhook-events.ts'

/** An address that is told of what happens to its owner's pages. */
export interface StoredWebhook {
  id: string
  owner: string
  url: string
  events: WebhookEvent[]
  /** How often its secret was renewed. */
  secretVersion: number
  createdAt: number
}

/** One event for one webhook: first what is to be sent, then what became of it. */
export interface StoredDelivery extends Delivery {
  webhook: string
  page: string
  /** The message it brings, which is its owner's to delete. */
  submission: string | null
  /** What is sent; null once nothing is to be sent any more. */
  body: string | null
}

/** A delivery this process alone may send until its lease ends. */
export interface ClaimedDelivery extends StoredDelivery {
  body: string
  url: string
  secretVersion: number
}

/** What became of an attempt. */
export type AttemptResult = Pick<StoredDelivery, 'state' | 'nextAt' | 'answer' | 'fault'>

export interface WebhooksRepository {
  insert(webhook: StoredWebhook): Promise<void>
  /** Newest first. */
  listOf(owner: string): Promise<StoredWebhook[]>
  byId(id: string): Promise<StoredWebhook | null>
  /** Counts its secret on. @returns null where the owner has no such webhook */
  renewSecret(id: string, owner: string): Promise<StoredWebhook | null>
  /** With all its deliveries. @returns whether the owner had it */
  remove(id: string, owner: string): Promise<boolean>
}

export interface DeliveriesRepository {
  add(deliveries: readonly StoredDelivery[]): Promise<void>
  /** Whether any is due that nobody is sending. */
  hasDue(now: number): Promise<boolean>
  /** The one that is due longest, for one claimer alone; of each webhook one at a time. */
  claim(claimer: string, now: number, leaseMs: number): Promise<ClaimedDelivery | null>
  /** Ends an attempt. @returns false where the lease was lost meanwhile: nothing is written then */
  record(id: string, claimer: string, result: AttemptResult, now: number): Promise<boolean>
  /** Newest first, from the cursor on. */
  list(
    webhook: string,
    from: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: StoredDelivery[]; nextCursor: string | null }>
  /** What brings that message, sent or not. */
  removeOfSubmission(submission: string): Promise<void>
}
