import { setTimeout as sleep } from 'node:timers/promises'
import type { CallResult } from './call-model.ts'
import type { Patience } from './patience.ts'

/** Pause before a failed call is made again: random up to this, so that not all come at once. */
const longestPauseMs = 2000

/** Lets the pause pass that the provider asks for, or one of ours; not past the composer's turn. */
export async function canWait(patience: Patience, { retryAfterMs }: CallResult): Promise<boolean> {
  const longest = Math.min(longestPauseMs, patience.leftMs() / 20)
  const pauseMs = retryAfterMs ?? longest * (0.25 + 0.75 * Math.random())
  if (pauseMs >= patience.leftMs()) return false
  try {
    await sleep(pauseMs, undefined, { signal: patience.signal })
    return true
  } catch {
    return false
  }
}
