import type { Services } from '#server/services.ts'
import type {
  LanguageSlugs,
  PageChange,
  Repositories,
  StoredPage,
} from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { invalid, taken } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { type OwnPicture, ownPictures } from '#shared/page/own-pictures.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { PageSettings } from '#shared/payloads.ts'
import { addLanguages } from './add-languages.ts'
import { changePreparedPage, ownPage, type PageAccess } from './change-page.ts'
import { changedVersion1 } from './changed-version-1.ts'
import { checkedDocument } from './check-document.ts'
import { standingWriting } from './standing-writing.ts'
import { metaTranslations, translateMeta } from './translate-meta.ts'

type Wish = InputOf<'putSettings'>

/** The settings as the owner may change them. */
export async function getSettings(services: Services, access: PageAccess): Promise<PageSettings> {
  return settingsOf(services, await ownPage(services, access, 'work'))
}

/** Changes whatever subset is given. Words and languages are a new revision, the rest is not. */
export async function putSettings(
  services: Services,
  access: PageAccess,
  wish: Wish,
): Promise<PageSettings> {
  try {
    const page = await changePreparedPage(services, access, 'work', async (read) => {
      // Writing a page in another language takes a while, in which nobody else is to wait.
      const document = await changedDocument(services, read, wish)
      return async (before, repositories) => ({
        change: {
          ...(document && { document }),
          ...(await placeAndVisibility(repositories, before, wish)),
        },
        kind: 'edited',
      })
    })
    return settingsOf(services, page)
  } catch (error) {
    // Somebody took the slug between the look and the write.
    if (isUniqueViolation(error)) throw slugTaken()
    throw error
  }
}

/** What is decided on the page as it is now: slugs are to be free. */
async function placeAndVisibility(
  repositories: Repositories,
  page: StoredPage,
  wish: Wish,
): Promise<PageChange> {
  const { slug, listed, noindex, sharesBrief } = wish
  if (slug !== undefined) await requireFree(repositories, slug, page)
  const languageSlugs = await wantedSlugs(repositories, page, wish)
  return {
    ...(slug !== undefined && { slug }),
    ...(languageSlugs && { languageSlugs }),
    ...(listed !== undefined && { listed }),
    ...(noindex !== undefined && { noindex }),
    ...(sharesBrief !== undefined && { sharesBrief }),
  }
}

/** A page's settings as they are answered. */
export async function settingsOf(
  { storage }: Pick<Services, 'storage'>,
  { document, ...page }: StoredPage,
): Promise<PageSettings> {
  const { title, slug, locales, listed, noindex, sharesBrief } = page
  const description =
    document.v === 1 ? document.subtitle : localize(document, document.base).meta.description
  const slugs = await storage.pages.languageSlugs(page.id)
  const texts = Object.entries(document.v === 1 ? {} : metaTranslations(document))
  const translations = Object.fromEntries(
    texts.map(([language, meta]) => [
      language,
      { ...meta, slug: slugs[language as PageLanguage] ?? '' },
    ]),
  )
  const { icon, card } = document.v === 1 ? {} : document.meta
  return {
    ...{ title, slug, description, translations, locales, listed, noindex, sharesBrief },
    icon: icon?.id ?? null,
    card: card?.id ?? null,
  }
}

async function requireFree({ pages }: Repositories, slug: string, page: StoredPage): Promise<void> {
  if (await pages.slugTaken(slug, page.id)) throw slugTaken()
}

/** Undefined where no word of the document changes. */
async function changedDocument(
  services: Services,
  page: StoredPage,
  wish: Wish,
): Promise<StoredPage['document'] | undefined> {
  const { owner, document } = page
  const { title, description, locales, translations = {} } = wish
  if (document.v === 1) return changedVersion1(document, wish)
  const shown = localize(document, document.base).meta
  const meta = {
    ...(title !== undefined && title !== shown.title && { title }),
    ...(description !== undefined && description !== shown.description && { description }),
    ...(await wantedPictures(services, owner, wish)),
  }
  const words: EditOp[] = Object.keys(meta).length > 0 ? [asUsers({ op: 'meta', meta })] : []
  const edited = applyEdits(document, words).document
  const latest = locales && (await standingWriting(services.storage, page))
  const spoken = locales ? await addLanguages(services, edited, locales, latest ?? null) : edited
  const translated = translateMeta(spoken, translations)
  return translated === document ? undefined : checkedDocument(translated)
}

/** Slugs of other languages, all free; the page's own slug for one of them is none of its own. */
async function wantedSlugs(
  { pages }: Repositories,
  page: StoredPage,
  { slug: own = page.slug, translations = {} }: Wish,
): Promise<LanguageSlugs | undefined> {
  const wanted: LanguageSlugs = {}
  for (const [locale, texts] of Object.entries(translations)) {
    const language = locale as PageLanguage
    const field = `translations.${language}.slug`
    const { slug } = texts
    if (slug === undefined) continue
    if (language === page.locale)
      throw invalid([{ field, message: 'no other language of the page' }])
    const isNone = slug === '' || slug === own
    const isDouble = Object.values(wanted).includes(slug)
    if (!isNone && (isDouble || (await pages.slugTaken(slug, page.id, language))))
      throw slugTaken(field)
    wanted[language] = isNone ? '' : slug
  }
  return Object.keys(wanted).length > 0 ? wanted : undefined
}

/** Pictures that are to stand for the page: the owner's own, or none. */
async function wantedPictures(
  { storage }: Services,
  owner: string,
  wish: Wish,
): Promise<Partial<Record<OwnPicture, { kind: 'upload'; id: string } | null>>> {
  const wanted: Awaited<ReturnType<typeof wantedPictures>> = {}
  for (const which of ownPictures) {
    const id = wish[which]
    if (id === undefined) continue
    if (id !== null && (await storage.uploads.byId(id))?.owner !== owner)
      throw invalid([{ field: which, message: 'an upload of yours' }])
    wanted[which] = id === null ? null : { kind: 'upload', id }
  }
  return wanted
}

function slugTaken(field = 'slug') {
  return invalid([{ field, message: taken }])
}
