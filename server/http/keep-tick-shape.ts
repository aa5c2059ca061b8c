import { executionAsyncResource } from 'node:async_hooks'

/** One record of a tick, kept for its shape alone. */
export const keptTick: { record?: object } = {}

/**
 * Keeps `process.nextTick`, which every answer goes through several times, as fast as it began.
 *
 * Node writes the record of a tick under keys that are symbols. V8 remembers the one shape such a
 * record has, forgets it when it collects garbage while no record is alive, and takes the next one
 * for a second shape: from then on every key of every tick is a call into its runtime, until the
 * process ends. A quiet time after the start was enough for that, and answers from memory took a
 * fifth longer (`npm run bench` measures published pages after such a time). A record that never
 * dies keeps its shape.
 */
export function keepTickShape(): void {
  process.nextTick(() => {
    keptTick.record = executionAsyncResource()
  })
}
