import type { Repositories, RevisionKind, StoredPage } from '#server/storage/storage.ts'
import { withoutMissingPictures } from '#server/storage/without-missing-pictures.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import { newId, newSlug } from './new-id.ts'

export interface NewPage {
  owner: string
  locale: PageLanguage
  document: StoredPage['document']
  rev: number
  kind: RevisionKind
  now: number
  /** The words its slug begins with, where the title is not known yet. */
  name?: string
}

/** Stores a new draft and its first revision, under a slug of its own. */
export async function insertPage(repositories: Repositories, made: NewPage): Promise<StoredPage> {
  const { owner, locale, rev, kind, now } = made
  const id = newId()
  const document = await withoutMissingPictures(repositories.uploads, made.document)
  const own = document.v === 1 ? document : { ...document, id, rev }
  const title = own.v === 1 ? own.title : localize(own, own.base).meta.title
  const page: StoredPage = {
    id,
    slug: await freeSlug(repositories, made.name ?? title, locale),
    owner,
    version: own.v,
    rev,
    document: own,
    title,
    locale,
    locales: own.v === 1 ? [locale] : own.locales,
    publishedRev: null,
    publishedAt: null,
    listed: true,
    noindex: false,
    // Asked for anew wherever a page comes from.
    sharesBrief: false,
    trashedAt: null,
    takenDownAt: null,
    takenDownReason: null,
    createdAt: now,
    updatedAt: now,
  }
  await repositories.pages.insert(page)
  await repositories.revisions.insert({ page: id, rev, kind, document: own, createdAt: now })
  return page
}

async function freeSlug(
  repositories: Repositories,
  name: string,
  language: PageLanguage,
): Promise<string> {
  const slug = newSlug(name, language)
  const isTaken = await repositories.pages.slugTaken(slug)
  return isTaken ? freeSlug(repositories, name, language) : slug
}
