import type { Services } from '#server/services.ts'
import type { PageChange, Repositories, StoredPage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import { applyEdits } from '#shared/page/invert-op.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageSettings } from '#shared/payloads.ts'
import { addLanguages } from './add-languages.ts'
import { changePage, ownPage, type PageAccess } from './change-page.ts'
import { checkedDocument } from './check-document.ts'
import { metaTranslations, translateMeta } from './translate-meta.ts'

type Wish = InputOf<'putSettings'>

/** The settings as the owner may change them. */
export async function getSettings(services: Services, access: PageAccess): Promise<PageSettings> {
  return settingsOf(await ownPage(services, access, 'work'))
}

/** Changes whatever subset is given. Words and languages are a new revision, the rest is not. */
export async function putSettings(
  services: Services,
  access: PageAccess,
  wish: Wish,
): Promise<PageSettings> {
  try {
    const page = await changePage(services, access, 'work', async (before, repositories) => {
      const { slug, listed, noindex } = wish
      if (slug !== undefined) await requireFree(repositories, slug, before)
      const document = await changedDocument(services, repositories, before, wish)
      const change: PageChange = {
        ...(document && { document }),
        ...(slug !== undefined && { slug }),
        ...(listed !== undefined && { listed }),
        ...(noindex !== undefined && { noindex }),
      }
      return { change, kind: 'edited' }
    })
    return settingsOf(page)
  } catch (error) {
    // Somebody took the slug between the look and the write.
    if (isUniqueViolation(error)) throw slugTaken()
    throw error
  }
}

/** A page's settings as they are answered. */
export function settingsOf({ document, ...page }: StoredPage): PageSettings {
  const { title, slug, locales, listed, noindex } = page
  const description = document.v === 1 ? document.subtitle : document.meta.description
  const translations = document.v === 1 ? {} : metaTranslations(document)
  return { title, slug, description, translations, locales, listed, noindex }
}

async function requireFree({ pages }: Repositories, slug: string, page: StoredPage): Promise<void> {
  if (await pages.slugTaken(slug, page.id)) throw slugTaken()
}

function slugTaken() {
  return invalid([{ field: 'slug', message: 'is taken' }])
}

/** Undefined where no word of the document changes. */
async function changedDocument(
  services: Services,
  repositories: Repositories,
  { id, document }: StoredPage,
  { title, description, locales, translations = {} }: Wish,
): Promise<StoredPage['document'] | undefined> {
  if (document.v === 1) {
    if (title === undefined && description === undefined) return undefined
    const subtitle = description?.slice(0, 300) ?? document.subtitle
    return { ...document, title: title ?? document.title, subtitle }
  }
  const meta = {
    ...(title !== undefined && title !== document.meta.title && { title }),
    ...(description !== undefined && description !== document.meta.description && { description }),
  }
  const words: EditOp[] = Object.keys(meta).length > 0 ? [asUsers({ op: 'meta', meta })] : []
  const edited = applyEdits(document, words).document
  const latest = locales && (await repositories.generations.latestOf(id))
  const spoken = locales ? addLanguages(services, edited, locales, latest ?? null) : edited
  const translated = translateMeta(spoken, translations)
  return translated === document ? undefined : checkedDocument(translated)
}
