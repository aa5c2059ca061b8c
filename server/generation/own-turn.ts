import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Waits for a turn of the event loop that nobody else works in. Composing holds the process for
 * tens of milliseconds: one page a turn, so that hundreds at once do not keep it from hearing
 * those who ask meanwhile.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => nextTurn())
  return last
}
