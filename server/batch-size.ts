/** A batch shall take so long: nobody waits for it noticeably. */
const wantedMs = 8
const first = 50
const fewest = 10
/** A disk that was quick for one batch may be slow for the next. */
const most = 200

/** How many rows a batch may have: as many as this machine deals with in a few milliseconds. */
export class BatchSize {
  #rows = first

  async timed<T>(work: (rows: number) => Promise<T>): Promise<T> {
    const started = performance.now()
    const result = await work(this.#rows)
    const took = performance.now() - started
    const wanted = Math.min(2, wantedMs / took) * this.#rows
    this.#rows = Math.min(most, Math.max(fewest, Math.floor(wanted)))
    return result
  }
}
