import { createBell } from '#server/bell.ts'
import type { Storage, StoredGeneration } from '#server/storage/storage.ts'
import type { AppError } from '#shared/errors.ts'
import type { ToldEvent } from './generation-service.ts'
import { isFinal } from './job-status.ts'

/** Hints may get lost; the log itself is asked this often. */
const pollMs = 250
const eventsAtOnce = 200

/**
 * The stored events after `after`, then each new one, until the generation is over.
 * @param stallOf why this process can store nothing more of it for now, where that is so
 */
export async function* followEvents(
  storage: Storage,
  id: string,
  after: number,
  signal: AbortSignal,
  stallOf: () => AppError | undefined,
): AsyncGenerator<ToldEvent, void, undefined> {
  const bell = createBell()
  const stopListening = storage.onEvents(id, bell.ring)
  signal.addEventListener('abort', bell.ring)
  let seq = after
  try {
    while (!signal.aborted) {
      // Asked before the events are read: what is final now has no later ones.
      const generation = await storage.generations.byId(id)
      if (!generation) return
      const events = await storage.generations.events(id, seq, eventsAtOnce)
      for (const event of events) {
        yield event
        seq = event.seq
      }
      // Of an old generation the log may be gone: then there is nothing to wait for either.
      const isTold = seq >= generation.lastSeq || events.length === 0
      if (isFinal(generation.status) && isTold) return
      if (events.length > 0) continue
      const stall = stallOf()
      if (stall) {
        yield { seq: null, op: await stallOp(storage, generation, stall) }
        return
      }
      await bell.heard(pollMs)
    }
  } finally {
    stopListening()
    signal.removeEventListener('abort', bell.ring)
  }
}

async function stallOp(
  storage: Storage,
  { page }: StoredGeneration,
  { code, message }: AppError,
): Promise<ToldEvent['op']> {
  const rev = (await storage.pages.byId(page))?.rev ?? 0
  return { op: 'fail', rev, code, message, missing: [] }
}
