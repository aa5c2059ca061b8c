import type { LeasesRepository } from './contract/leases.ts'

/** What one process at a time does, and by which name. */
export interface LeasedTurn {
  leases: LeasesRepository
  name: string
  owner: string
  now: () => number
  /** How long others wait after a process that was killed. */
  leaseMs: number
  /** Hears why the lease was not renewed; the work goes on. */
  onTrouble: (error: unknown) => void
}

/**
 * Does work under a lease, which is renewed for as long as it takes and given up at its end: it can
 * be short, whatever the work.
 * @returns false where another owner has it, and nothing was done
 */
export async function keepLease(turn: LeasedTurn, work: () => Promise<void>): Promise<boolean> {
  const { leases, name, owner, now, leaseMs, onTrouble } = turn
  if (!(await leases.take(name, owner, now(), leaseMs))) return false
  let renewal: Promise<unknown> = Promise.resolve()
  const renew = () => {
    renewal = leases.take(name, owner, now(), leaseMs).catch(onTrouble)
  }
  const timer = setInterval(renew, leaseMs / 3).unref()
  try {
    await work()
  } finally {
    clearInterval(timer)
    // One that came after the end would take what was given up.
    await renewal
    await leases.release(name, owner)
  }
  return true
}
