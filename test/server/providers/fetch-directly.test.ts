import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchDirectly } from '#server/providers/fetch-directly.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a key goes to the address that was named, and to none it is sent on to', async () => {
  const asked: unknown[] = []
  const url = await listen((req, res) => {
    asked.push(req.url)
    res.writeHead(307, { location: '/elsewhere' }).end()
  })
  const call = fetchDirectly(`${url}/v1`, { headers: { authorization: 'Bearer key' } })
  await expect(call).rejects.toThrow()
  expect(asked).toEqual(['/v1'])
})

it('what has come of an answer is kept where its line goes dead', async () => {
  const url = await listen((_req, res) => {
    res.write('data: one\n\n')
    res.write('data: two\n\n', () => res.destroy())
  })
  const answer = await fetchDirectly(url)
  expect(await answer.text()).toBe('data: one\n\ndata: two\n\n')
})

it('an answer without a body, its status and its headers come as they are', async () => {
  const url = await listen((_req, res) => res.writeHead(204, { 'x-request-id': 'one' }).end())
  const { status, headers, body } = await fetchDirectly(url)
  expect([status, headers.get('x-request-id'), body]).toEqual([204, 'one', null])
})
