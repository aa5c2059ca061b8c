import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type InFlight, trackInFlight } from '#server/http/in-flight.ts'

const deadlineMs = 20_000
let inFlight: InFlight
let client: Socket
let port: number
let heard: string
let closed: Promise<unknown>

beforeEach(async () => {
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
})

function ask(): void {
  client.write('GET / HTTP/1.1\r\nHost: there\r\n\r\n')
}

const answers = () => heard.match(/answered/g)?.length

it('a connection that a proxy keeps for a second is still answered, and closed then', async () => {
  inFlight.closeConnections()
  const ended = inFlight.end(deadlineMs)
  await sleep(1000)
  ask()
  await closed
  await ended
  expect(answers()).toBe(2)
  expect(heard).toContain('Connection: close')
})

it('a request that has come is answered, however late a busy server that ends reads it', async () => {
  inFlight.closeConnections()
  const ended = inFlight.end(deadlineMs)
  await sleep(100)
  ask()
  // Longer than a silent connection is left alone.
  keepBusy(3000)
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
  await inFlight.end(deadlineMs)
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
    sender.write(piece)
    await sleep(50)
  }
  const passedOn = new Promise((resolve) => sender.write('', resolve)).then(() => answered)
  const heard = await Promise.race([cutOff, passedOn])
  sender.destroy()
  return heard
}

/** Nothing else runs meanwhile: timers are due by then, and what was sent is not read. */
function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
