import { dayMs } from './day-ms.ts'
import type { Engine } from './engines.ts'
import type { Locale } from './locales.ts'
import type { BriefManner, BriefRow } from './page/brief-rows.ts'
import type { Finding } from './page/check-page.ts'
import type { PartChange } from './page/compare/page-changes.ts'
import type { PageDocument, PageLanguage } from './page/document.ts'
import type { Ledger, Understood } from './page/ops.ts'
import type { GenerationStatus } from './page/page-state.ts'
import type { Usage } from './page/usage.ts'
import type { Version1Document } from './page/version-1.ts'
import type { RevisionList } from './revisions.ts'
import type { JoinedPage, Share, SharePayload } from './shares.ts'
import type { ShowcaseCard } from './showcase.ts'

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

/** What a creator has used of the bytes their pages and pictures may take up. */
export interface Room {
  used: number
  limit: number
}

export interface PageList {
  items: ListedPage[]
  nextCursor: string | null
  /** Null while there is plenty. */
  room: Room | null
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
  /** Its lines and sentences, in order; null where nobody parted it. */
  rows: readonly BriefRow[] | null
  /** What it reads like, where it was pasted or dictated. */
  manner: BriefManner | null
}

export interface PageDetail extends PageSummary {
  document: PageDocument | Version1Document
  generation: GenerationSummary | null
  /** For one of the editors who are not its owner. */
  guest?: { number: number }
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
  history: PageList & { hasTrash: boolean; joined: JoinedPage[] }
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

/** A page that was brought in. */
export interface ImportedPage extends PageSummary {
  /** Pictures it shows that neither the file had nor whoever brought it. */
  missingPictures: number
}

/** A page a deleted picture was taken from. */
export interface ErasedFrom {
  slug: string
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
