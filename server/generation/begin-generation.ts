import { createHash } from 'node:crypto'
import { editableDocument } from '#server/pages/check-document.ts'
import { newId } from '#server/pages/new-id.ts'
import { refuseFull } from '#server/pages/refuse-full.ts'
import type { Services } from '#server/services.ts'
import type { Repositories, StoredGeneration, StoredPage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { AppError, invalid } from '#shared/errors.ts'
import type { GenerationRequest } from './generation-request.ts'
import { isFinal } from './job-status.ts'

export interface Order {
  owner: string
  engine: StoredGeneration['engine']
  request: GenerationRequest
  /** Hash of the call as it came, and the key under which it may be repeated. */
  requestHash: string
  idempotencyKey: string | null
  /** Finds or makes the page inside the transaction. */
  page: (repositories: Repositories, now: number) => Promise<StoredPage>
}

export interface BegunGeneration {
  generation: StoredGeneration
  slug: string
}

/**
 * Stores the page, the job and its first event in one transaction, then sets the job going. The
 * same key and the same call give the same generation again.
 * @throws AppError `conflict` while the page is being written already
 */
export async function beginGeneration(services: Services, order: Order): Promise<BegunGeneration> {
  const begun = await stored(services, order).catch((error: unknown) => {
    // Another process has just stored the same key: it is there to be found now.
    if (order.idempotencyKey !== null && isUniqueViolation(error)) return stored(services, order)
    throw error
  })
  if (!isFinal(begun.generation.status)) services.generations.start(begun.generation.id)
  return begun
}

/** Tells two calls under one idempotency key apart. */
export function hashOf(call: unknown): string {
  return createHash('sha256').update(JSON.stringify(call)).digest('hex')
}

/** @throws AppError `invalid` naming the header */
export function checkedKey(header: string | undefined): string | null {
  const key = header?.trim()
  if (!key) return null
  if (key.length <= 200) return key
  throw invalid([{ field: 'Idempotency-Key', message: 'at most 200 characters' }])
}

function stored(services: Services, order: Order): Promise<BegunGeneration> {
  const { storage, now } = services
  return storage.transaction(async (repositories) => {
    const earlier = await earlierOf(repositories, order)
    if (earlier) return earlier
    await refuseFull(services, repositories, order.owner)
    const page = await order.page(repositories, now())
    await requireIdle(repositories, page)
    return insert(repositories, order, page, now())
  })
}

/** What the same key was used for before. @throws AppError `invalid` where that was another call */
export async function earlierOf(
  { generations, pages }: Pick<Repositories, 'generations' | 'pages'>,
  { owner, idempotencyKey, requestHash }: Pick<Order, 'owner' | 'idempotencyKey' | 'requestHash'>,
): Promise<BegunGeneration | null> {
  if (idempotencyKey === null) return null
  const generation = await generations.byIdempotencyKey(owner, idempotencyKey)
  if (!generation) return null
  if (generation.requestHash !== requestHash) {
    throw invalid([{ field: 'Idempotency-Key', message: 'was used for another request' }])
  }
  const page = await pages.byId(generation.page)
  return { generation, slug: page?.slug ?? '' }
}

/** Two jobs on one page would each undo the other's plan. @throws AppError `conflict` */
export async function requireIdle({ generations }: Repositories, page: StoredPage): Promise<void> {
  if (!(await generations.unfinishedOf(page.id))) return
  throw new AppError('conflict', 'The page is still being written. Wait for its end or cancel it.')
}

async function insert(
  { generations }: Repositories,
  { owner, engine, request, requestHash, idempotencyKey }: Order,
  page: StoredPage,
  now: number,
): Promise<BegunGeneration> {
  const { brief, seed } = request.composition
  const generation: StoredGeneration = {
    id: newId(),
    kind: 'page',
    page: page.id,
    owner,
    idempotencyKey,
    requestHash,
    request: { ...request },
    engine,
    brief,
    seed,
    status: 'queued',
    leaseOwner: null,
    leaseUntil: null,
    fence: 0,
    attempt: 1,
    cancelRequestedAt: null,
    lastSeq: 0,
    usage: null,
    createdAt: now,
    updatedAt: now,
  }
  await generations.insert(generation)
  const { id } = generation
  const document = editableDocument(page)
  const start = { seq: 1, op: { op: 'start', generation: id, slug: page.slug, document } as const }
  await generations.append(id, 0, [start], now)
  return { generation: { ...generation, lastSeq: 1 }, slug: page.slug }
}
