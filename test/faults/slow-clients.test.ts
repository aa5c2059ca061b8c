import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const folder = temporaryFolder()
const slow = 200
let server: ServerProcess
beforeAll(async () => {
  server = await startServer(folder.path, { MAX_CONNECTIONS: '300' })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

interface SlowClient {
  socket: Socket
  received: string
  closed: Promise<void>
}

/** A client that begins a request and then sends a byte now and then, for as long as it may. */
function openSlowly(start: string): SlowClient {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  const client: SlowClient = {
    socket,
    received: '',
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
  }
  socket.on('data', (chunk) => {
    client.received += chunk
  })
  socket.on('error', () => {})
  socket.write(start)
  const drip = setInterval(() => socket.write('a'), 500)
  socket.once('close', () => clearInterval(drip))
  return client
}

/** Both wait for the same clock of the server. */
describe.concurrent('clients that never finish their headers', () => {
  it('are turned away, and meanwhile others are served', async () => {
    const clients = Array.from({ length: slow }, () =>
      openSlowly('GET /terms HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    )
    await Promise.all(clients.map(({ socket }) => once(socket, 'connect')))
    expect((await fetch(`${server.url}/terms`)).status).toBe(200)
    await Promise.all(clients.map(({ closed }) => closed))
    for (const { received } of clients) expect(received).toMatch(/^HTTP\/1\.1 408 /)
    expect((await fetch(`${server.url}/terms`)).status).toBe(200)
  })

  it('and never finish the body of a small request are turned away as well', async () => {
    const client = openSlowly(
      'POST /api/v1/pages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{',
    )
    await client.closed
    expect(client.received).toMatch(/^HTTP\/1\.1 408 /)
  })
})
