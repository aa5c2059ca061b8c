interface Work<T> {
  result: Promise<T>
  waiting: number
  abandoned: AbortController
}

/** Work that is done once however many wait for it, and dropped when none of them does any more. */
export class SharedWork<T> {
  readonly #works = new Map<string, Work<T>>()

  has(key: string): boolean {
    return this.#works.has(key)
  }

  /**
   * The result of the work under way, or of one that is begun now.
   * @param signal aborts when this one no longer waits
   * @param begin is told by its signal that nobody waits
   */
  join(
    key: string,
    signal: AbortSignal | undefined,
    begin: (abandoned: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const work = this.#works.get(key) ?? this.#begin(key, begin)
    work.waiting++
    const leave = () => {
      work.waiting--
      if (work.waiting > 0) return
      this.#forget(key, work)
      work.abandoned.abort(signal?.reason)
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
    return work.result
  }

  #begin(key: string, begin: (abandoned: AbortSignal) => Promise<T>): Work<T> {
    const abandoned = new AbortController()
    const result = begin(abandoned.signal).finally(() => this.#forget(key, work))
    const work: Work<T> = { result, waiting: 0, abandoned }
    this.#works.set(key, work)
    return work
  }

  /** Another may have begun under the same key since. */
  #forget(key: string, work: Work<T>): void {
    if (this.#works.get(key) === work) this.#works.delete(key)
  }
}
