/** Snapshots of an epoch, and the share of all epochs that only lead there. */
const snapshots = 16
const warmUp = 0.2

/**
 * The mean of weights as they stand over the later part of training (Polyak and Juditsky 1992): the
 * last step alone turns on which example came last.
 */
export class AveragedWeights {
  readonly #sum: Float64Array
  readonly #examples: number
  readonly #epochs: number
  #steps = 0
  #count = 0

  constructor(size: number, examples: number, epochs: number) {
    this.#sum = new Float64Array(size)
    this.#examples = examples
    this.#epochs = epochs
  }

  /** Called after every example. */
  take(weights: Float64Array): void {
    this.#steps += 1
    const every = Math.max(1, Math.floor(this.#examples / snapshots))
    const isWarm = this.#steps > warmUp * this.#epochs * this.#examples
    if (!isWarm || this.#steps % every !== 0) return
    this.#count += 1
    for (let at = 0; at < weights.length; at += 1) {
      this.#sum[at] = (this.#sum[at] ?? 0) + (weights[at] ?? 0)
    }
  }

  mean(weights: Float64Array): Float64Array {
    return this.#count === 0 ? weights : this.#sum.map((sum) => sum / this.#count)
  }
}
