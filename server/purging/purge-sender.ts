import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { keepLease } from '#server/storage/keep-lease.ts'
import type { Storage } from '#server/storage/storage.ts'
import { PurgeRefused } from './ask.ts'
import { purgeOrder } from './purge-order.ts'
import { type Site, sendOrder } from './send-order.ts'
import { nameOf, type PurgeTarget } from './targets.ts'

/** Of all processes one tells a cache at a time. Renewed meanwhile: after a killed one others wait so long. */
const leaseMs = 6000
const firstPauseMs = 1000
const longestPauseMs = 300_000

export type PurgeOutcome = 'purged' | 'refused' | 'unreachable'

export interface PurgeSenderDeps {
  storage: Pick<Storage, 'purges' | 'leases'>
  site: Site
  now: () => number
  log: Logger
  /** Told of each attempt, and of how many purges wait for that cache after it. */
  onTried?: (kind: PurgeTarget['kind'], outcome: PurgeOutcome, waiting: number) => void
}

/**
 * Tells one cache in front what the log of purges says, in its order. The log is written with each
 * change, in its transaction: that is the queue. How far a cache has been told stands in the
 * database, so that a process that dies leaves nothing out.
 */
export class PurgeSender {
  readonly #target: PurgeTarget
  readonly #deps: PurgeSenderDeps
  readonly #name: string
  readonly #owner = randomUUID()
  #told = -1
  #failures = 0
  #notBefore = 0

  constructor(target: PurgeTarget, deps: PurgeSenderDeps) {
    this.#target = target
    this.#deps = deps
    this.#name = nameOf(target)
  }

  /** A cache that is new here is told what happens from now on: its copies are not ours yet. */
  async begin(): Promise<void> {
    await this.#deps.storage.purges.follow(this.#name)
  }

  /** Tells the cache what it was not told yet, where nobody else does and it is not to be left alone. */
  async round(latest: number): Promise<void> {
    const { storage, now, log } = this.#deps
    if (latest === this.#told || now() < this.#notBefore) return
    const cache = this.#name
    const turn = {
      leases: storage.leases,
      name: `purge ${cache}`,
      owner: this.#owner,
      now,
      leaseMs,
      onTrouble: (error: unknown) =>
        log.warn({ err: error, cache }, 'the turn to purge a cache in front was not renewed'),
    }
    await keepLease(turn, () => this.#tell(latest))
  }

  async #tell(latest: number): Promise<void> {
    const { storage, site } = this.#deps
    const told = await storage.purges.toldTo(this.#name)
    if (told >= latest) {
      this.#told = latest
      return
    }
    const news = await storage.purges.after(told)
    const last = news.at(-1)?.seq ?? latest
    // Some were cleared away before the cache could be told of them.
    const isWhole = news[0]?.seq === told + 1
    try {
      await sendOrder(this.#target, isWhole ? purgeOrder(news) : { all: true }, site)
    } catch (error) {
      this.#failed(error, last - told)
      return
    }
    await storage.purges.tell(this.#name, last)
    this.#told = last
    this.#failures = 0
    this.#deps.onTried?.(this.#target.kind, 'purged', 0)
  }

  #failed(error: unknown, waiting: number): void {
    const { now, log, onTried } = this.#deps
    const isRefused = error instanceof PurgeRefused
    const pause = Math.min(firstPauseMs * 2 ** this.#failures, longestPauseMs)
    const pauseMs = Math.max(pause, isRefused ? error.retryAfterMs : 0)
    this.#failures += 1
    this.#notBefore = now() + pauseMs
    const cache = this.#name
    log.warn({ err: error, cache, waiting, pauseMs }, 'a cache in front was not purged')
    onTried?.(this.#target.kind, isRefused ? 'refused' : 'unreachable', waiting)
  }
}
