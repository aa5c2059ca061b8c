import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeListener } from './close-listener.ts'

/** The answers a server is giving, and the end of its connections. */
export interface InFlight {
  /** Sees every request before the listener that answers it. */
  track(next: RequestListener): RequestListener
  /** From now on every answer closes its connection, so that clients come back elsewhere. */
  closeConnections(): void
  /** Takes no new connection and waits until the last one is closed, or cuts it at the deadline. */
  end(deadlineMs: number): Promise<void>
}

/** How long connections without a request are left open after the last one was taken. */
const graceMs = 500
/** How often connections that have become idle are closed while a server ends. */
const sweepMs = 50

export function trackInFlight(server: Server): InFlight {
  /** The newest answer of each connection: a listener for every answer would cost more than it. */
  const newest = new Map<Socket, ServerResponse>()
  let isClosing = false
  server.on('connection', (socket) => {
    socket.once('close', () => newest.delete(socket))
  })
  return {
    track: (next) => (req, res) => {
      if (isClosing) res.shouldKeepAlive = false
      newest.set(req.socket, res)
      next(req, res)
    },
    closeConnections() {
      isClosing = true
      for (const res of newest.values()) if (!res.headersSent) res.shouldKeepAlive = false
    },
    async end(deadlineMs) {
      const closed = once(server, 'close')
      await closeListener(server)
      // Whoever is connected may be about to ask: that answer is the one that closes.
      await Promise.race([closed, sleep(graceMs)])
      // Timers run before what has arrived is read: who has asked by now is idle no longer after it.
      const closeIdle = () => server.closeIdleConnections()
      const sweep = setInterval(() => setImmediate(closeIdle), sweepMs)
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
      await closed
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }
}
