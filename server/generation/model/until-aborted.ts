/** What comes of a source until the signal aborts, also when the source does not notice. */
export async function* untilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  const iterator = source[Symbol.asyncIterator]()
  const aborted = new Promise<never>((_resolve, reject) => {
    const tell = () => reject(signal.reason)
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell, { once: true })
  })
  aborted.catch(() => {})
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    // Not waited for: a source that hangs would hang here, too.
    iterator.return?.().catch(() => {})
  }
}
