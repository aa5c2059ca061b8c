import type { ColumnType, Kysely } from 'kysely'
import type {
  StoredDelivery,
  StoredDomain,
  StoredEditor,
  StoredKey,
  StoredMail,
  StoredMailbox,
  StoredPasskey,
  StoredShare,
  StoredUpload,
} from './storage.ts'

/**
 * The tables as the code sees them; in the database the names are in snake_case. JSON is text,
 * times are milliseconds in 64-bit integers, truth is 0 or 1: the same in every engine.
 */
export interface Database {
  identities: { idHash: string; createdAt: number }
  pages: PageRow
  /** Slugs that lead to a page beside its own: its languages', and former ones without a locale. */
  otherSlugs: {
    slug: string
    page: string
    createdAt: number
    locale: ColumnType<string | null, string | null | undefined, string | null>
  }
  pageSizes: { page: string; owner: string; bytes: number }
  domains: StoredDomain
  revisions: RevisionRow
  generations: GenerationRow
  generationEvents: { generation: string; seq: number; op: string }
  shares: ShareRow
  editors: StoredEditor
  submissions: SubmissionRow
  pageViews: { page: string; day: number; locale: string; referrer: string; views: number }
  shareVisits: { id: string; share: string; at: number; state: string }
  uploads: StoredUpload
  wishes: WishRow
  keys: StoredKey
  passkeys: PasskeyRow
  mailboxes: MailboxRow
  mails: MailRow
  webhooks: WebhookRow
  deliveries: DeliveryRow
  leases: { name: string; owner: string; heldUntil: number }
  purges: { seq: number; purge: string; at: number }
  purgeClock: { id: number; seq: number }
  purgeTargets: { name: string; seq: number }
  probes: { id: number; at: number }
  migrations: { name: string; appliedAt: number }
}

/** The database, or one transaction of it. */
export type Executor = Kysely<Database>

export interface PageRow {
  id: string
  slug: string
  owner: string
  version: number
  rev: number
  document: string
  title: string
  /** The title as lists and searches compare it: SQLite folds the case of ASCII only. */
  titleFolded: string
  locale: string
  locales: string
  publishedRev: number | null
  publishedAt: number | null
  listed: number
  noindex: number
  sharesBrief: number
  trashedAt: number | null
  takenDownAt: number | null
  takenDownReason: string | null
  createdAt: number
  updatedAt: number
}

export interface ShareRow extends Omit<StoredShare, 'access'> {
  access: string
}

export interface RevisionRow {
  page: string
  rev: number
  kind: string
  document: string
  /** JSON; only of steps through the history. */
  turn: string | null
  createdAt: number
  /** Of the document. */
  digest: string
  /** Number of the editor whose change it was; null of the owner's. */
  editor: number | null
}

export interface GenerationRow {
  id: string
  kind: string
  page: string
  owner: string
  idempotencyKey: string | null
  requestHash: string
  request: string
  engine: string
  brief: string
  seed: number
  status: string
  leaseOwner: string | null
  leaseUntil: number | null
  fence: number
  attempt: number
  cancelRequestedAt: number | null
  lastSeq: number
  usage: string | null
  createdAt: number
  updatedAt: number
}

export interface WishRow {
  id: string
  page: string
  command: string
  engine: string
  status: string
  rev: number | null
  undoneAt: number | null
  /** JSON of what is told of it beside the columns. */
  about: string
  undo: string
  createdAt: number
}

export interface PasskeyRow extends Omit<StoredPasskey, 'transports'> {
  transports: string
}

export interface WebhookRow {
  id: string
  owner: string
  url: string
  events: string
  secretVersion: number
  createdAt: number
}

export interface DeliveryRow extends StoredDelivery {
  leaseOwner: string | null
  leaseUntil: number | null
}

export interface MailboxRow extends Omit<StoredMailbox, 'rhythm' | 'locale'> {
  rhythm: string
  locale: string
}

export interface MailRow extends Omit<StoredMail, 'kind'> {
  kind: string
  leaseOwner: string | null
  leaseUntil: number | null
}

export interface SubmissionRow {
  id: string
  page: string
  block: string
  fields: string
  createdAt: number
  readAt: number | null
}
