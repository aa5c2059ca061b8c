import type { AttachedDomain, Storage } from '#server/storage/storage.ts'
import { dayMs } from '#shared/day-ms.ts'
import { domainDays } from '#shared/payloads.ts'
import { domainTags } from './public-tags.ts'

/** What other processes have changed is known after this time; what this one changed, at once. */
const readsEveryMs = 2000

export interface DomainDirectoryDeps {
  storage: Pick<Storage, 'domains' | 'transaction'>
  /** Its host is nobody's, even where it once was. */
  siteUrl: string
  now: () => number
  /** Hears of a later reading or writing that failed; hosts stay as they were. */
  onTrouble: (error: unknown) => void
}

/**
 * The hosts pages have, in memory: requests look here before anything else. What is not in it is
 * no page's host. It may be late to know a host, but never shows what a page no longer has: that
 * is read from the database with the page.
 */
export class DomainDirectory {
  readonly #deps: DomainDirectoryDeps
  readonly #ownHost: string
  readonly #openedAt: number
  #byHost: ReadonlyMap<string, AttachedDomain> = new Map()
  #nextRead = 0
  #readings = 0
  #shown = 0

  readonly #proving = new Set<string>()

  private constructor(deps: DomainDirectoryDeps) {
    this.#deps = deps
    this.#ownHost = new URL(deps.siteUrl).hostname
    this.#openedAt = deps.now()
  }

  static async open(deps: DomainDirectoryDeps): Promise<DomainDirectory> {
    const directory = new DomainDirectory(deps)
    await directory.refresh()
    return directory
  }

  get isEmpty(): boolean {
    return this.#byHost.size === 0
  }

  /** @param host in lower case, without port and without a dot at its end */
  of(host: string): AttachedDomain | null {
    return this.#byHost.get(host) ?? null
  }

  async refresh(): Promise<void> {
    this.#nextRead = performance.now() + readsEveryMs
    const reading = ++this.#readings
    const known = await this.#deps.storage.domains.attached()
    // One that began later has seen more.
    if (reading < this.#shown) return
    this.#shown = reading
    this.#byHost = new Map(
      known.filter(({ host }) => host !== this.#ownHost).map((domain) => [domain.host, domain]),
    )
    await this.#lapse(known.filter((domain) => this.#isUnproved(domain)))
  }

  /** A request has come through the host: it still leads here. Written once a day at most. */
  prove({ host, activeAt, provedAt }: AttachedDomain): void {
    const now = this.#deps.now()
    if (activeAt === null || (provedAt ?? 0) > now - dayMs || this.#proving.has(host)) return
    this.#proving.add(host)
    const done = () => this.#proving.delete(host)
    this.#deps.storage.domains.prove(host, now).catch(this.#deps.onTrouble).finally(done)
  }

  /** Nothing came through it for so long, the last day of which somebody was here to see it. */
  #isUnproved({ activeAt, provedAt }: AttachedDomain): boolean {
    const now = this.#deps.now()
    if (activeAt === null || now - this.#openedAt < dayMs) return false
    return (provedAt ?? activeAt) < now - domainDays.proved * dayMs
  }

  /** They wait for their proof again, and show nothing until then. */
  async #lapse(unproved: readonly AttachedDomain[]): Promise<void> {
    const now = this.#deps.now()
    let lapsed = false
    for (const { host, slug } of unproved)
      await this.#deps.storage.transaction(async ({ domains, purges }) => {
        if (!(await domains.lapse(host, now - domainDays.proved * dayMs, now))) return
        await purges.add({ tags: domainTags(slug, host) }, now)
        lapsed = true
      })
    if (lapsed) await this.refresh()
  }

  /** Looks at the database in the background when that was long ago. @param at by `performance.now()` */
  refreshBy(at: number): void {
    if (at > this.#nextRead) this.refresh().catch(this.#deps.onTrouble)
  }
}
