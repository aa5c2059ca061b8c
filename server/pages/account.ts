import { readFile } from 'node:fs/promises'
import { uploadFile } from '#server/assets/upload-files.ts'
import { type FileToZip, zipFiles } from '#server/assets/zip-files.ts'
import { nullIfMissing } from '#server/null-if-missing.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import { carriedPage } from './carried-page.ts'
import { eachSubmission } from './each-submission.ts'
import { listJoined } from './editors.ts'
import { dropFiles } from './free-pictures.ts'

/** Pages read at once: each comes with its document. */
const pagesAtOnce = 20

type AccountServices = Pick<Services, 'storage' | 'config' | 'now'>

/**
 * Everything a creator has, as one zip: each page with its document and its readers' messages, their
 * pictures, and which pages of others they edit. It is made while it is read, one file after the other.
 * @throws AppError `unauthorized` for whoever has nothing, before the first byte
 */
export function exportAccount(
  services: AccountServices,
  owner: string | null,
): AsyncIterable<Uint8Array> {
  if (owner === null) throw nobody()
  return zipFiles(accountFiles(services, owner), new Date(services.now()))
}

async function* accountFiles(services: AccountServices, owner: string): AsyncGenerator<FileToZip> {
  const { storage, config, now } = services
  for await (const page of pagesOf(storage, owner)) yield pageFile(storage, page, now())
  const joined = await listJoined(services, owner)
  if (joined.length > 0)
    yield { name: 'shared-with-you.json', bytes: Buffer.from(json({ pages: joined })) }
  for (const { id, hash, format } of await storage.uploads.listOf(owner)) {
    // Whoever deletes everything next has to know that this was not all.
    const bytes = await readFile(uploadFile(config.DATA_DIR, hash)).catch(nullIfMissing)
    if (bytes) yield { name: `images/${id}.${format}`, bytes, isPacked: true }
  }
}

async function pageFile(
  storage: Services['storage'],
  page: StoredPage,
  until: number,
): Promise<FileToZip> {
  const head = json(await carriedPage(storage, page)).replace(/\s*\}$/, '')
  // Piece by piece: all messages as one text would take long to write.
  const pieces = [Buffer.from(`${head},"messages":[`)]
  for await (const { page: _page, id: _id, ...message } of eachSubmission(storage, page.id, until))
    pieces.push(Buffer.from((pieces.length > 1 ? ',' : '') + json(message)))
  return { name: `pages/${page.slug}.json`, bytes: Buffer.concat([...pieces, Buffer.from(']}')]) }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
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
  const pages = await storage.takeDown((inside) => inside.identities.erase(owner))
  await dropFiles({ storage, config }, uploads)
  await storage.scrub()
  return { pages }
}

/** By an order that no change made meanwhile moves; a page that changes its state comes once. */
async function* pagesOf(storage: Services['storage'], owner: string): AsyncGenerator<StoredPage> {
  const told = new Set<string>()
  for (const state of [undefined, 'trashed'] as const) {
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await storage.pages.list({
        owner,
        sort: 'created',
        limit: pagesAtOnce,
        ...(state && { state }),
        ...(cursor && { cursor }),
      })
      for (const page of items) {
        if (!told.has(page.id)) yield page
        told.add(page.id)
      }
      cursor = nextCursor ?? undefined
    } while (cursor)
  }
}

function nobody(): AppError {
  return new AppError('unauthorized', 'This browser has made nothing here.')
}
