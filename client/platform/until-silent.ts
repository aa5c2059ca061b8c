/** The server sends a sign of life every 15 s; thrice that without one and the line is dead. */
const silenceMs = 45_000

/** Passes chunks on; a source that falls silent is aborted, and fails as a broken one does. */
export async function* untilSilent(
  chunks: AsyncGenerator<string, void, void>,
  attempt: AbortController,
): AsyncGenerator<string, void, void> {
  const giveUp = () => attempt.abort(new Error('The stream fell silent'))
  let timer = setTimeout(giveUp, silenceMs)
  try {
    for await (const chunk of chunks) {
      clearTimeout(timer)
      yield chunk
      timer = setTimeout(giveUp, silenceMs)
    }
  } finally {
    clearTimeout(timer)
  }
}
