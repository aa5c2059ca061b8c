import type { AttachedDomain, Storage } from '#server/storage/storage.ts'

/** What other processes have changed is known after this time; what this one changed, at once. */
const readsEveryMs = 2000

/**
 * The hosts pages have, in memory: requests look here before anything else. What is not in it is
 * no page's host. It may be late to know a host, but never shows what a page no longer has: that
 * is read from the database with the page.
 */
export class DomainDirectory {
  readonly #domains: Storage['domains']
  readonly #ownHost: string
  readonly #onTrouble: (error: unknown) => void
  #byHost: ReadonlyMap<string, AttachedDomain> = new Map()
  #nextRead = 0
  #readings = 0
  #shown = 0

  private constructor(
    domains: Storage['domains'],
    ownHost: string,
    onTrouble: (error: unknown) => void,
  ) {
    this.#domains = domains
    this.#ownHost = ownHost
    this.#onTrouble = onTrouble
  }

  /**
   * @param siteUrl whose host is nobody's, even where it once was
   * @param onTrouble hears of a later reading that failed; hosts stay as they were
   */
  static async open(
    storage: Pick<Storage, 'domains'>,
    siteUrl: string,
    onTrouble: (error: unknown) => void,
  ): Promise<DomainDirectory> {
    const directory = new DomainDirectory(storage.domains, new URL(siteUrl).hostname, onTrouble)
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
    const known = await this.#domains.attached()
    // One that began later has seen more.
    if (reading < this.#shown) return
    this.#shown = reading
    this.#byHost = new Map(
      known.filter(({ host }) => host !== this.#ownHost).map((domain) => [domain.host, domain]),
    )
  }

  /** Looks at the database in the background when that was long ago. @param at by `performance.now()` */
  refreshBy(at: number): void {
    if (at > this.#nextRead) this.refresh().catch(this.#onTrouble)
  }
}
