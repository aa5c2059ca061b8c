import { strToU8, zipSync } from 'fflate'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Everything a creator has, as one zip: each page with its document and its readers' messages.
 * @throws AppError `unauthorized` for whoever has nothing
 */
export async function exportAccount(
  { storage, now }: Services,
  owner: string | null,
): Promise<Uint8Array> {
  if (owner === null) throw nobody()
  const files: Record<string, Uint8Array> = {}
  for await (const page of pagesOf(storage, owner)) {
    const { slug, title, locale, locales, publishedRev, listed, noindex, document } = page
    const submissions = await storage.submissions.listOf(page.id)
    const messages = submissions.map(({ block, fields, createdAt }) => ({
      block,
      fields,
      createdAt,
    }))
    const about = { slug, title, locale, locales, publishedRev, listed, noindex }
    files[`pages/${slug}.json`] = strToU8(JSON.stringify({ about, document, messages }, null, 2))
  }
  return zipSync(files, { mtime: new Date(now()) })
}

/** Takes everything a creator has away, for ever. @returns how many pages there were */
export async function eraseAccount(
  { storage }: Services,
  owner: string | null,
): Promise<{ pages: number }> {
  if (owner === null) throw nobody()
  const pages = await storage.transaction((repositories) => repositories.identities.erase(owner))
  return { pages }
}

async function* pagesOf(storage: Services['storage'], owner: string): AsyncGenerator<StoredPage> {
  for (const state of [undefined, 'trashed'] as const) {
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await storage.pages.list({
        owner,
        limit: 100,
        ...(state && { state }),
        ...(cursor && { cursor }),
      })
      yield* items
      cursor = nextCursor ?? undefined
    } while (cursor)
  }
}

function nobody(): AppError {
  return new AppError('unauthorized', 'This browser has made nothing here.')
}
