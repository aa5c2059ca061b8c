import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * For how long a connection is silent before it is closed by a server that ends. A proxy that
 * forgets its connections sooner never sends a request on one that is just being closed; and what
 * is not idempotent it may not send again.
 */
const silentMs = 2000

interface Silence {
  /** What had been received when it began. */
  received: number
  since: number
}

/** @returns closes, each time it is called, connections that have been silent for long enough */
export function createIdleWatch(
  newest: ReadonlyMap<Socket, ServerResponse | null>,
  now: () => number = performance.now.bind(performance),
): () => void {
  const silent = new WeakMap<Socket, Silence>()
  return () => {
    for (const [socket, answer] of newest) {
      if (answer && !answer.writableFinished) silent.delete(socket)
      else if (isSilentLongEnough(socket)) socket.destroy()
    }
  }

  function isSilentLongEnough(socket: Socket): boolean {
    const silence = silent.get(socket)
    if (silence?.received === socket.bytesRead) return now() - silence.since >= silentMs
    silent.set(socket, { received: socket.bytesRead, since: now() })
    return false
  }
}
