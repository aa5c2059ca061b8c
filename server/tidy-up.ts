import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { BatchSize } from './batch-size.ts'
import type { Config } from './config.ts'
import { type Drop, dropsOf } from './drops.ts'
import type { RetentionBatch, Storage, WalkPlace } from './storage/storage.ts'

const hourMs = 3_600_000
const leaseName = 'tidy-up'
/** Prolonged while a round goes on, and short enough that a dead process holds nobody up for long. */
const leaseMs = 10 * 60_000
/** How long everybody else has the process and the database between two batches. */
const pauseMs = 20
/** Rows that were kept are looked at again once a day: what keeps them seldom changes. */
const roundsOfWalk = 24

export interface TidyUpDeps {
  config: Config
  storage: Storage
  now: () => number
  log: Logger
  /** Told of each round that came to its end. */
  onRound?: (round: TidyUpRound) => void
}

export interface TidyUpRound {
  seconds: number
  /** How many rows of each kind went. */
  dropped: Record<string, number>
}

/** Where the walks of the last round ended, by the name of what they drop. */
export type WalkEnds = Map<string, WalkPlace>

/**
 * Deletes what has grown old, of all processes in one alone, in batches with pauses between them.
 * @param ends where walks go on, and where they are told to have ended
 * @returns how many rows of each kind went; null while another process is at it
 */
export async function tidyUp(
  deps: TidyUpDeps,
  owner: string,
  stopped: AbortSignal,
  ends: WalkEnds = new Map(),
): Promise<Record<string, number> | null> {
  const { config, storage, now, log } = deps
  const started = performance.now()
  const lease = new RoundLease(storage, owner, now)
  if (!(await lease.isHeld())) return null
  const dropped: Record<string, number> = {}
  for (const [name, drop] of dropsOf(config, storage, now())) {
    const walk = walkThrough(drop, lease, stopped, ends.get(name))
    for await (const batch of walk) {
      dropped[name] = (dropped[name] ?? 0) + batch.dropped
      if (batch.next) ends.set(name, batch.next)
    }
  }
  const seconds = (performance.now() - started) / 1000
  log.info({ dropped, seconds }, 'tidied up')
  deps.onRound?.({ seconds, dropped })
  return dropped
}

/** The batches of one kind, until the last one, the stop, or the loss of the lease. */
async function* walkThrough(
  drop: Drop,
  lease: RoundLease,
  stopped: AbortSignal,
  start: WalkPlace = [],
): AsyncGenerator<RetentionBatch> {
  const size = new BatchSize()
  for (let place: WalkPlace | null = start; place; ) {
    if (stopped.aborted || !(await lease.isHeld())) return
    const from: WalkPlace = place
    const batch: RetentionBatch = await size.timed((rows) => drop(rows, from))
    yield batch
    place = batch.next
    // After the last one too: the next kind's first batch is a turn of its own.
    await sleep(pauseMs)
  }
}

/** Asks for the lease now and then: a write for every batch would be most of the work. */
class RoundLease {
  readonly #storage: Storage
  readonly #owner: string
  readonly #now: () => number
  #takenAt = Number.NEGATIVE_INFINITY

  constructor(storage: Storage, owner: string, now: () => number) {
    this.#storage = storage
    this.#owner = owner
    this.#now = now
  }

  async isHeld(): Promise<boolean> {
    const now = this.#now()
    if (now - this.#takenAt < leaseMs / 10) return true
    const isTaken = await this.#storage.leases.take(leaseName, this.#owner, now, leaseMs)
    if (isTaken) this.#takenAt = now
    return isTaken
  }
}

/** Tidies up soon after the start and then every hour. @returns how to stop it */
export function startTidyUp(deps: TidyUpDeps): () => Promise<void> {
  const owner = randomUUID()
  const stopped = new AbortController()
  const ends: WalkEnds = new Map()
  let rounds = 0
  let round: Promise<unknown> | null = null
  const run = () => {
    // With very much to do a round takes longer than an hour.
    if (round) return
    if (rounds++ % roundsOfWalk === 0) ends.clear()
    round = tidyUp(deps, owner, stopped.signal, ends)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'could not tidy up'))
      .finally(() => {
        round = null
      })
  }
  const first = setTimeout(run, hourMs / 60).unref()
  const timer = setInterval(run, hourMs).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    stopped.abort()
    await round
    await deps.storage.leases
      .release(leaseName, owner)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the lease was not given up'))
  }
}
