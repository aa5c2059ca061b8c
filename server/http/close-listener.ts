import { type AddressInfo, connect, Server, type Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { acceptQueue } from './accept-queue.ts'

/** How long a quiet moment is waited for; a server as busy as that has to close at a loud one. */
const patienceMs = 5000
const betweenTriesMs = 5
/** What the system was doing when the queue became full is done by then. */
const settleMs = 2
/** What Node listens with unless told. */
const usualLength = 511
const everyAddress: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Stops to listen, and fails nobody who has connected already: a listener that closes resets what
 * waits in its queue, and a proxy may not send a write again that it has sent. So it closes at a
 * moment when nobody waits and nobody can come: two connections of our own are all there is in a
 * queue that is full with one.
 */
export async function closeListener(server: Server): Promise<void> {
  const address = server.address()
  if (address !== null && typeof address === 'object') {
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      if (await closedInQuiet(server, address)) return
      await sleep(betweenTriesMs)
    }
  }
  stopListening(server)
}

async function closedInQuiet(server: Server, address: AddressInfo): Promise<boolean> {
  // As long as this one waits, a length of nothing means full, whoever comes.
  const first = await askToConnect(address)
  const before = acceptQueue(address)
  if (before === null) return closedAfter(server, first)
  const last = await askToConnect(address)
  const isClosed =
    before.halfOpen === 0 &&
    before.waiting.includes(portOf(first)) &&
    (await closedBehind(server, address, [portOf(first), portOf(last)]))
  first.destroy()
  last.destroy()
  return isClosed
}

/** A connection that waits to be accepted: nothing is accepted before we give way to it. */
async function askToConnect({ address, port }: AddressInfo): Promise<Socket> {
  const marker = connect({ port, host: everyAddress[address] ?? address })
  marker.on('error', () => {}) // It is reset in the end.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  return marker
}

/** Closes when everybody is accepted who came before the last marker, unless some came behind it. */
async function closedBehind(
  server: Server,
  address: AddressInfo,
  markers: [number, number],
): Promise<boolean> {
  // Who comes from now on tries again within a second, and then at another process.
  setLength(server, 0)
  settle()
  for (;;) {
    const others = othersThan(markers, address)
    if (others === null) break
    if (others === 0) {
      stopListening(server)
      return true
    }
    // A turn accepts one connection.
    for (let each = 0; each < others; each++) await turn()
  }
  setLength(server, usualLength)
  return false
}

/** Waits, and gives way to nobody, until what had begun before the queue was full has come. */
function settle(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, settleMs)
}

/**
 * How many others wait; null where the last marker waits no longer, or somebody has half a
 * connection: the other half needs room in the queue.
 */
function othersThan([first, last]: [number, number], address: AddressInfo): number | null {
  const queue = acceptQueue(address)
  if (queue === null || queue.halfOpen > 0 || !queue.waiting.includes(last)) return null
  return queue.waiting.filter((port) => port !== first && port !== last).length
}

function portOf({ localPort = 0 }: Socket): number {
  return localPort
}

/** Where the system does not tell who waits: nobody is reset who came before the marker. */
function closedAfter(server: Server, marker: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isClosed: boolean) => {
      clearTimeout(timer)
      server.off('connection', onConnection)
      resolve(isClosed)
    }
    const onConnection = (socket: Socket) => {
      if (socket.remotePort !== marker.localPort) return
      stopListening(server)
      socket.destroy()
      end(true)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    server.prependListener('connection', onConnection)
  })
}

/** Without what an HTTP server does more: it would cut connections that are about to ask. */
function stopListening(server: Server): void {
  Server.prototype.close.call(server)
}

function setLength(server: Server, length: number): void {
  // Listening anew is what the system takes a new length by; Node has no call of its own for it.
  const { _handle: handle } = server as unknown as {
    _handle?: { listen?: (backlog: number) => number }
  }
  handle?.listen?.(length)
}
