import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { trackInFlight } from '#server/http/in-flight.ts'

it('a request that has come is answered, however late a busy server that ends reads it', async () => {
  const server = createServer()
  const inFlight = trackInFlight(server)
  server.on(
    'request',
    inFlight.track((_req, res) => res.end('answered')),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  await once(client, 'connect')
  const heard: string[] = []
  client.on('data', (data) => heard.push(data.toString())).on('error', () => {})
  const ask = () => client.write('GET / HTTP/1.1\r\nHost: there\r\n\r\n')
  ask()
  await once(client, 'data')

  // Just before the second of the turns in which idle connections are closed.
  const close = server.closeIdleConnections
  server.closeIdleConnections = () => {
    server.closeIdleConnections = close
    setTimeout(setImmediate, 10, () => {
      ask()
      keepBusy(200)
    })
  }
  inFlight.closeConnections()
  await inFlight.end(5000)
  await sleep(50)
  expect(heard.join('').match(/answered/g)).toHaveLength(2)
})

/** Nothing else runs meanwhile: timers are due by then, and what was sent is not read. */
function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
