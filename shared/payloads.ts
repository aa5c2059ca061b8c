import { dayMs } from './day-ms.ts'
import type { Engine } from './engines.ts'
import type { Locale } from './locales.ts'
import type { MailRhythm } from './mail-rhythms.ts'
import type { Finding } from './page/check-page.ts'
import type { PartChange, ValueChange } from './page/compare/page-changes.ts'
import type { PageDocument, PageLanguage } from './page/document.ts'
import type { FactKey } from './page/facts.ts'
import type { Ledger, Understood } from './page/ops.ts'
import type { GenerationStatus } from './page/page-state.ts'
import type { Usage } from './page/usage.ts'
import type { Version1Document } from './page/version-1.ts'
import type { ShowcaseCard } from './showcase.ts'
import type { DeliveryFault, WebhookEvent } from './webhook-events.ts'

/** A page as lists and headers show it. Times are milliseconds since 1970. */
export interface PageSummary {
  slug: string
  /** As search engines and tabs show it. */
  title: string
  /** As its owner calls it: the title without what is there for search engines. */
  name: string
  /** Its look's own, as CSS. */
  colour: string
  locale: PageLanguage
  locales: PageLanguage[]
  state: 'draft' | 'published' | 'trashed'
  rev: number
  publishedRev: number | null
  version: 1 | 2
  createdAt: number
  updatedAt: number
  /** When it was put into the trash. */
  trashedAt: number | null
  /** When the operator took it offline, and why; absent of all others. */
  takenDown?: { at: number; reason: string | null }
}

/** What is worth knowing before a page goes online. */
export interface PageChecks {
  findings: Finding[]
  /** Against what is online; null for a page that is not. */
  changes: PartChange[] | null
  /** In bytes: HTML with its style sheet as brotli, and the fonts of its first screen. */
  weight: { html: number; fonts: number }
  /** What it is shown as wherever its link is sent. */
  link: { title: string; description: string }
  /** The slug it is offered; one that is free, or its own. */
  slug: string
}

/** A page in its owner's list. */
export interface ListedPage extends PageSummary {
  /** Messages of readers nobody has seen yet. */
  unread: number
}

/** Days a page stays in the trash before it is gone for ever. */
export const trashDays = 30

/** When a page leaves the trash for good, in milliseconds since 1970. */
export function endOfTrash(trashedAt: number): number {
  return trashedAt + trashDays * dayMs
}

/** Days a host waits for its proof; and days one that was given up stays its owner's. */
export const domainDays = { waiting: 7, held: 30, proved: 30 }

/** A host of the creator's own that shows a page. */
export interface PageDomain {
  /** International letters as punycode. */
  host: string
  state: 'waiting' | 'active'
  /** Where the page is then. */
  url: string
  /** Opened once through that host, it proves that the host leads here. */
  proofUrl: string
  /** When it stops waiting; null for an active one. */
  waitsUntil: number | null
  /** What is to be entered where the domain is managed; one of them a line. */
  records: DomainRecord[]
}

/** A record of DNS; `name` as most providers want it, without the domain: `www`, `@`. */
export interface DomainRecord {
  type: 'A' | 'AAAA' | 'CNAME' | 'ALIAS'
  name: string
  value: string
}

/** What was found when a waiting domain was looked at. */
export type DomainCheck = 'active' | 'no_record' | 'elsewhere' | 'no_answer'

/** What lists of pages can be sorted by. */
export const pageSorts = ['changed', 'created', 'title'] as const
export type PageSort = (typeof pageSorts)[number]

/** A key for programs; its secret is told once, when it is made. */
export interface ApiToken {
  id: string
  name: string
  createdAt: number
  expiresAt: number | null
  usedAt: number | null
}

/** A key in a device or a password manager that opens its owner's pages. */
export interface Passkey {
  id: string
  name: string
  createdAt: number
  usedAt: number | null
}

/** Where a creator's messages go by e-mail. */
export interface MailboxAnswer {
  /** Whether this server sends e-mail. */
  isPossible: boolean
  mailbox: {
    address: string
    rhythm: MailRhythm
    /** Nothing is sent there before. */
    isConfirmed: boolean
    /** When something could not be delivered, and nothing has been since. */
    failedAt: number | null
  } | null
}

