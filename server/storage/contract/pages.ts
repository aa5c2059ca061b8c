import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { Version1Document } from '#shared/page/version-1.ts'
import type { PageSort } from '#shared/payloads.ts'

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
  /** The owner lets the operator learn from its brief and what was corrected in it. */
  sharesBrief: boolean
  trashedAt: number | null
  /** When the operator took it offline, and why: it cannot be published until they lift that. */
  takenDownAt: number | null
  takenDownReason: string | null
  createdAt: number
  updatedAt: number
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
  /** Slugs of other languages than its own; '' takes one away. */
  languageSlugs?: LanguageSlugs
  publishedRev?: number | null
  publishedAt?: number | null
  listed?: boolean
  noindex?: boolean
  sharesBrief?: boolean
  trashedAt?: number | null
  takenDownAt?: number | null
  takenDownReason?: string | null
}

/** A page's slugs in other languages than its own, where it has any. */
export type LanguageSlugs = Partial<Record<PageLanguage, string>>

/** A page as sitemaps tell of it. */
export interface ListedPage {
  slug: string
  languageSlugs: LanguageSlugs
  locales: PageLanguage[]
  publishedAt: number | null
}

/** Pages by id, slug and owner. */
export interface PagesRepository {
  insert(page: StoredPage): Promise<void>
  byId(id: string): Promise<StoredPage | null>
  bySlug(slug: string): Promise<StoredPage | null>
  /**
   * The page as it is now, kept from others until the transaction ends. A generation writes
   * without a new rev, so a rev alone does not tell that a document read before is still the last.
   */
  lock(id: string): Promise<StoredPage | null>
  /** The page that once had this slug, or has it in another language. */
  byOtherSlug(slug: string): Promise<StoredPage | null>
  languageSlugs(id: string): Promise<LanguageSlugs>
  /** Whether the page had another slug before. */
  wasRenamed(id: string): Promise<boolean>
  /**
   * Whether a page has this slug in any language, or had it once: old links stay theirs. `by` is a
   * page that may keep its slug of that language, its own where none is given, or take an old one
   * back.
   */
  slugTaken(slug: string, by?: string, language?: PageLanguage): Promise<boolean>
  /**
   * Writes a change when the page is still at `rev`, and its new rev; false when it is not.
   * Title, locale and locales follow the document; new slugs leave the old ones behind.
   */
  update(
    id: string,
    rev: number,
    nextRev: number,
    change: PageChange,
    now: number,
  ): Promise<boolean>
  list(query: PageQuery): Promise<{ items: StoredPage[]; nextCursor: string | null }>
  /** Of an owner's pages in any state; where `since` is given, of those changed since. */
  idsOf(owner: string, since?: number): Promise<string[]>
  /** How much an owner's pages take up with all their revisions. */
  bytesOf(owner: string): Promise<number>
  /** The page and all that is about it, for ever. */
  erase(id: string): Promise<void>
  /**
   * Published, listed, not trashed, not noindex, without a host of their own, and in that language;
   * by slug from the one after `after` on, for sitemaps.
   */
  listed(locale: PageLanguage, part: { after: string; limit: number }): Promise<ListedPage[]>
  /** The last slug of the first `count` of them, '' of none; null where there are fewer. */
  listedBefore(locale: PageLanguage, count: number): Promise<string | null>
  /** How many there are of them. Others have their turn while very many are counted. */
  countListed(locale: PageLanguage): Promise<number>
  /** Pages whose owners share their briefs, by id from the one after `after` on. */
  sharingBriefs(part: { after: string; limit: number }): Promise<StoredPage[]>
}
