import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'

const brief = 'Harbour Bread is a small bakery in Bristol. Call 0117 496 0148.'
const older = { title: 'Choir Nord', about: 'We sing on Mondays.', sections: ['About us'] }

let test: TestApp
let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
  await test.close()
})

/** The application on a port, where streams can be watched as they come. */
async function listen(environment: Record<string, string>): Promise<string> {
  test = await openApp(environment)
  server = createServer(test.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function begin(url: string, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(`${url}/api/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
    body: JSON.stringify({ brief }),
    signal,
  })
}

describe('event streams', () => {
  it('come op by op, also to who takes compressed answers', async () => {
    const answer = await begin(await listen({ COMPOSER_PACE_MS: '5000' }))
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    const first = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^id: 1\n/)
  })

  it('are limited for each address, and there is room again when one is closed', async () => {
    const url = await listen({ COMPOSER_PACE_MS: '5000', STREAMS_PER_IP: '2' })
    const leaving = new AbortController()
    const held = [await begin(url, leaving.signal), await begin(url)]
    expect(held.map(({ status }) => status)).toEqual([200, 200])
    const refused = await begin(url)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await fetch(`${url}/terms`)).status).toBe(200)
    leaving.abort()
    await expect.poll(async () => (await begin(url)).status).toBe(200)
  })

  it('are limited for each identity', async () => {
    const url = await listen({ COMPOSER_PACE_MS: '5000', STREAMS_PER_IDENTITY: '1' })
    const first = await begin(url)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const text = new TextDecoder().decode((await first.body?.getReader().read())?.value)
    const id = /"generation":"([^"]+)"/.exec(text)?.[1] ?? ''
    const follow = () => fetch(`${url}/api/generations/${id}/events`, { headers: { cookie } })
    expect((await follow()).status).toBe(200)
    expect((await follow()).status).toBe(429)
  })

  it('answer HEAD at once', async () => {
    const url = await listen({ COMPOSER_PACE_MS: '5000' })
    const first = await begin(url)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const text = new TextDecoder().decode((await first.body?.getReader().read())?.value)
    const id = /"generation":"([^"]+)"/.exec(text)?.[1] ?? ''
    const head = await fetch(`${url}/api/generations/${id}/events`, {
      method: 'HEAD',
      headers: { cookie },
    })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toContain('text/event-stream')
  })

  it('of a generation whose log was dropped have nothing more to tell', async () => {
    const url = await listen({})
    const first = await begin(url)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const id = /"generation":"([^"]+)"/.exec(await first.text())?.[1] ?? ''
    const { retention, generations } = test.services.storage
    await retention.dropEvents(Date.now() + 1000, 1000)
    const follow = await fetch(`${url}/api/generations/${id}/events`, { headers: { cookie } })
    expect(follow.status).toBe(204)
    const events = test.services.generations.follow(id, 0, new AbortController().signal)
    for await (const event of events) expect(event).toBeUndefined()
    expect((await generations.byId(id))?.status).toBe('complete')
  })
})

describe('a screen that is streamed', () => {
  it('begins to arrive before it is finished, packed or not', async () => {
    const url = await listen({})
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await new Promise<IncomingMessage>((resolve) => {
        const headers = { 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
        get(`${url}/history`, { headers }, resolve)
      })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['content-length']).toBeUndefined()
      answer.destroy()
    }
  })
})

describe('limits of what strangers may write', () => {
  it('hold for a page’s form by address, and by page whatever the address', async () => {
    test = await openApp({
      TRUST_PROXY: 'loopback',
      RATE_FORMS_PER_HOUR_IP: '2',
      RATE_FORMS_PER_HOUR_PAGE: '3',
    })
    const submit = (ip: string, slug: string) =>
      request(test.app)
        .post(`/f/${slug}/contact`)
        .set('X-Forwarded-For', ip)
        .type('form')
        .send({ 'field-0': 'Hello' })
    const statuses: number[] = []
    for (const [ip, slug] of [
      ['203.0.113.1', 'one'],
      ['203.0.113.1', 'one'],
      ['203.0.113.1', 'two'],
      ['203.0.113.2', 'one'],
      ['203.0.113.3', 'one'],
      ['203.0.113.3', 'two'],
    ] as const)
      statuses.push((await submit(ip, slug)).status)
    expect(statuses).toEqual([404, 404, 429, 404, 429, 404])
  })

  it('hold for everybody together, whoever writes', async () => {
    test = await openApp({ RATE_WRITES_PER_MINUTE_OVERALL: '3' })
    const write = () => request(test.app).post('/api/v1/pages').send(older)
    const statuses = [await write(), await write(), await write()].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201])
    const refused = await write()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body.code).toBe('rate_limited')
  })

  it('hold for one address with as many identities as it likes, and leave others theirs', async () => {
    test = await openApp({
      TRUST_PROXY: 'loopback',
      RATE_WRITES_PER_MINUTE_IP: '2',
      RATE_WRITES_PER_MINUTE_OVERALL: '3',
    })
    const write = async (ip: string) => {
      const asked = request(test.app).post('/api/tokens').set('X-Forwarded-For', ip)
      return (await asked.send({ name: 'mine' })).status
    }
    const hostile = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1']
    const statuses: number[] = []
    for (const ip of [...hostile, '203.0.113.2']) statuses.push(await write(ip))
    expect(statuses).toEqual([201, 201, 429, 429, 201])
  })

  it('hold for what is worked out for each answer, and for pages taken away', async () => {
    test = await openApp({ RATE_READS_PER_MINUTE_IP: '1', RATE_EXPORTS_PER_HOUR_IP: '1' })
    const made = await request(test.app).post('/api/v1/pages').send(older)
    const ask = async (path: string) => {
      const cookie = made.headers['set-cookie']?.[0] ?? ''
      return request(test.app).get(`/api/pages/${made.body.slug}${path}`).set('Cookie', cookie)
    }
    expect((await ask('/export?format=html')).status).toBe(200)
    expect((await ask('/export?format=html')).status).toBe(429)
    expect((await ask('/checks')).status).toBe(200)
    for (const path of ['/checks', '/compare?from=1&to=1', '/revisions', '/rewrite', '/reading'])
      expect((await ask(path)).status, path).toBe(429)
    expect((await ask('')).status).toBe(200)
  })

  it('hold before a file is read', async () => {
    const url = await listen({ RATE_UPLOADS_PER_HOUR_IP: '1' })
    const upload = (body: Buffer | ReadableStream) =>
      fetch(`${url}/api/uploads`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body,
        duplex: 'half',
      } as RequestInit)
    expect((await upload(Buffer.from('no picture'))).status).toBe(422)
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('begun')),
    })
    expect((await upload(endless)).status).toBe(429)
  })

  it('count the peer’s address, not one a stranger writes into a header', async () => {
    test = await openApp({ RATE_FORMS_PER_HOUR_IP: '1' })
    const submit = (ip: string) =>
      request(test.app).post('/f/x/y').set('X-Forwarded-For', ip).type('form').send({ a: '1' })
    expect((await submit('203.0.113.1')).status).toBe(404)
    expect((await submit('203.0.113.2')).status).toBe(429)
  })

  it('count all addresses of one IPv6 network as one', async () => {
    test = await openApp({ TRUST_PROXY: 'loopback', RATE_FORMS_PER_HOUR_IP: '1' })
    const submit = (ip: string) =>
      request(test.app).post('/f/x/y').set('X-Forwarded-For', ip).type('form').send({ a: '1' })
    expect((await submit('2001:db8:1:2::1')).status).toBe(404)
    expect((await submit('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await submit('2001:db8:1:3::1')).status).toBe(404)
  })
})
