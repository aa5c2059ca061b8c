import { readFile } from 'node:fs/promises'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { dropUpload, uploadFile } from '#server/assets/upload-files.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Everything a creator has, as one zip: each page with its document and its readers' messages, and
 * their pictures.
 * @throws AppError `unauthorized` for whoever has nothing
 */
export async function exportAccount(
  { storage, config, now }: Services,
  owner: string | null,
): Promise<Uint8Array> {
  if (owner === null) throw nobody()
  const files: Zippable = {}
  for await (const page of pagesOf(storage, owner)) {
    const { slug, title, locale, locales, publishedRev, listed, noindex, document } = page
    const submissions = await storage.submissions.listOf(page.id)
    const messages = submissions.map(({ page: _page, id: _id, ...message }) => message)
    const about = { slug, title, locale, locales, publishedRev, listed, noindex }
    files[`pages/${slug}.json`] = strToU8(JSON.stringify({ about, document, messages }, null, 2))
  }
  for (const { id, hash, format } of await storage.uploads.listOf(owner)) {
    const bytes = await readFile(uploadFile(config.DATA_DIR, hash)).catch(() => null)
    // Pictures are packed as tightly as they can be already.
    if (bytes) files[`images/${id}.${format}`] = [bytes, { level: 0 }]
  }
  return zipSync(files, { mtime: new Date(now()) })
}

/**
 * Takes everything a creator has away, for ever, the bytes of their pictures included where nobody
 * else has brought the same.
 * @returns how many pages there were
 */
export async function eraseAccount(
  { storage, config }: Pick<Services, 'storage' | 'config'>,
  owner: string | null,
): Promise<{ pages: number }> {
  if (owner === null) throw nobody()
  const uploads = await storage.uploads.listOf(owner)
  const pages = await storage.transaction((repositories) => repositories.identities.erase(owner))
  for (const { hash } of uploads) {
    // Under the write lock nobody can begin to have it between the look and the deed.
    await storage.transaction(async (repositories) => {
      if (!(await repositories.uploads.isKept(hash))) await dropUpload(config.DATA_DIR, hash)
    })
  }
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
