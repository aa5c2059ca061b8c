import type { Storage, StoredEvent } from '#server/storage/storage.ts'
import { isFinal } from './job-status.ts'

/** Hints may get lost; the log itself is asked this often. */
const pollMs = 250
const eventsAtOnce = 200

/** The stored events after `after`, then each new one, until the generation is over. */
export async function* followEvents(
  storage: Storage,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StoredEvent, void, undefined> {
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
      if (events.length === 0) await bell.heard(pollMs)
    }
  } finally {
    stopListening()
    signal.removeEventListener('abort', bell.ring)
  }
}

/** Wakes a waiter when rung, also when it rang just before, and after a while in any case. */
function createBell() {
  let hasRung = false
  let wake = () => {}
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    async heard(withinMs: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      hasRung = false
    },
  }
}
