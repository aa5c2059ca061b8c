import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type InFlight, trackInFlight } from '#server/http/in-flight.ts'

const deadlineMs = 20_000
/** As often as connections are looked at. */
const sweepMs = 50
let inFlight: InFlight
let client: Socket
let port: number
let heard: string
let closed: Promise<unknown>

beforeEach(async () => {
  // The clock silence is measured by, and the sweeps: nothing here waits for time to pass.
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const server = createServer()
  inFlight = trackInFlight(server)
  server.on(
    'request',
    inFlight.track((req, res) => {
      if (req.url === '/refused') res.writeHead(413)
      res.end('answered')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;({ port } = server.address() as AddressInfo)
  heard = ''
  client = connect(port, '127.0.0.1')
  client
    .on('error', () => {})
    .on('data', (data) => {
      heard += data.toString()
    })
  ask()
  closed = once(client, 'close')
  await once(client, 'data')
})
afterEach(() => {
  client.destroy()
  vi.useRealTimers()
})

function ask(): void {
  client.write('GET / HTTP/1.1\r\nHost: there\r\n\r\n')
}

const answers = () => heard.match(/answered/g)?.length

/** Time goes by, and what is due because of it is done. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= sweepMs) {
    vi.advanceTimersByTime(sweepMs)
    await turn()
  }
}

it('a connection that a proxy keeps for a second is still answered, and closed then', async () => {
  inFlight.closeConnections()
  const ended = inFlight.end(deadlineMs)
  await pass(1000)
  ask()
  await closed
  await ended
  expect(answers()).toBe(2)
  expect(heard).toContain('Connection: close')
})

it('a request that has come is answered, however late a busy server that ends reads it', async () => {
  inFlight.closeConnections()
  const ended = inFlight.end(deadlineMs)
  await pass(100)
  ask()
  // The server was busy for longer than a silent connection is left alone, and has read nothing.
  vi.advanceTimersByTime(3000)
  await closed
  await ended
  expect(answers()).toBe(2)
})

it('a large body that is refused while a server ends is told so', async () => {
  inFlight.closeConnections()
  expect(await refusal(port)).toBe('HTTP/1.1 413 Payload Too Large')
})

it('a connection nobody uses any more does not keep a server from ending', async () => {
  inFlight.closeConnections()
  const ended = inFlight.end(deadlineMs)
  await pass(1500)
  expect(client.destroyed).toBe(false)
  await pass(1000)
  await closed
  await ended
  expect(answers()).toBe(1)
})

/** What a proxy hears that passes a body on as it comes, and listens then. */
async function refusal(port: number): Promise<unknown> {
  const pieces = 4
  const piece = Buffer.alloc(100_000)
  const sender = connect(port, '127.0.0.1')
  sender.on('error', () => {})
  const cutOff = new Promise((resolve) => {
    sender.once('close', () => resolve('cut off'))
  })
  const answered = new Promise((resolve) => {
    sender.once('data', (data) => resolve(data.toString().split('\r\n')[0]))
  })
  const length = pieces * piece.length
  sender.write(`POST /refused HTTP/1.1\r\nHost: there\r\nContent-Length: ${length}\r\n\r\n`)
  for (let sent = 0; sent < pieces; sent++) {
    await new Promise((resolve) => sender.write(piece, resolve))
    await turn()
  }
  const passedOn = new Promise((resolve) => sender.write('', resolve)).then(() => answered)
  const heard = await Promise.race([cutOff, passedOn])
  sender.destroy()
  return heard
}
