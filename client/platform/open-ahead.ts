/** How long an opened stream waits for its reader; a screen that takes longer asks again. */
const waitMs = 10_000

type Chunks = AsyncGenerator<string, void, void>

interface Ahead {
  key: string
  chunks: Chunks
  first: Promise<IteratorResult<string, void>>
  abort: AbortController
  timer: ReturnType<typeof setTimeout>
}

let ahead: Ahead | null = null

/**
 * Names one submit, so that a repeated call is not a second page. `crypto.randomUUID` is missing
 * where the site is served without TLS inside a network.
 */
export function requestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Opens a stream before the screen that reads it stands: the server writes while the browser
 * draws. One at a time; one nobody takes is let go, what it asked for goes on at the server.
 */
export function openAhead(key: string, open: (signal: AbortSignal) => Chunks): void {
  drop()
  const abort = new AbortController()
  const chunks = open(abort.signal)
  const first = chunks.next()
  // Whoever takes the stream meets its failure; until then it is nobody's.
  first.catch(() => {})
  ahead = { key, chunks, first, abort, timer: setTimeout(drop, waitMs) }
}

/** The stream opened under this key, once; null where there is none. */
export function takeAhead(key: string, signal: AbortSignal): Chunks | null {
  if (ahead?.key !== key) return null
  const { chunks, first, abort, timer } = ahead
  ahead = null
  clearTimeout(timer)
  if (signal.aborted) abort.abort()
  signal.addEventListener('abort', () => abort.abort(), { once: true })
  return joined(first, chunks)
}

async function* joined(first: Ahead['first'], chunks: Chunks): Chunks {
  const { value, done } = await first
  if (done) return
  yield value
  yield* chunks
}

function drop(): void {
  if (!ahead) return
  clearTimeout(ahead.timer)
  ahead.abort.abort()
  ahead = null
}
