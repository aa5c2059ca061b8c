import { actingEditor, authorise } from '#server/pages/authorise.ts'
import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { refuseFull } from '#server/pages/refuse-full.ts'
import type { Services } from '#server/services.ts'
import type { Repositories, StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { AppError } from '#shared/errors.ts'
import { checkedKey, earlierOf, hashOf, requireIdle } from '../begin-generation.ts'
import { isFinal } from '../job-status.ts'
import { carryOutRead } from './carry-out-read.ts'
import { type ReadWish, readWish, type WishOrder } from './read-wish.ts'
import { insertJob, newWish, type WishCall } from './wish-job.ts'

/** Where the page moves on while a wish is read, it is read again. */
const mostTries = 5

/**
 * Carries a wish out: stored with the page and its thread in one transaction where the reader
 * understands it, else as a job that asks the model. @returns the generation that tells of it
 * @throws AppError as `readWish`, `conflict` while the page is being written
 */
export async function beginWish(
  services: Services,
  access: PageAccess,
  order: WishOrder,
  idempotencyKey: string | undefined,
): Promise<StoredGeneration> {
  const requestHash = hashOf({ wish: access.slug, ...order })
  const asked = { order: { ...order }, requestHash, idempotencyKey: checkedKey(idempotencyKey) }
  for (let tries = 0; tries < mostTries; tries++) {
    const page = await ownPage(services, access, 'change')
    const asker = access.identity ?? page.owner
    const call = { ...asked, asker, editor: await actingEditor(services, asker, page) }
    call.order.locale ??= page.locale
    const earlier = await earlierOf(services.storage, { owner: asker, ...call })
    if (earlier) return earlier.generation
    const { read, scope } = await readWish(services, page, call.order)
    call.order = { ...call.order, ...(scope && { scope }) }
    const generation = await stored(services, access, page, read, call)
    if (!generation) continue
    if (!isFinal(generation.status)) services.generations.start(generation.id)
    return generation
  }
  throw new AppError('conflict', 'The page is being changed by others too fast. Try again.')
}

/** Null where the page has moved on since it was read. */
async function stored(
  services: Services,
  { identity }: PageAccess,
  read: StoredPage,
  wish: ReadWish | null,
  call: WishCall,
): Promise<StoredGeneration | null> {
  const { storage, now } = services
  try {
    return await storage.transaction(async (repositories) => {
      const rights = { storage: repositories, now }
      const locked = await repositories.pages.lock(read.id)
      const page = await authorise(rights, identity, locked, 'change')
      if (page.rev !== read.rev) return null
      await requireIdle(repositories, page)
      await refuseFull(services, repositories, page.owner, { isGuest: call.editor !== null })
      return wish
        ? carryOutRead(repositories, page, wish, call, now())
        : queued(repositories, page, call, now())
    })
  } catch (error) {
    // The same call has just been stored by another process: it is found in the next try.
    if (call.idempotencyKey !== null && isUniqueViolation(error)) return null
    throw error
  }
}

async function queued(
  repositories: Repositories,
  page: StoredPage,
  call: WishCall,
  now: number,
): Promise<StoredGeneration> {
  const generation = await insertJob(repositories, page, call, 'model', [], now)
  await repositories.wishes.insert(newWish(generation, call))
  return generation
}
