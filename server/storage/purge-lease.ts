import { setTimeout } from 'node:timers/promises'
import { purgeLeaseMs } from './contract/purges.ts'

/**
 * Resolves when no process relies any more on a look at the purges from before this call. Timers
 * count from the time their turn of the event loop began, and may be early by its age.
 */
export async function purgeLeaseOver(): Promise<void> {
  const end = performance.now() + purgeLeaseMs
  for (let left = purgeLeaseMs; left > 0; left = end - performance.now()) await setTimeout(left)
}
