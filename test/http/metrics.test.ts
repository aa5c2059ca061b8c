import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'

const token = 'a token that only operators know'
const brief = 'Harbour Bread is a small bakery in Bristol. Call 0117 496 0148.'

let test: TestApp
beforeAll(async () => {
  test = await openApp({ OPERATOR_TOKEN: token, RATE_WRITES_PER_MINUTE: '1', STREAMS_PER_IP: '1' })
})
afterAll(() => test.close())

function read(app = test.app, authorization = `Bearer ${token}`) {
  return request(app).get('/metrics').set('Authorization', authorization)
}

describe('the metrics', () => {
  it('count answers by the pattern of their route, whatever strangers ask for', async () => {
    for (const path of ['/ja/terms', '/p/no-such-page', '/made/up/1', '/made/up/2', '/api/pages/x'])
      await request(test.app).get(path)
    const { text, headers } = await read()
    expect(headers['content-type']).toContain('text/plain')
    expect(headers['cache-control']).toBe('no-store')
    const count = 'ninefold_http_request_duration_seconds_count'
    expect(text).toContain(`${count}{route="/terms",method="GET",status="200"} 1`)
    expect(text).toContain(`${count}{route="/p/:slug",method="GET",status="404"} 1`)
    expect(text).toContain(`${count}{route="other",method="GET",status="404"} 2`)
    expect(text).toContain(`${count}{route="/api/pages/:slug",method="GET",status="404"} 1`)
    expect(text).not.toContain('made/up')
  })

  it('tell of generations, of the database, of streams and of limits used up', async () => {
    const agent = request.agent(test.app)
    const stream = await agent.post('/api/generations').send({ brief })
    const slug = /"slug":"([^"]+)"/.exec(stream.text)?.[1] ?? ''
    for (let call = 0; call < 2; call++) await agent.post(`/api/pages/${slug}/publish`).send()
    const { text } = await read()
    const ended = 'ninefold_generation_duration_seconds_count{engine="composer",outcome="complete"}'
    expect(text).toContain(`${ended} 1`)
    expect(Number(/^ninefold_generation_ops_stored_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(
      9,
    )
    expect(text).toContain('ninefold_rate_limited_total{limit="write"} 1')
    expect(text).toContain('ninefold_event_streams_open 0')
    for (const kind of ['select', 'insert', 'update', 'transaction'])
      expect(text).toMatch(
        new RegExp(`ninefold_database_duration_seconds_count\\{kind="${kind}"\\} [1-9]`),
      )
  })
})

describe('who may read the metrics', () => {
  it.each(['', 'Bearer wrong', `Basic ${token}`])('not a stranger with “%s”', async (given) => {
    const answer = await read(test.app, given).set('Accept', 'application/json')
    expect(answer.status).toBe(404)
    expect(answer.body.detail).toBe('Page not found: /metrics')
  })

  it('without a token this machine alone, as long as the site is this machine', async () => {
    const local = await openApp({ SITE_URL: 'http://localhost:3000' })
    expect((await read(local.app, '')).status).toBe(200)
    await local.close()
    const behindProxy = await openApp({ SITE_URL: 'https://pages.example' })
    expect((await read(behindProxy.app, '')).status).toBe(404)
    await behindProxy.close()
  })

  it('without a token only by a name of this machine: another may be a stranger’s that leads here', async () => {
    const local = await openApp({ SITE_URL: 'http://localhost:3000' })
    const statusFor = async (host: string) => (await read(local.app, '').set('Host', host)).status
    for (const host of ['localhost:3000', 'localhost:9', '127.0.0.1:3000', '[::1]:3000'])
      expect(await statusFor(host), host).toBe(200)
    for (const host of ['rebound.example', 'localhost.rebound.example:3000', 'user@localhost', ''])
      expect(await statusFor(host), host).toBe(404)
    await local.close()
  })
})
