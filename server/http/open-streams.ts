import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'
import type { Metrics } from './metrics.ts'
import type { Visitor } from './rate-limit.ts'

/** Event streams that are open now: each holds a connection and asks the database as it runs. */
export interface OpenStreams {
  /**
   * Counts one more for the visitor; those that stand open take no room from what is being written.
   * @returns how to say that it has ended
   * @throws AppError `rate_limited` where the visitor holds too many
   */
  open(who: Visitor, kind: 'written' | 'standing'): () => void
}

/** A closed tab is noticed within moments; then there is room again. */
const retryAfterSeconds = 5

/** Limits of 0 are off. */
export function createOpenStreams(config: Config, metrics: Metrics): OpenStreams {
  const held = new Map<string, number>()
  const add = (key: string, by: number) => {
    const count = (held.get(key) ?? 0) + by
    if (count > 0) held.set(key, count)
    else held.delete(key)
  }
  return {
    open({ identity, network }, kind) {
      const limits: [key: string, max: number][] = [
        [`${kind} network:${network}`, config.STREAMS_PER_IP],
      ]
      if (identity !== null)
        limits.push([`${kind} identity:${identity}`, config.STREAMS_PER_IDENTITY])
      if (limits.some(([key, max]) => max > 0 && (held.get(key) ?? 0) >= max)) {
        metrics.limited('streams')
        const message = 'Too many streams are open. Close another window and try again.'
        throw new AppError('rate_limited', message, { retryAfterSeconds })
      }
      for (const [key] of limits) add(key, 1)
      const closed = metrics.streamOpened()
      return () => {
        for (const [key] of limits) add(key, -1)
        closed()
      }
    },
  }
}
