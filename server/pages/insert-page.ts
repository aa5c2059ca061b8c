import type {
  LanguageSlugs,
  Repositories,
  RevisionKind,
  StoredPage,
} from '#server/storage/storage.ts'
import { withoutMissingPictures } from '#server/storage/without-missing-pictures.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import { isSlug } from '#shared/page/slug-shape.ts'
import type { CarriedAbout } from './carried-about.ts'
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
  /** What it was set to where it comes from; slugs others have are not taken from them. */
  about?: CarriedAbout
}

/** Stores a new draft and its first revision, under a slug of its own. */
export async function insertPage(repositories: Repositories, made: NewPage): Promise<StoredPage> {
  const { owner, locale, rev, kind, now, about = {} } = made
  const id = newId()
  const document = await withoutMissingPictures(repositories.uploads, made.document)
  const own = document.v === 1 ? document : { ...document, id, rev }
  const title = own.v === 1 ? own.title : localize(own, own.base).meta.title
  const page: StoredPage = {
    id,
    slug: await slugOf(repositories, made, title),
    owner,
    version: own.v,
    rev,
    document: own,
    title,
    locale,
    locales: own.v === 1 ? [locale] : own.locales,
    publishedRev: null,
    publishedAt: null,
    listed: about.listed ?? true,
    noindex: about.noindex ?? false,
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
  const languageSlugs = await freeSlugs(repositories, page, about.languageSlugs)
  if (languageSlugs) await repositories.pages.update(id, rev, rev, { languageSlugs }, now)
  return page
}

async function slugOf(
  repositories: Repositories,
  { about, name, locale }: NewPage,
  title: string,
): Promise<string> {
  const wanted = about?.slug ?? ''
  const isFree = isSlug(wanted) && !(await repositories.pages.slugTaken(wanted))
  return isFree ? wanted : freeSlug(repositories, name ?? title, locale)
}

async function freeSlugs(
  { pages }: Repositories,
  { id, slug, locale, locales }: StoredPage,
  wanted: LanguageSlugs = {},
): Promise<LanguageSlugs | null> {
  const free: LanguageSlugs = {}
  for (const language of locales) {
    const named = wanted[language] ?? ''
    const isOwn = language === locale || named === slug || Object.values(free).includes(named)
    if (isSlug(named) && !isOwn && !(await pages.slugTaken(named, id, language)))
      free[language] = named
  }
  return Object.keys(free).length > 0 ? free : null
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
