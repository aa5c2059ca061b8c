import type { Storage, StoredPage, StoredRevision } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { upgradeDocument } from '#shared/page/upgrade.ts'
import { upgradeVersion1 } from '#shared/page/version-1.ts'

export type PublicPage =
  | { page: StoredPage; document: PageDocument }
  /** The page lives at another slug now. */
  | { movedTo: string }

/**
 * The frozen revision of a page that readers see. Unknown, unpublished and trashed pages are the
 * same 404.
 */
export async function readPublished(storage: Storage, slug: string): Promise<PublicPage> {
  const page = await storage.pages.bySlug(slug)
  if (page?.publishedRev != null && page.trashedAt === null) {
    const revision = await storage.revisions.byRev(page.id, page.publishedRev)
    if (revision) return { page, document: readableDocument(page, revision.document) }
  }
  const moved = page ? null : await storage.pages.byFormerSlug(slug)
  if (moved?.publishedRev != null && moved.trashedAt === null) return { movedTo: moved.slug }
  throw notFound(`/p/${slug}`)
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
