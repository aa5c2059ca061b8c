import type { DatabaseSync } from 'node:sqlite'
import { type EventHints, localHints } from './event-hints.ts'

/** How soon the writing of another process is heard; asking takes a few microseconds. */
const lookMs = 250

/**
 * Hints within this process at once, and soon of what another one writes into the same file. Of that
 * SQLite tells only that it happened: everybody who listens is told, and looks.
 */
export function sqliteHints(database: DatabaseSync): EventHints {
  const local = localHints()
  const query = database.prepare('PRAGMA data_version')
  const listeners = new Map<symbol, () => void>()
  let looking: NodeJS.Timeout | undefined
  let seen: unknown

  function version(): unknown {
    try {
      return query.get()?.data_version
    } catch {
      // A disk that fails, or a busy moment: whoever asks for something is told.
      return seen
    }
  }

  function look(): void {
    const now = version()
    if (now === seen) return
    seen = now
    for (const listener of listeners.values()) listener()
  }

  function rest(): void {
    clearInterval(looking)
    looking = undefined
  }

  return {
    listen(id, listener) {
      const key = Symbol(id)
      const stop = local.listen(id, listener)
      listeners.set(key, listener)
      if (!looking) {
        seen = version()
        looking = setInterval(look, lookMs).unref()
      }
      return () => {
        stop()
        listeners.delete(key)
        if (listeners.size === 0) rest()
      }
    },
    tell: local.tell,
    close() {
      rest()
      listeners.clear()
      return local.close()
    },
  }
}
