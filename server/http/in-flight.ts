import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { closeListener } from './close-listener.ts'
import { createIdleWatch } from './idle-watch.ts'

/** The answers a server is giving, and the end of its connections. */
export interface InFlight {
  /** Sees every request before the listener that answers it. */
  track(next: RequestListener): RequestListener
  /**
   * From now on every answer closes its connection, so that clients come back elsewhere, and so
   * does silence.
   */
  closeConnections(): void
  /** Takes no new connection and waits until the last one is closed, or cuts it at the deadline. */
  end(deadlineMs: number): Promise<void>
}

/** How often connections that have become idle are closed while a server ends. */
const sweepMs = 50

export function trackInFlight(server: Server): InFlight {
  /** The newest answer of each connection: a listener for every answer would cost more than it. */
  const newest = new Map<Socket, ServerResponse | null>()
  let isClosing = false
  server.on('connection', (socket) => {
    newest.set(socket, null)
    socket.once('close', () => newest.delete(socket))
  })
  return {
    track: (next) => (req, res) => {
      if (isClosing) closeBehind(res)
      newest.set(req.socket, res)
      next(req, res)
    },
    closeConnections() {
      isClosing = true
      for (const res of newest.values()) if (res) closeBehind(res)
      const closeIdle = createIdleWatch(newest)
      // Timers run before what has arrived is read: who has asked by now is idle no longer after it.
      const sweep = setInterval(() => setImmediate(closeIdle), sweepMs)
      server.once('close', () => clearInterval(sweep))
    },
    async end(deadlineMs) {
      const closed = once(server, 'close')
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
      await closeListener(server)
      await closed
      clearTimeout(deadline)
    },
  }
}

/**
 * Closes the connection behind its answer. Not where that comes before the whole request, as a
 * refusal does: what has not been read resets a connection, and the answer is lost with it.
 */
function closeBehind(res: ServerResponse): void {
  const { req } = res
  const close = () => {
    if (!res.headersSent) res.shouldKeepAlive = false
  }
  if (req.complete || !hasBody(req)) close()
  else req.once('end', close)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined
}
