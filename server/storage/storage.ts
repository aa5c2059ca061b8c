import type { DomainsRepository } from './contract/domains.ts'
import type { EditorsRepository } from './contract/editors.ts'
import type { GenerationsRepository } from './contract/generations.ts'
import type { IdentitiesRepository } from './contract/identities.ts'
import type { KeysRepository } from './contract/keys.ts'
import type { LeasesRepository } from './contract/leases.ts'
import type { MailboxesRepository, MailsRepository } from './contract/mail.ts'
import type { PagesRepository } from './contract/pages.ts'
import type { PasskeysRepository } from './contract/passkeys.ts'
import type { PurgesRepository } from './contract/purges.ts'
import type { RetentionRepository } from './contract/retention.ts'
import type { RevisionsRepository } from './contract/revisions.ts'
import type { SeatsRepository } from './contract/seats.ts'
import type { SharesRepository } from './contract/shares.ts'
import type { SubmissionsRepository } from './contract/submissions.ts'
import type { UploadsRepository } from './contract/uploads.ts'
import type { ViewsRepository } from './contract/views.ts'
import type { DeliveriesRepository, WebhooksRepository } from './contract/webhooks.ts'
import type { WishesRepository } from './contract/wishes.ts'

export type { AttachedDomain, StoredDomain } from './contract/domains.ts'
export type { StoredEditor } from './contract/editors.ts'
export type { JobKind, JobStatus, StoredEvent, StoredGeneration } from './contract/generations.ts'
export type { StoredKey } from './contract/keys.ts'
export type { ClaimedMail, StoredMail, StoredMailbox, ToldSubmission } from './contract/mail.ts'
export type {
  LanguageSlugs,
  ListedPage,
  PageChange,
  PageQuery,
  StoredPage,
} from './contract/pages.ts'
export type { StoredPasskey } from './contract/passkeys.ts'
export { type Purge, purgeLeaseMs } from './contract/purges.ts'
export type { RetentionBatch, WalkPlace } from './contract/retention.ts'
export type {
  RevisionKind,
  RevisionMark,
  StoredRevision,
  ToldRevision,
  Turn,
} from './contract/revisions.ts'
export type { StoredShare } from './contract/shares.ts'
export type { StoredSubmission } from './contract/submissions.ts'
export type { StoredUpload } from './contract/uploads.ts'
export type { PageViews } from './contract/views.ts'
export type {
  AttemptResult,
  ClaimedDelivery,
  StoredDelivery,
  StoredWebhook,
} from './contract/webhooks.ts'
export { mostWishes, type StoredWish, type WishChange } from './contract/wishes.ts'

/**
 * Repositories of one transaction, or of none. They return domain objects, never rows; times are
 * milliseconds since 1970 everywhere.
 */
export interface Repositories {
  identities: IdentitiesRepository
  pages: PagesRepository
  domains: DomainsRepository
  purges: PurgesRepository
  revisions: RevisionsRepository
  generations: GenerationsRepository
  shares: SharesRepository
  editors: EditorsRepository
  keys: KeysRepository
  passkeys: PasskeysRepository
  submissions: SubmissionsRepository
  views: ViewsRepository
  retention: RetentionRepository
  leases: LeasesRepository
  seats: SeatsRepository
  uploads: UploadsRepository
  wishes: WishesRepository
  webhooks: WebhooksRepository
  deliveries: DeliveriesRepository
  mailboxes: MailboxesRepository
  mails: MailsRepository
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
   * @throws AppError `storage_full` when the disk refuses, `unavailable` when nothing answers
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /**
   * As `transaction`, for what takes something from its readers, which has to work on a full disk:
   * it may use the room that is kept in reserve.
   */
  takeDown<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /**
   * Number of the newest purge, as `purges.after` counts, where it can be read at once; null where
   * that takes a round trip.
   */
  latestPurge(): number | null
  /** Takes what was deleted out of the database's own files, as far as the engine leaves it there. */
  scrub(): Promise<void>
  /** A write that proves the database takes writes; for `/readyz`. */
  probe(): Promise<void>
  /**
   * Calls back when another writer, here or in another process, may have appended events to the
   * generation of that id, or changed the page. Only a hint: readers poll as well. Returns how to stop.
   */
  onEvents(id: string, listener: () => void): () => void
  close(): Promise<void>
}
