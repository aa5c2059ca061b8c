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
  let seen = query.get()?.data_version
  const looking = setInterval(() => {
    try {
      const now = query.get()?.data_version
      if (now !== seen) local.tellAll()
      seen = now
    } catch {
      // A disk that fails, or a busy moment: whoever asks for something is told.
    }
  }, lookMs).unref()
  return {
    ...local,
    close() {
      clearInterval(looking)
      return local.close()
    },
  }
}
