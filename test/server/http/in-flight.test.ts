import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type InFlight, trackInFlight } from '#server/http/in-flight.ts'

const deadlineMs = 20_000
let inFlight: InFlight
let client: Socket
let heard: string
let closed: Promise<unknown>

beforeEach(async () => {
  const server = createServer()
  inFlight = trackInFlight(server)
  server.on(
    'request',
    inFlight.track((_req, res) => res.end('answered')),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
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

it('a connection nobody uses any more does not keep a server from ending', async () => {
  inFlight.closeConnections()
  await inFlight.end(deadlineMs)
  expect(answers()).toBe(1)
})

/** Nothing else runs meanwhile: timers are due by then, and what was sent is not read. */
function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
