import type { LanguageSlugs, Storage, StoredPage, StoredRevision } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { upgradeDocument } from '#shared/page/upgrade.ts'
import { upgradeVersion1 } from '#shared/page/version-1.ts'
import { pageNamed } from './page-named.ts'

/** The page and its frozen revision. */
export interface ReadPage {
  page: StoredPage
  document: PageDocument
}

export type PublicPage =
  | (ReadPage & { languageSlugs: LanguageSlugs })
  /** The page has another slug now, or in this language. */
  | { movedTo: string; page: StoredPage }

/**
 * The frozen revision of a page that readers see. Unknown, unpublished and trashed pages are the
 * same 404.
 * @param language that is asked for: it may have a slug of its own
 */
export async function readPublished(
  storage: Storage,
  slug: string,
  language?: PageLanguage,
): Promise<PublicPage> {
  const page = await pageNamed(storage, slug)
  const read = page && (await frozen(storage, page))
  if (!read) throw notFound(`/p/${slug}`)
  const languageSlugs = await storage.pages.languageSlugs(page.id)
  const isSpoken = language && read.document.locales.includes(language)
  const current = (isSpoken && languageSlugs[language]) || page.slug
  return current === slug ? { ...read, languageSlugs } : { movedTo: current, page }
}

/** What readers see at a page's own host. @throws AppError `not_found` where they see nothing */
export async function readHosted(storage: Storage, host: string): Promise<ReadPage> {
  const domain = await storage.domains.byHost(host)
  const page = domain?.page && domain.activeAt ? await storage.pages.byId(domain.page) : null
  const read = page && (await frozen(storage, page))
  if (!read) throw notFound()
  return read
}

/** Languages of the revision readers see; null where they see none. */
export async function languagesOnline(
  storage: Storage,
  page: StoredPage,
): Promise<PageLanguage[] | null> {
  return (await frozen(storage, page))?.document.locales ?? null
}

async function frozen(storage: Storage, page: StoredPage): Promise<ReadPage | null> {
  if (page.publishedRev === null || page.trashedAt !== null) return null
  const revision = await storage.revisions.byRev(page.id, page.publishedRev)
  return revision && { page, document: readableDocument(page, revision.document) }
}

/** Any stored document as one of the current version, upgraded on read. */
export function readableDocument(
  page: StoredPage,
  document: StoredRevision['document'],
): PageDocument {
  return document.v === 1
    ? upgradeVersion1(document, page.id, page.locale)
    : upgradeDocument(document)
}
