import type { Purge, Storage } from '#server/storage/storage.ts'

/** A database that takes longer to say what is new counts as one that does not answer. */
const patienceMs = 1000

export type PurgeStorage = Pick<Storage, 'purges' | 'latestPurge'>

/**
 * What every process has been told to forget, read from the database. One look stands before each
 * use of a copy, so no process serves what another one took back; those who find news at once
 * share its reading.
 */
export class PurgeLog {
  /** When the log was last read, as milliseconds since 1970. */
  confirmedAt = 0

  readonly #storage: PurgeStorage
  readonly #now: () => number
  readonly #forget: (purge: Purge) => void
  #seq = 0
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
    if (this.#latest() !== this.#seq) return this.#readNext()
    this.confirmedAt = this.#now()
    return true
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
    const at = this.#now()
    const news = await inTime(this.#storage.purges.after(this.#seq)).catch(() => null)
    if (!news) return false
    const [first] = news
    // A number is missing: it was cleared away before this process looked.
    if (first && first.seq > this.#seq + 1) this.#forget({ tags: 'all' })
    for (const purge of news) this.#forget(purge)
    this.#seq = news.at(-1)?.seq ?? this.#seq
    this.confirmedAt = at
    return true
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database is too slow')), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
