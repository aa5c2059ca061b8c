/**
 * Gives back the memory that what this thread has done so far left behind, where `--expose-gc` is
 * set: V8 keeps it, a third of the heap after a start, until more is needed. Stops the thread for
 * tens of milliseconds.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
