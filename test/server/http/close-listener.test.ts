import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { closeListener } from '#server/http/close-listener.ts'

/** What becomes of a request on a connection of its own: its status, or the error's code. */
function outcome(port: number): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const call = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
}

it('resets nobody who has connected before it stops to listen', async () => {
  for (let round = 0; round < 3; round++) {
    const server = createServer((_req, res) => res.setHeader('Connection', 'close').end('hello'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const asked = Array.from({ length: 20 }, () => outcome(port))
    // By now they are connected, and wait to be accepted.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const closed = closeListener(server)
    for (let late = 0; late < 20; late++) asked.push(outcome(port))
    await closed
    expect(await outcome(port)).toBe('ECONNREFUSED')
    const outcomes = await Promise.all(asked)
    expect(outcomes.slice(0, 20)).toEqual(Array(20).fill(200))
    for (const each of outcomes) expect([200, 'ECONNREFUSED']).toContain(each)
  }
})

// Elsewhere than on Linux the system does not tell who waits.
it.runIf(process.platform === 'linux')(
  'resets no write of clients who come all the time, each on a connection of its own',
  async () => {
    let served = 0
    const server = createServer((req, res) => {
      keepBusy(1)
      served++
      req.resume().on('end', () => res.setHeader('Connection', 'close').end('written'))
    })
    const listen = (port: number) => {
      server.listen(port, '127.0.0.1')
      return once(server, 'listening')
    }
    await listen(0)
    const { port } = server.address() as AddressInfo
    const clients = new URL('../../support/hasty-clients.ts', import.meta.url)
    const crowds = [1, 2].map(() => new Worker(clients, { workerData: { port, count: 12 } }))
    for (let restarts = 0; restarts < 30; restarts++) {
      await vi.waitUntil(() => served >= (restarts + 1) * 30, { timeout: 30_000, interval: 5 })
      const closed = once(server, 'close')
      await closeListener(server)
      await closed
      await listen(port)
    }
    const told = crowds.map((crowd) => once(crowd, 'message'))
    for (const crowd of crowds) crowd.postMessage('stop')
    for (const [{ reset, answered }] of await Promise.all(told)) {
      expect(reset).toBe(0)
      expect(answered).toBeGreaterThan(0)
    }
    server.close()
  },
)

it('ends also where nothing listens any more', async () => {
  const server = createServer()
  await closeListener(server)
  expect(server.listening).toBe(false)
})

/** As an answer does that is being made: meanwhile nobody is accepted. */
function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
