import { type AddressInfo, connect, Server, type Socket } from 'node:net'

/** How long a marker may wait in the queue before another one is tried. */
const patienceMs = 20
const mostTries = 100
const everyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Stops to listen, and fails nobody who has connected already: a listener that closes resets what
 * waits in its queue, and a proxy may not send a write again that it has sent. The queue is made so
 * short that one connection fills it. A connection of our own is that one: when it is accepted,
 * nobody was before it and nobody came behind it.
 */
export async function closeListener(server: Server): Promise<void> {
  const address = server.address()
  if (address !== null && typeof address === 'object') {
    shortenQueue(server)
    for (let tries = 0; tries < mostTries; tries++)
      if (await closedAtMarker(server, address)) return
  }
  stopListening(server)
}

/** Without what an HTTP server does more: it would cut connections that are about to ask. */
function stopListening(server: Server): void {
  Server.prototype.close.call(server)
}

/** Whoever finds it full tries again within a second, and then at another process. */
function shortenQueue(server: Server): void {
  // Listening anew is what the system takes a new length by; Node has no call of its own for it.
  const { _handle: handle } = server as unknown as {
    _handle?: { listen?: (backlog: number) => number }
  }
  handle?.listen?.(0)
}

function closedAtMarker(server: Server, { address, port }: AddressInfo): Promise<boolean> {
  return new Promise((resolve) => {
    const marker = connect({ port, host: everyAddress[address] ?? address })
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      server.off('connection', onConnection)
      marker.destroy()
      resolve(isClosed)
    }
    const onConnection = (socket: Socket) => {
      if (socket.remotePort !== marker.localPort) return
      stopListening(server)
      socket.destroy()
      end(true)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    marker.on('error', () => {}) // The timer ends what leads nowhere.
    server.prependListener('connection', onConnection)
  })
}