/** Options of WebAuthn as JSON, of which the browser reads the rest. */
export interface PasskeyRequest {
  challenge: string
}

/** An address that is told of what happens to its owner's pages. */
export interface Webhook {
  id: string
  url: string
  events: WebhookEvent[]
  createdAt: number
}

/** As it is answered once, when the secret is made. */
export interface WebhookWithSecret extends Webhook {
  secret: string
}

/** One event told to one webhook, or to be told. */
export interface Delivery {
  id: string
  event: WebhookEvent
  state: 'waiting' | 'delivered' | 'given_up'
  attempts: number
  /** When the next attempt is due; null at the end. */
  nextAt: number | null
  /** Of the last attempt: the status it was answered with. */
  answer: number | null
  /** Why the last attempt failed; null where it did not. */
  fault: DeliveryFault | null
  createdAt: number
  updatedAt: number
}

/** The generation a page was last written by. */
export interface GenerationSummary {
  id: string
  slug: string
  status: GenerationStatus | 'queued'
  brief: string
  seed: number
  engine: Engine
  /** Ids of the uploads brought along with the brief, wherever on the page they stand. */
  photos: string[]
  /** Of the logo among them, apart; null where there is none. */
  logo: string | null
  /** What it cost; null where no model wrote at it. */
  usage: Usage | null
  lastSeq: number
  createdAt: number
}

/** How a brief was read, and where its words went. */
export interface BriefReading {
  /** What the spans of both count in, once it is trimmed. */
  brief: string
  understood: Understood | null
  /** Null until the page is written. */
  spans: Ledger['spans'] | null
}

export interface PageDetail extends PageSummary {
  document: PageDocument | Version1Document
  generation: GenerationSummary | null
}

export interface PageSettings {
  title: string
  slug: string
  description: string
  /** Title, description and slug in the page's other languages, '' where there are none. */
  translations: Partial<Record<PageLanguage, { title: string; description: string; slug: string }>>
  locales: PageLanguage[]
  listed: boolean
  noindex: boolean
  /** Whether the operator may learn from the brief and what was corrected in it. */
  sharesBrief: boolean
  /** Ids of uploads that stand for the page; null where what is drawn does. */
  icon: string | null
  card: string | null
}

export interface Share {
  id: string
  token: string
  url: string
  expiresAt: number | null
  maxViews: number | null
  pin: number | null
  hasPassword: boolean
  views: number
  /** Wrong passwords of the last day. */
  guesses: number
  createdAt: number
  revokedAt: number | null
}

/**
 * `opened` passed the gate, `refused` came too late, `wrong` did not know the password; `blocked`
 * says that wrong passwords were too many, and none is taken for a while.
 */
export type ShareVisitState = 'opened' | 'refused' | 'wrong' | 'blocked'

export interface Revision {
  rev: number
  kind: 'generated' | 'published' | 'reverted' | 'edited'
  createdAt: number
  title: string
  /** Its look's own, as CSS. */
  colour: string
  /** Against the revision before; null for the first one. */
  changes: RevisionChanges | null
  /** The earliest revision of the list whose very page it has; null for a page that is new. */
  sameAs: number | null
  /** The wishes that made it what it is, in their words, the oldest first; the newest few. */
  wishes: string[]
}

/** Some of a page's revisions, the newest first, and where the list goes on. */
export interface RevisionList {
  items: Revision[]
  nextCursor: string | null
}

/** What happened in a section, as the interface words it under `changes.news`. */
export type NewsCode =
  | 'added'
  | 'removed'
  | 'hidden'
  | 'shown'
  | 'movedUp'
  | 'movedDown'
  | 'heading'
  | 'text'
  | 'textGone'
  | 'texts'
  | 'format'
  | 'photoAdded'
  | 'photoRemoved'
  | 'photoReplaced'
  | 'crop'
  | 'alt'
  | 'drawing'
  | 'itemAdded'
  | 'itemsAdded'
  | 'itemRemoved'
  | 'itemsRemoved'
  | 'order'
  | 'layout'
  | 'link'
  | 'icon'
  | 'price'
  | 'option'
  | 'contents'

