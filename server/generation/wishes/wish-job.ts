import { editableDocument } from '#server/pages/check-document.ts'
import { newId } from '#server/pages/new-id.ts'
import type {
  Repositories,
  StoredGeneration,
  StoredPage,
  StoredWish,
} from '#server/storage/storage.ts'
import { defaultLocale } from '#shared/locales.ts'
import type { Op } from '#shared/page/ops.ts'
import type { WishOrder } from './read-wish.ts'

/** A wish as it was asked for, by whom, and what tells one call from another. */
export interface WishCall {
  asker: string
  /** Number of the editor who asks; null of the page's owner. */
  editor: number | null
  order: WishOrder
  requestHash: string
  idempotencyKey: string | null
}

/** The job of a wish with its first event, and the others where all is told already. */
export async function insertJob(
  { generations }: Repositories,
  page: StoredPage,
  { asker, order, requestHash, idempotencyKey }: WishCall,
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
    owner: asker,
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

export function newWish(
  { id, page, engine, createdAt }: StoredGeneration,
  { order: { command, locale = defaultLocale, scope }, editor }: Pick<WishCall, 'order' | 'editor'>,
): StoredWish {
  return {
    id,
    page,
    command,
    editor,
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
