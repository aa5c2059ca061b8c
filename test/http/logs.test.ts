import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'

const brief = 'Maison Vasseur repairs violins in Lyon. Call 04 78 00 11 22.'
let test: TestApp
let lines: string[] = []
afterEach(() => test.close())

async function open(environment: Record<string, string> = {}): Promise<void> {
  lines = []
  const write = (line: string) => void lines.push(line)
  test = await openApp({ LOG_LEVEL: 'trace', ...environment }, { write })
}

const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')

describe('the log', () => {
  it('has one line for a request, with the id its answer carries', async () => {
    await open()
    const { headers } = await request(test.app).get('/ja/terms?secret=1')
    expect(answered()).toMatchObject([
      {
        id: headers['x-request-id'],
        method: 'GET',
        path: '/ja/terms',
        route: '/terms',
        status: 200,
      },
    ])
  })

  it('names the whole path of a file that a mounted handler answered', async () => {
    await open()
    await request(test.app).get('/assets/none.js')
    expect(answered()[0]).toMatchObject({ path: '/assets/none.js', route: '/assets', status: 404 })
  })

  it('keeps the id of a proxy it trusts, and no other', async () => {
    await open({ TRUST_PROXY: 'loopback' })
    const ask = (id: string) => request(test.app).get('/healthz').set('X-Request-Id', id)
    expect((await ask('edge-0001.abc')).headers['x-request-id']).toBe('edge-0001.abc')
    expect((await ask('short')).headers['x-request-id']).not.toBe('short')
    expect((await ask('a" injected="field')).headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    await test.close()
    await open()
    expect((await ask('edge-0001.abc')).headers['x-request-id']).not.toBe('edge-0001.abc')
  })

  it('counts a page that is erased while it is written as no fault', async () => {
    await open({ COMPOSER_PACE_MS: '100' })
    const server = createServer(test.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const api = `http://127.0.0.1:${port}/api`
    const json = { 'content-type': 'application/json' }
    const stream = await fetch(`${api}/generations`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ brief }),
    })
    const erased = await fetch(`${api}/account`, {
      method: 'DELETE',
      headers: { ...json, cookie: stream.headers.get('set-cookie')?.split(';')[0] ?? '' },
      body: JSON.stringify({ confirm: 'delete everything' }),
    })
    expect(await erased.json()).toEqual({ pages: 1 })
    expect(await stream.text()).not.toContain('"op":"done"')
    server.close()
    await test.services.generations.drain(5000)
    const told = lines.map((line) => JSON.parse(line))
    expect(told.filter(({ level }) => level >= 50)).toEqual([])
    expect(told.map(({ msg }) => msg)).toContain('the page was erased while it was written')
  })

  it('counts whoever leaves while they send as no fault', async () => {
    await open()
    const server = createServer(test.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const client = connect(port, '127.0.0.1')
    const head = 'POST /api/uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: image/png\r\n'
    client.write(`${head}Content-Length: 5000\r\n\r\nthe first bytes`)
    await once(server, 'request')
    client.destroy()
    await expect.poll(() => answered().length).toBe(1)
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([])
    server.close()
  })

  it('holds no brief, no share token, no password and no cookie', async () => {
    await open()
    const agent = request.agent(test.app)
    const stream = await agent.post('/api/generations').send({ brief })
    const slug = /"slug":"([^"]+)"/.exec(stream.text)?.[1] ?? ''
    const [cookie = ''] = /nf_id=[^;]+/.exec(String(stream.headers['set-cookie'])) ?? []
    const password = 'sesame-in-the-open'
    const share = await agent.post(`/api/pages/${slug}/shares`).send({ password })
    const { token } = share.body
    await agent.get(`/generate?brief=${encodeURIComponent(brief)}`)
    for (const path of [`/share/${token}`, `/ja/share/v1/${token}`, `/_share/${token}`])
      await agent.get(path)
    await agent.get(`/share/${token}/_payload.json`)
    await agent.post(`/share/${token}/unlock`).type('form').send({ password })
    await agent.post(`/share/${token.slice(1)}/unlock`).send({ password })
    const log = lines.join('\n')
    expect(answered().length).toBeGreaterThanOrEqual(9)
    for (const secret of ['Vasseur', '04 78', token, token.slice(1), password, cookie.slice(6, 40)])
      expect(log).not.toContain(secret)
  })
})

describe('the probes', () => {
  it('say that the process lives, and that the database takes writes', async () => {
    await open()
    expect((await request(test.app).get('/healthz')).text).toBe('ok\n')
    expect((await request(test.app).get('/readyz')).text).toBe('ready\n')
  })

  it('look again after a while, however often strangers ask', async () => {
    await open()
    let looks = 0
    const { storage } = test.services
    const { probe } = storage
    storage.probe = () => {
      looks++
      return probe()
    }
    const ask = async () => (await request(test.app).get('/readyz')).status
    for (let times = 0; times < 5; times++) expect(await ask()).toBe(200)
    expect(looks).toBe(1)
    const later = Date.now() + 5000
    test.services.now = () => later
    expect([await ask(), looks]).toEqual([200, 2])
  })

  it('say 503 when the database is gone, while the process still lives', async () => {
    await open()
    await test.close()
    const ready = await request(test.app).get('/readyz').set('Accept', 'application/json')
    expect(ready.status).toBe(503)
    expect(ready.body.code).toBe('unavailable')
    expect((await request(test.app).get('/healthz')).status).toBe(200)
    await open()
  })
})