export interface News {
  code: NewsCode
  count: number
  /** The first of the words it is about; '' where there are none. */
  words: string
  /** Path of the option that is another. */
  field: string
}

export interface ChangedSection {
  id: string
  type: NonNullable<PartChange['type']>
  /** What the page called it until then; '' where it has no heading. */
  heading: string
  news: News[]
}

/** What a revision changed, in names and words a list has room for. */
export interface RevisionChanges {
  /** Some of the sections, with what happened in each, the most telling first. */
  parts: ChangedSection[]
  /** How many sections are others besides. */
  more: number
  facts: FactKey[]
  /** What is the page's own and has no section: of the look its choices, of the meta its title. */
  look: ValueChange[]
  meta: ValueChange[]
  /** Languages that came or went, and those whose texts are others, with how many. */
  languages: {
    language: PageLanguage
    event: 'added' | 'removed' | 'main' | 'texts'
    count: number
  }[]
}

/** What a reader wrote into a page's form, under the labels the form shows. */
export interface Submission {
  id: string
  block: string
  fields: Record<string, string>
  createdAt: number
  readAt: number | null
}

/** Visits of a published page: counted without cookies, most first where it is not by day. */
export interface ViewCounts {
  total: number
  /** `day` as 2026-05-01, by UTC; every day of the time, oldest first. */
  days: { day: string; views: number }[]
  locales: { locale: Locale; views: number }[]
  referrers: { host: string; views: number }[]
}

/** An attempt to open a share link: nothing of who it was. */
export interface ShareVisit {
  id: string
  at: number
  state: ShareVisitState
}

export type ShareState = 'open' | 'locked' | 'gone'

/** Why a link shows nothing any more; `closed` by its maker, or with the page. */
export type ShareEnd = 'expired' | 'usedUp' | 'closed'

export interface SharePayload {
  state: ShareState
  token: string
  title: string
  wrongPassword: boolean
  /** Null for a link that has not ended. */
  end: ShareEnd | null
  /** The page's slug, for its owner alone: to make another link. */
  ownSlug: string | null
}

/** What the owner is given in the place of a screen whose page is in the trash. */
export interface TrashedPayload {
  trashed: {
    slug: string
    name: string
    /** When it is deleted for good. */
    until: number
    /** Whether readers see it again once it is restored. */
    wasOnline: boolean
  }
}

/** A published page as data: the document in the language that is shown. */
export interface PublishedPayload {
  slug: string
  title: string
  language: PageLanguage
  languages: PageLanguage[]
  document: PageDocument
}

/** What each route's screen is given: the body of its `_payload.json` under `data`. */
export interface Payloads {
  home: { showcase: ShowcaseCard[] }
  marketing: { showcase: ShowcaseCard[] }
  terms: null
  privacy: null
  page: PublishedPayload
  share: SharePayload
  shareV1: SharePayload
  /** `hasTrash` is whether pages can be taken back. */
  history: { items: ListedPage[]; nextCursor: string | null; hasTrash: boolean }
  historyPage: { page: PageSummary; revisions: RevisionList }
  settings: {
    page: PageSummary
    settings: PageSettings
    shares: Share[]
    inbox: { items: Submission[]; nextCursor: string | null; unread: number }
    /** Whether readers have a form to write into. */
    hasForm: boolean
    views: ViewCounts
    domain: PageDomain | null
    /** Languages readers can see; null while they see nothing. */
    online: PageLanguage[] | null
    /** How many texts of a language wait to be checked; languages where none do are absent. */
    stale: Partial<Record<PageLanguage, number>>
    siteUrl: string
  }
  /** `engines` is what can write here, the default first; `unread` counts messages nobody has seen. */
  generate: { page: PageDetail | null; engines: readonly Engine[]; unread: number }
  generateV1: { page: PageDetail | null }
}

/** A picture a creator brought. */
export interface Upload {
  id: string
  /** Where it can be seen, from the site's root. */
  url: string
  /** In pixels, as it is shown. */
  width: number
  height: number
  /** Where the eye goes first, from left and top, 0 to 1: what stays in view however it is cut. */
  focal: { x: number; y: number }
}
