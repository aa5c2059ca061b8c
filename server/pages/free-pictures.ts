import { setImmediate as nextTurn } from 'node:timers/promises'
import { dropUpload } from '#server/assets/upload-files.ts'
import type { Services } from '#server/services.ts'
import type { Repositories, StoredUpload } from '#server/storage/storage.ts'
import { dayMs } from '#shared/day-ms.ts'

type FreeServices = Pick<Services, 'storage' | 'config' | 'now'>

/** A picture that is on no page may wait in a browser for its edit to be sent. */
const waitsMs = 7 * dayMs

/**
 * Deletes an owner's pictures that no page, no earlier version and nothing to take back shows any
 * more: those that were on a page just erased, and those nobody has placed for a week.
 */
export async function freePictures(
  services: FreeServices,
  owner: string,
  erased: ReadonlySet<string>,
): Promise<void> {
  const { storage, now } = services
  const began = now()
  const isFree = ({ id, createdAt }: StoredUpload) =>
    createdAt < began - waitsMs || (erased.has(id) && createdAt < began)
  const unused = new Set(
    (await storage.uploads.listOf(owner)).filter(isFree).map((upload) => upload.id),
  )
  await withoutUsed(storage, await storage.pages.idsOf(owner), unused)
  if (unused.size === 0) return
  const gone = await storage.takeDown(async (inside) => {
    // Placed, or brought again, since the look.
    await withoutUsed(inside, await inside.pages.idsOf(owner, began), unused)
    const all = await inside.uploads.listOf(owner)
    const free = all.filter((upload) => unused.has(upload.id) && isFree(upload))
    for (const { id } of free) await inside.uploads.remove(id)
    return free
  })
  await dropFiles(services, gone)
}

async function withoutUsed(
  { uploads }: Pick<Repositories, 'uploads'>,
  pages: readonly string[],
  unused: Set<string>,
): Promise<void> {
  for (const page of unused.size > 0 ? pages : [])
    for await (const id of picturesNamedBy(uploads, page)) unused.delete(id)
}

/** Ids of the pictures a page has, or had, or could bring back. */
export async function* picturesNamedBy(
  uploads: Repositories['uploads'],
  page: string,
): AsyncGenerator<string> {
  for (let after: number | null = -1; after !== null; ) {
    const { ids, next }: Awaited<ReturnType<typeof uploads.namedBy>> = await uploads.namedBy(
      page,
      after,
    )
    yield* ids
    after = next
    await nextTurn()
  }
}

/** The bytes of pictures that were deleted, where nobody else has brought the same. */
export async function dropFiles(
  { storage, config }: Pick<Services, 'storage' | 'config'>,
  uploads: readonly StoredUpload[],
): Promise<void> {
  for (const { hash } of uploads) {
    // Under the write lock nobody can begin to have it between the look and the deed.
    await storage.transaction(async (repositories) => {
      const others = await repositories.uploads.ofHash(hash)
      if (others.length === 0) await dropUpload(config.DATA_DIR, hash)
    })
  }
}
