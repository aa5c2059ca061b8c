import type { Logger } from 'pino'
import type { Purge } from '#server/storage/storage.ts'
import type { CachePolicies, CachePolicy } from '../cache-overrides.ts'
import type { CacheRule, PublicRule, RuleName } from '../cache-rules.ts'
import type { Outcome } from './cache-counters.ts'
import type { Copy } from './copy.ts'
import { createCopyMaker, type Producers } from './copy-maker.ts'
import { CopyStore } from './copy-store.ts'
import { Makings } from './makings.ts'
import type { PublicTarget } from './public-target.ts'
import { PurgeLog, type PurgeStorage } from './purge-log.ts'

export interface PageCacheDeps {
  policies: CachePolicies
  producers: Producers
  storage: PurgeStorage
  log: Logger
  now: () => number
}

/** Why an answer is what it is, for `Cache-Status`. */
export type Detail = 'stored' | 'collapsed' | 'revalidating' | 'error' | undefined

export interface Found {
  copy: Copy
  outcome: Outcome
  detail: Detail
  /** Seconds since the copy was known to be true. */
  age: number
  /** Seconds it stays fresh; below zero, since when it is stale. */
  ttl: number
  /** Seconds until it stops being true, where that is known. */
  endsIn?: number
}

/** Operators' purges of copies that are not confirmed at each use are heard within this time. */
const hearsWithinMs = 1000

/** Copies of public answers: made once for all who ask, forgotten the moment they are untrue. */
export class PageCache {
  readonly #deps: PageCacheDeps
  readonly #log: PurgeLog
  readonly #makeCopy: (target: PublicTarget) => Promise<Copy>
  readonly #makings: Makings
  #policy: CachePolicy
  #copies: CopyStore
  /** Copies taken back since the start. */
  #purged = 0

  constructor(deps: PageCacheDeps) {
    const { policies, producers, storage, now } = deps
    this.#deps = deps
    this.#policy = policies.current
    this.#copies = new CopyStore(policies.current.memoryBytes)
    this.#log = new PurgeLog(storage, now, (purge) => this.#forget(purge))
    this.#makeCopy = createCopyMaker(producers, () => policies.current.rules, now)
    this.#makings = new Makings(this.#makeCopy, (target, copy) => this.#keep(target, copy))
  }

  /**
   * The answer of a target, from memory where it can be: then at once, since a promise would cost
   * as much as all the rest. @throws what its producer throws
   */
  find(target: PublicTarget): Found | Promise<Found> {
    if (this.#policy !== this.#deps.policies.current) this.#beginAnew()
    const rule = this.#ruleOf(target.rule)
    if (rule.cache !== 'public') return this.#bypass(target)
    const isTrue = this.#confirm(rule)
    if (typeof isTrue === 'boolean') return this.#lookUp(target, isTrue)
    return isTrue.then((told) => this.#lookUp(target, told))
  }

  #lookUp(target: PublicTarget, isTrue: boolean): Found | Promise<Found> {
    const copy = this.#copies.get(target.key)
    if (!copy || copy.endsAt <= this.#deps.now()) return this.#miss(target)
    return this.#fromCopy(target, copy, isTrue)
  }

  async #bypass(target: PublicTarget): Promise<Found> {
    return this.#found(await this.#makeCopy(target), 'bypass')
  }

  /** A copy that may be served: as it is, while a new one is made, or where none can be made. */
  #fromCopy(target: PublicTarget, copy: Copy, isTrue: boolean): Found | Promise<Found> {
    const { swr, sie } = this.#staleness(copy)
    const now = this.#deps.now()
    if (!isTrue) {
      const silentMs = now - this.#log.confirmedAt
      return silentMs < sie ? this.#found(copy, 'stale', 'error') : this.#miss(target)
    }
    const staleMs = now - copy.staleAt
    if (staleMs < 0) return this.#found(copy, 'hit')
    if (staleMs >= swr) return staleMs < sie ? this.#orStale(target, copy) : this.#miss(target)
    this.#makings.make(target).catch((error) => this.#warn(target, error))
    return this.#found(copy, 'stale', 'revalidating')
  }

  /** Takes copies back in every process. @returns how many there were in this one */
  async purge(purge: Purge): Promise<number> {
    const before = this.#purged
    await this.#deps.storage.purges.add(purge, this.#deps.now())
    await this.#log.confirm()
    return this.#purged - before
  }

  /** Copies were made under a policy; another one is in force now. */
  #beginAnew(): void {
    this.#policy = this.#deps.policies.current
    this.#copies = new CopyStore(this.#policy.memoryBytes)
    this.#makings.overtake({ tags: 'all' })
  }

  #forget(purge: Purge): void {
    this.#purged += this.#copies.purge(purge, this.#deps.now())
    this.#makings.overtake(purge)
  }

  #ruleOf(name: RuleName): CacheRule {
    return this.#policy.rules[name]
  }

  /** How long the copy may be served stale, in milliseconds. */
  #staleness({ rule: name }: Copy): { swr: number; sie: number } {
    const rule = this.#ruleOf(name)
    return rule.cache === 'public'
      ? { swr: rule.swr * 1000, sie: rule.sie * 1000 }
      : { swr: 0, sie: 0 }
  }

  /** Whether copies under the rule are known to be true; others hear of purges a little later. */
  #confirm(rule: PublicRule): boolean | Promise<boolean> {
    if (rule.confirm) return this.#log.confirm()
    if (this.#deps.now() - this.#log.confirmedAt > hearsWithinMs) void this.#log.confirm()
    return true
  }

  /** A new copy; where none can be made, the old one. */
  async #orStale(target: PublicTarget, copy: Copy): Promise<Found> {
    try {
      return await this.#miss(target)
    } catch (error) {
      this.#warn(target, error)
      return this.#found(copy, 'stale', 'error')
    }
  }

  async #miss(target: PublicTarget): Promise<Found> {
    const detail = this.#makings.has(target) ? 'collapsed' : 'stored'
    return this.#found(await this.#makings.make(target), 'miss', detail)
  }

  #keep(target: PublicTarget, copy: Copy): void {
    if (this.#ruleOf(copy.rule).cache === 'public') this.#copies.set(target.key, copy)
  }

  #found(copy: Copy, outcome: Outcome, detail?: Detail): Found {
    const now = this.#deps.now()
    const rule = this.#ruleOf(copy.rule)
    const isConfirmed = rule.cache === 'public' && rule.confirm
    const trueAt = isConfirmed ? Math.max(copy.madeAt, this.#log.confirmedAt) : copy.madeAt
    const age = Math.max(0, Math.floor((now - trueAt) / 1000))
    const ttl = Math.ceil((Math.min(copy.staleAt, copy.endsAt) - now) / 1000)
    const found = { copy, outcome, detail, age, ttl }
    if (copy.endsAt === Number.POSITIVE_INFINITY) return found
    return { ...found, endsIn: Math.max(0, Math.floor((copy.endsAt - now) / 1000)) }
  }

  #warn({ key }: PublicTarget, error: unknown): void {
    this.#deps.log.warn({ err: error, key }, 'a stale copy is served: a new one could not be made')
  }
}
