import type { Storage } from '#server/storage/storage.ts'
import { PurgeSender, type PurgeSenderDeps } from './purge-sender.ts'
import type { PurgeTarget } from './targets.ts'

/** How soon a change is told to caches in front, at the latest. */
const roundMs = 250

export interface PurgingDeps extends PurgeSenderDeps {
  storage: Pick<Storage, 'purges' | 'leases' | 'latestPurge'>
  targets: readonly PurgeTarget[]
}

/**
 * Tells the caches in front what to forget, for as long as this process runs: those that answer do
 * not wait for those that do not.
 * @returns how to stop it, when what is being told has come to its end
 */
export async function startPurging(deps: PurgingDeps): Promise<() => Promise<void>> {
  const { storage, log, targets } = deps
  if (targets.length === 0) return async () => {}
  const senders = targets.map((target) => new PurgeSender(target, deps))
  for (const sender of senders) await sender.begin()
  const running = new Map<PurgeSender, Promise<void>>()
  const failed = (error: unknown) => log.warn({ err: error }, 'caches in front could not be purged')
  const look = async () => {
    const latest = storage.latestPurge() ?? (await storage.purges.latest())
    for (const sender of senders.filter((each) => !running.has(each))) {
      const round = sender
        .round(latest)
        .catch(failed)
        .finally(() => running.delete(sender))
      running.set(sender, round)
    }
  }
  const timer = setInterval(() => void look().catch(failed), roundMs).unref()
  return async () => {
    clearInterval(timer)
    await Promise.all(running.values())
  }
}
