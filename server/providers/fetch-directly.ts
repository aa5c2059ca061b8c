/**
 * Follows no redirect: the key is for the address that was configured and for no other. And what
 * has come of an answer before its line goes dead is kept.
 */
export const fetchDirectly: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const { status, statusText, headers } = response
  return new Response(untilItBreaks(response.body), { status, statusText, headers })
}

/** More than this waits for nobody: the reader is far behind, or the sender has no end. */
const mostWaitingBytes = 4 * 1024 * 1024

/** Reads ahead, as a stream that fails forgets what was not read yet; a failure is an early end. */
function untilItBreaks(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        void readAll(controller)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: mostWaitingBytes, size: (chunk) => chunk.byteLength },
  )

  async function readAll(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done || (controller.desiredSize ?? 0) <= 0) break
        controller.enqueue(value)
      }
    } catch {
      // Cut: what came stands, and that the end is missing is seen.
    }
    await reader.cancel().catch(() => {})
    try {
      controller.close()
    } catch {
      // The reader has gone before.
    }
  }
}
