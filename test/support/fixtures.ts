import { randomUUID } from 'node:crypto'
import type {
  StoredDelivery,
  StoredGeneration,
  StoredPage,
  StoredRevision,
  StoredShare,
  StoredSubmission,
  StoredUpload,
  StoredWebhook,
  StoredWish,
} from '#server/storage/storage.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'

/** A moment for tests that need no other: times in storage are plain numbers. */
export const someTime = Date.UTC(2026, 4, 1)

export function titledDocument(title: string, id: string = randomUUID()): PageDocument {
  const document = emptyDocument(id, 'en')
  return { ...document, meta: { ...document.meta, title } }
}

export function storedPage(over: Partial<StoredPage> = {}): StoredPage {
  const id = over.id ?? randomUUID()
  const title = over.title ?? 'Harbour Bakery'
  return {
    id,
    slug: `page-${id}`,
    owner: 'owner-a',
    version: 2,
    rev: 0,
    document: titledDocument(title, id),
    title,
    locale: 'en',
    locales: ['en'],
    publishedRev: null,
    publishedAt: null,
    listed: false,
    noindex: false,
    sharesBrief: false,
    trashedAt: null,
    takenDownAt: null,
    takenDownReason: null,
    createdAt: someTime,
    updatedAt: someTime,
    ...over,
  }
}

export function storedRevision(over: Partial<StoredRevision> & { page: string }): StoredRevision {
  return {
    rev: 1,
    kind: 'published',
    document: titledDocument('Harbour Bakery'),
    createdAt: someTime,
    ...over,
  }
}

export function storedGeneration(
  over: Partial<StoredGeneration> & { page: string },
): StoredGeneration {
  const { brief = 'A bakery by the harbour' } = over
  return {
    id: randomUUID(),
    kind: 'page',
    owner: 'owner-a',
    idempotencyKey: null,
    requestHash: 'hash',
    request: { composition: { brief, locale: 'en' } },
    engine: 'composer',
    brief,
    seed: 1,
    status: 'queued',
    leaseOwner: null,
    leaseUntil: null,
    fence: 0,
    attempt: 1,
    cancelRequestedAt: null,
    lastSeq: 0,
    usage: null,
    createdAt: someTime,
    updatedAt: someTime,
    ...over,
  }
}

export function storedShare(over: Partial<StoredShare> & { page: string }): StoredShare {
  return {
    id: randomUUID(),
    token: randomUUID(),
    access: 'view',
    expiresAt: null,
    passwordHash: null,
    pin: null,
    maxViews: null,
    views: 0,
    createdAt: someTime,
    revokedAt: null,
    ...over,
  }
}

export function storedSubmission(
  over: Partial<StoredSubmission> & { page: string },
): StoredSubmission {
  return {
    id: randomUUID(),
    block: 'contact',
    fields: { name: 'Ada', message: 'Do you bake rye?' },
    createdAt: someTime,
    readAt: null,
    ...over,
  }
}

export function storedWebhook(over: Partial<StoredWebhook> = {}): StoredWebhook {
  return {
    id: randomUUID(),
    owner: randomUUID(),
    url: 'https://receiver.example/hook',
    events: ['page.published', 'form.received'],
    secretVersion: 0,
    createdAt: someTime,
    ...over,
  }
}

export function storedDelivery(
  over: Partial<StoredDelivery> & { webhook: string },
): StoredDelivery {
  return {
    id: randomUUID(),
    page: randomUUID(),
    submission: null,
    event: 'page.published',
    body: '{"type":"page.published"}',
    state: 'waiting',
    attempts: 0,
    nextAt: someTime,
    answer: null,
    fault: null,
    createdAt: someTime,
    updatedAt: someTime,
    ...over,
  }
}

export function storedUpload(over: Partial<StoredUpload> = {}): StoredUpload {
  return {
    id: randomUUID(),
    owner: 'owner-a',
    hash: randomUUID(),
    format: 'jpeg',
    width: 3072,
    height: 2048,
    bytes: 400_000,
    createdAt: someTime,
    ...over,
  }
}

export function storedWish(over: Partial<StoredWish> & { page: string }): StoredWish {
  return {
    id: randomUUID(),
    command: 'make it darker',
    editor: null,
    locale: 'en',
    scope: null,
    engine: 'composer',
    status: 'writing',
    outcomes: [],
    ask: null,
    note: null,
    changes: [],
    rev: null,
    undo: [],
    undoneAt: null,
    usage: null,
    createdAt: someTime,
    ...over,
  }
}
