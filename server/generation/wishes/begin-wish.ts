import { authorise } from '#server/pages/authorise.ts'
import { ownPage, type PageAccess } from '#server/pages/change-page.ts'
import { checkedDocument, editableDocument } from '#server/pages/check-document.ts'
import { newId } from '#server/pages/new-id.ts'
import { recordRevision } from '#server/pages/record-revision.ts'
import { lastWishBack } from '#server/pages/undo-wish.ts'
import type { Services } from '#server/services.ts'
import type {
  Repositories,
  StoredGeneration,
  StoredPage,
  StoredWish,
} from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { checkedKey, earlierOf, hashOf, requireIdle } from '../begin-generation.ts'
import { isFinal } from '../job-status.ts'
import { type ReadWish, readWish, type WishOrder } from './read-wish.ts'
import { wishResult } from './wish-result.ts'

/** Where the page moves on while a wish is read, it is read again. */
const mostTries = 5

interface WishCall {
  order: WishOrder
  requestHash: string
  idempotencyKey: string | null
}

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
  const call = { order: { ...order }, requestHash, idempotencyKey: checkedKey(idempotencyKey) }
  for (let tries = 0; tries < mostTries; tries++) {
    const page = await ownPage(services, access, 'work')
    call.order.locale ??= page.locale
    const earlier = await earlierOf(services.storage, { owner: page.owner, ...call })
    if (earlier) return earlier.generation
    const read = await readWish(services, page, call.order)
    const generation = await stored(services, access, page, read, call)
    if (!generation) continue
    if (!isFinal(generation.status)) services.generations.start(generation.id)
    return generation
  }
  throw new AppError('conflict', 'The page is being changed by others too fast. Try again.')
}

/** Null where the page has moved on since it was read. */
async function stored(
  { storage, now }: Services,
  { identity }: PageAccess,
  read: StoredPage,
  wish: ReadWish | null,
  call: WishCall,
): Promise<StoredGeneration | null> {
  try {
    return await storage.transaction(async (repositories) => {
      const page = authorise(identity, await repositories.pages.lock(read.id), 'work')
      if (page.rev !== read.rev) return null
      await requireIdle(repositories, page)
      return wish
        ? carriedOut(repositories, page, wish, call, now())
        : queued(repositories, page, call, now())
    })
  } catch (error) {
    // The same call has just been stored by another process: it is found in the next try.
    if (call.idempotencyKey !== null && isUniqueViolation(error)) return null
    throw error
  }
}

async function carriedOut(
  repositories: Repositories,
  page: StoredPage,
  wish: ReadWish,
  call: WishCall,
  now: number,
): Promise<StoredGeneration | null> {
  const before = editableDocument(page)
  const { ops, outcomes, ask = null } = wish
  const made = await changeOf(repositories, page, before, wish, now)
  const isChanged = made.ops.length > 0
  const rev = isChanged ? page.rev + 1 : page.rev
  const document = checkedDocument({ ...made.document, rev })
  if (isChanged) {
    const change = { document }
    if (!(await repositories.pages.update(page.id, page.rev, rev, change, now))) return null
    await recordRevision(repositories, {
      page: page.id,
      rev,
      kind: 'edited',
      document,
      createdAt: now,
    })
  }
  const told: Op[] = [
    ...made.ops,
    ...outcomes.map((outcome): Op => ({ op: 'outcome', ...outcome })),
    ...(ask ? [{ op: 'ask', ...ask } as const] : []),
    { op: 'done', rev, status: 'complete' },
  ]
  const generation = await insertJob(repositories, page, call, 'composer', told, now)
  await repositories.wishes.insert({
    ...newWish(generation, call.order),
    status: 'complete',
    outcomes,
    ask,
    rev: isChanged ? rev : null,
    ...wishResult(before, document, made.inverse),
    ...(ops.length === 0 && { undo: [] }),
  })
  return generation
}

/** The edits of a wish; of one that takes the last change back, those that do where it was a wish. */
async function changeOf(
  repositories: Repositories,
  page: StoredPage,
  before: PageDocument,
  { ops, outcomes }: ReadWish,
  now: number,
): Promise<{ document: PageDocument; ops: EditOp[]; inverse: Op[] }> {
  if (outcomes.some(({ code }) => code === 'undone'))
    return { inverse: [], ...(await lastWishBack(repositories, page, now)) }
  const edits = ops.map(asUsers)
  return { ...applyEdits(before, edits), ops: edits }
}

async function queued(
  repositories: Repositories,
  page: StoredPage,
  call: WishCall,
  now: number,
): Promise<StoredGeneration> {
  const generation = await insertJob(repositories, page, call, 'model', [], now)
  await repositories.wishes.insert(newWish(generation, call.order))
  return generation
}

/** The job of a wish with its first event, and the others where all is told already. */
async function insertJob(
  { generations }: Repositories,
  page: StoredPage,
  { order, requestHash, idempotencyKey }: WishCall,
  engine: StoredGeneration['engine'],
  told: readonly Op[],
  now: number,
): Promise<StoredGeneration> {
  const id = newId()
  const document = editableDocument(page)
  const start: Op = { op: 'start', generation: id, slug: page.slug, document }
  const events = [start, ...told].map((op, index) => ({ seq: index + 1, op }))
  const status = told.length > 0 ? 'complete' : 'queued'
  const generation: StoredGeneration = {
    id,
    kind: 'wish',
    page: page.id,
    owner: page.owner,
    idempotencyKey,
    requestHash,
    request: { ...order },
    engine,
    brief: order.command,
    seed: 0,
    status,
    leaseOwner: null,
    leaseUntil: null,
    fence: 0,
    attempt: 1,
    cancelRequestedAt: null,
    lastSeq: events.length,
    usage: null,
    createdAt: now,
    updatedAt: now,
  }
  await generations.insert(generation)
  await generations.append(id, 0, events, now)
  return generation
}

function newWish(
  { id, page, engine, createdAt }: StoredGeneration,
  { command, locale = 'en', scope }: WishOrder,
): StoredWish {
  return {
    id,
    page,
    command,
    locale,
    scope: scope ?? null,
    engine,
    status: 'writing',
    outcomes: [],
    ask: null,
    note: null,
    changes: [],
    rev: null,
    undo: [],
    undoneAt: null,
    usage: null,
    createdAt,
  }
}
