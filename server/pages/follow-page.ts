import { setTimeout as sleep } from 'node:timers/promises'
import { createBell } from '#server/bell.ts'
import type { Services } from '#server/services.ts'
import { AppError } from '#shared/errors.ts'
import type { PageEvent } from '#shared/page/page-event.ts'
import { actingEditor, authorise } from './authorise.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { editorsOf, peopleOf } from './editors.ts'
import { newId } from './new-id.ts'

/**
 * A stream ends after a while and whoever reads it comes back: one that is gone without a word is
 * missed soon, and a proxy that holds answers back lets go of them.
 */
const lifeMs = 25_000
/** From one stream to the next, with the time it takes to come back. */
const seatMs = lifeMs + 5000
/** Hints may get lost, and a right ends with time alone. */
const pollMs = 10_000
/** While somebody types. */
const restMs = 300

type FollowServices = Pick<Services, 'storage' | 'now'>

interface Reader {
  /** Of the stream. */
  id: string
  page: string
  identity: string | null
  isSeated: boolean
}

/**
 * How the page stands, at once and whenever that is another: its revision and whose it is, its
 * thread, and who else has it open. Whether the reader may know is asked each time.
 * @throws AppError `not_found`
 */
export async function followPage(
  services: FollowServices,
  access: PageAccess,
  signal: AbortSignal,
): Promise<AsyncIterable<{ seq: null; op: PageEvent }>> {
  const { id: page } = await ownPage(services, access, 'change')
  const reader = { id: newId(), page, identity: access.identity, isSeated: false }
  return standings(services, reader, signal)
}

async function* standings(services: FollowServices, reader: Reader, signal: AbortSignal) {
  const bell = createBell()
  const stopListening = services.storage.onEvents(reader.page, bell.ring)
  signal.addEventListener('abort', bell.ring)
  const ends = performance.now() + lifeMs
  let told = ''
  try {
    while (!signal.aborted && performance.now() < ends) {
      const op = await eventOf(services, reader)
      const text = JSON.stringify(op)
      if (text !== told) yield { seq: null, op }
      if (op.op === 'ended') return
      told = text
      await sleep(restMs)
      await bell.heard(Math.min(pollMs, ends - performance.now()))
    }
  } finally {
    stopListening()
    signal.removeEventListener('abort', bell.ring)
    // Who only comes back has not left.
    if (reader.isSeated && signal.aborted) await services.storage.seats.leave(reader).catch(unseen)
  }
}

/** On a full disk nobody sees who is there; what becomes of the page is told all the same. */
const unseen = () => {}

/** The page as its reader may have it now, and as whom they read it; null where they may no more. */
async function openTo(services: FollowServices, { page: id, identity }: Reader) {
  try {
    const found = await services.storage.pages.byId(id)
    const page = await authorise(services, identity, found, 'change')
    return { page, editor: await actingEditor(services, identity, page) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

async function eventOf(services: FollowServices, reader: Reader): Promise<PageEvent> {
  const { storage, now } = services
  const open = await openTo(services, reader)
  if (!open) return { op: 'ended' }
  const { page, editor } = open
  const editors = await editorsOf(services, page)
  // Without others there is nobody to be seen by.
  if (!reader.isSeated && editors.length > 0) {
    reader.isSeated = true
    await storage.seats.take({ ...reader, editor }, now(), seatMs).catch(unseen)
  }
  const taken = await storage.seats.taken(page.id, now())
  const others = editors.filter(({ number }) => number !== editor && taken.has(number))
  const [newest] = await storage.revisions.list(page.id, { before: page.rev + 1, limit: 1 })
  const by = newest?.editor ?? null
  const [wish] = (await storage.wishes.list(page.id, { limit: 1 })).items
  return {
    op: 'page',
    rev: page.rev,
    by: (await peopleOf(storage, page.id, [by]))(by),
    thread: wish ? `${wish.id} ${wish.status}` : null,
    people: [
      ...(editor !== null && taken.has(null) ? [null] : []),
      ...others.map(({ number, name }) => ({ number, name })),
    ],
  }
}
