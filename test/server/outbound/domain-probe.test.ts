import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createDomainProbe } from '#server/outbound/domain-probe.ts'

it('hangs up on a host that answers without end, once it has answered', async () => {
  const server = createServer((_req, res) => {
    const write = () => res.write('x'.repeat(65_536)) && setImmediate(write)
    res.on('drain', write)
    write()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closed = new Promise((resolve) => {
    server.on('connection', (socket) => socket.on('error', () => {}).on('close', resolve))
  })
  const { port } = server.address() as AddressInfo
  expect(await createDomainProbe().visit(`http://127.0.0.1:${port}/`)).toBe(true)
  await closed
  server.close()
}, 8000)
