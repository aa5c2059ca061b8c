/** A batch shall take so long, and nobody shall wait for it much longer. */
const wantedMs = 10
const first = 100
const fewest = 10
const most = 1000

/** How many rows a batch may have: as many as this machine deals with in a few milliseconds. */
export class BatchSize {
  #rows = first

  async timed<T>(work: (rows: number) => Promise<T>): Promise<T> {
    const started = performance.now()
    const result = await work(this.#rows)
    const took = performance.now() - started
    if (took > 2 * wantedMs) this.#rows = Math.max(fewest, Math.floor(this.#rows / 2))
    else if (took < wantedMs) this.#rows = Math.min(most, this.#rows * 2)
    return result
  }
}
