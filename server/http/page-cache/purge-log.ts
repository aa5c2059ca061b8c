import { type Purge, purgeLeaseMs, type Storage } from '#server/storage/storage.ts'

/** A database that takes longer to say what is new counts as one that does not answer. */
const patienceMs = 1000

export type PurgeStorage = Pick<Storage, 'purges' | 'latestPurge'>

/**
 * What every process has been told to forget, read from the database before a copy is used. A look
 * holds for its lease, which whoever adds a purge outlasts: no process serves what another one has
 * taken back. Requests that find the lease over at once share one reading.
 */
export class PurgeLog {
  /** When the log was last read, as milliseconds since 1970. */
  confirmedAt = 0

  readonly #storage: PurgeStorage
  readonly #now: () => number
  readonly #forget: (purge: Purge) => void
  #seq = 0
  /** By `performance.now()`, which no correction of the clock sets back. */
  #leaseEnd = 0
  #running: Promise<boolean> = Promise.resolve(true)
  #next: Promise<boolean> | undefined

  constructor(storage: PurgeStorage, now: () => number, forget: (purge: Purge) => void) {
    this.#storage = storage
    this.#now = now
    this.#forget = forget
  }

  /**
   * Forgets what was purged before this call. A reading that has begun already may have missed
   * it: callers wait for the next one.
   * @returns whether the database answered
   */
  confirm(): boolean | Promise<boolean> {
    const looked = performance.now()
    if (looked < this.#leaseEnd) return true
    if (this.#latest() !== this.#seq) return this.#readNext()
    this.#heard(looked, this.#now())
    return true
  }

  /** @param looked when the look began, by `performance.now()` */
  #heard(looked: number, at: number): void {
    this.#leaseEnd = looked + purgeLeaseMs
    this.confirmedAt = at
  }

  /** A database in trouble says no more here than one that is far away. */
  #latest(): number | null {
    try {
      return this.#storage.latestPurge()
    } catch {
      return null
    }
  }

  #readNext(): Promise<boolean> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      this.#running = this.#read()
      return this.#running
    })
    return this.#next
  }

  async #read(): Promise<boolean> {
    const [looked, at] = [performance.now(), this.#now()]
    const news = await inTime(this.#storage.purges.after(this.#seq)).catch(() => null)
    if (!news) return false
    const [first] = news
    // A number is missing: it was cleared away before this process looked.
    if (first && first.seq > this.#seq + 1) this.#forget({ tags: 'all' })
    for (const purge of news) this.#forget(purge)
    this.#seq = news.at(-1)?.seq ?? this.#seq
    this.#heard(looked, at)
    return true
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database is too slow')), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
