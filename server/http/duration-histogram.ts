import { Histogram, type Registry } from 'prom-client'

interface Series {
  labels: Record<string, string | number>
  /** Observations of each bucket by itself; the last counts those above all bounds. */
  counts: number[]
  sum: number
}

export interface DurationOptions {
  name: string
  help: string
  /** Upper bounds in seconds, ascending. */
  buckets: number[]
  registry: Registry
}

/**
 * A histogram that is told which series an observation belongs to by a key of its caller's: the
 * library's own looks each one up by its sorted labels, which takes longer than giving an answer
 * from memory.
 */
export class DurationHistogram extends Histogram {
  readonly #options: DurationOptions
  readonly #series = new Map<string, Series>()

  constructor(options: DurationOptions) {
    const { name, help, registry } = options
    super({ name, help, registers: [registry] })
    this.#options = options
  }

  /** @param labelsOf asked once for each key */
  observeBy(key: string, labelsOf: () => Series['labels'], seconds: number): void {
    const series = this.#series.get(key) ?? this.#begin(key, labelsOf())
    series.sum += seconds
    const bucket = this.#options.buckets.findIndex((bound) => seconds <= bound)
    const at = bucket < 0 ? series.counts.length - 1 : bucket
    series.counts[at] = (series.counts[at] ?? 0) + 1
  }

  /** What the registry writes as text, and what `get` is made of. */
  async getForPromString() {
    const { name, help } = this.#options
    const values = [...this.#series.values()].flatMap((series) => this.#valuesOf(series))
    return { name, help, type: 'histogram', aggregator: 'sum', values }
  }

  #begin(key: string, labels: Series['labels']): Series {
    const counts = new Array<number>(this.#options.buckets.length + 1).fill(0)
    const series = { labels, counts, sum: 0 }
    this.#series.set(key, series)
    return series
  }

  /** Buckets are cumulative in the format of the exposition. */
  #valuesOf({ labels: sharedLabels, counts, sum }: Series) {
    const { name, buckets } = this.#options
    let count = 0
    const bounds = [...buckets, '+Inf'].map((le, at) => {
      count += counts[at] ?? 0
      return { metricName: `${name}_bucket`, labels: { le }, sharedLabels, value: count }
    })
    return [
      ...bounds,
      { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sum },
      { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
    ]
  }
}
