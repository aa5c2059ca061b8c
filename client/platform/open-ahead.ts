/** How long an opened stream waits for its reader; a screen that takes longer asks again. */
const waitMs = 10_000

type Chunks = AsyncGenerator<string, void, void>

interface Ahead {
  key: string
  chunks: ReadableStream<string>
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
  const chunks = kept(open(abort.signal))
  ahead = { key, chunks, abort, timer: setTimeout(drop, waitMs) }
}

/** The stream opened under this key, once; null where there is none. */
export function takeAhead(key: string, signal: AbortSignal): Chunks | null {
  if (ahead?.key !== key) return null
  const { chunks, abort, timer } = ahead
  ahead = null
  clearTimeout(timer)
  if (signal.aborted) abort.abort()
  signal.addEventListener('abort', () => abort.abort(), { once: true })
  return chunksOf(chunks)
}

/** Reads on while nobody takes anything: who comes later finds at once what came meanwhile. */
function kept(chunks: Chunks): ReadableStream<string> {
  return new ReadableStream({
    async start(controller) {
      for await (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function* chunksOf(stream: ReadableStream<string>): Chunks {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

function drop(): void {
  if (!ahead) return
  clearTimeout(ahead.timer)
  ahead.abort.abort()
  ahead = null
}
