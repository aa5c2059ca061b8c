import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PurgeRefused } from '#server/purging/ask.ts'
import type { PurgeOrder } from '#server/purging/purge-order.ts'
import { sendOrder } from '#server/purging/send-order.ts'
import { purgeTargets } from '#server/purging/targets.ts'

const site = { host: 'pages.example' }
const order: PurgeOrder = { all: false, hard: ['page:bakery'], soft: ['list', 'sitemap'] }
const everything: PurgeOrder = { all: true }
const tags = (count: number) => Array.from({ length: count }, (_, at) => `page:${at}`)

interface Asked {
  line: string
  headers: IncomingHttpHeaders
  body: unknown
}

let cache: Server
let asked: Asked[]
let answer: { status: number; body: unknown; headers?: Record<string, string> }
beforeEach(async () => {
  // Of this test alone: what another one gave up on may still come.
  const own: Asked[] = []
  asked = own
  answer = { status: 200, body: { success: true } }
  cache = createServer(async (req, res) => {
    const isJson = req.headers['content-type'] === 'application/json'
    const body = isJson ? await json(req) : await text(req)
    own.push({ line: `${req.method} ${req.url}`, headers: req.headers, body })
    res.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body))
  })
  cache.listen(0, '127.0.0.1')
  await once(cache, 'listening')
})
afterEach(() => {
  cache.closeAllConnections()
  cache.close()
})

const addresses = {
  varnish: 'varnish+URL',
  nginx: 'nginx+URL',
  fastly: 'fastly://token-1234@service1?api=URL',
  cloudflare: 'cloudflare://token-1234@zone1?api=URL',
}

function tell(kind: keyof typeof addresses, what: PurgeOrder): Promise<void> {
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
  const [target] = purgeTargets(addresses[kind].replace('URL', url)) ?? []
  if (!target) throw new Error(`${kind} is no target`)
  return sendOrder(target, what, site)
}

describe('Varnish', () => {
  it('is told what is gone, and what may be served once more', async () => {
    await tell('varnish', order)
    expect(asked.map(({ line }) => line)).toEqual(['PURGE /', 'PURGE /'])
    expect(asked[0]?.headers).toMatchObject({ xkey: 'page:bakery' })
    expect(asked[1]?.headers).toMatchObject({ 'xkey-soft': 'list sitemap' })
  })

  it('forgets everything by one key, and long lists in headers it can hold', async () => {
    await tell('varnish', everything)
    expect(asked.map(({ headers }) => headers.xkey)).toEqual(['all'])
    await tell('varnish', { all: false, hard: tags(120), soft: [] })
    const told = asked.slice(1).map(({ headers }) => String(headers.xkey).split(' '))
    expect(told.flat()).toEqual(tags(120))
    expect(told.map((keys) => keys.length)).toEqual([50, 50, 20])
  })
})

describe('nginx', () => {
  it('is asked for a page anew in every language and coding, as its readers ask', async () => {
    await tell('nginx', { all: false, hard: ['page:bakery', 'list'], soft: [] })
    expect(asked).toHaveLength(27)
    expect(new Set(asked.map(({ line }) => line))).toContain('GET /ja/p/bakery')
    const codings = new Set(asked.map(({ headers }) => headers['accept-encoding']))
    expect([...codings]).toEqual(['identity', 'gzip', 'br'])
    for (const { headers } of asked) expect(headers.host).toBe(site.host)
  })

  it('takes a page that is gone, and no fault of the server behind it', async () => {
    answer = { status: 404, body: null }
    await tell('nginx', order)
    answer = { status: 502, body: null }
    await expect(tell('nginx', order)).rejects.toThrow(PurgeRefused)
  })
})

describe('Fastly', () => {
  it('is told surrogate keys, with its token, and which of them are soft', async () => {
    await tell('fastly', order)
    expect(asked.map(({ line }) => line)).toEqual(Array(2).fill('POST /service/service1/purge'))
    expect(asked.map(({ body }) => body)).toEqual([
      { surrogate_keys: ['page:bakery'] },
      { surrogate_keys: ['list', 'sitemap'] },
    ])
    expect(asked[0]?.headers).toMatchObject({ 'fastly-key': 'token-1234' })
    expect(asked.map(({ headers }) => headers['fastly-soft-purge'])).toEqual([undefined, '1'])
  })

  it('forgets everything by a call of its own, and takes 256 keys at once', async () => {
    await tell('fastly', everything)
    expect(asked.map(({ line }) => line)).toEqual(['POST /service/service1/purge_all'])
    await tell('fastly', { all: false, hard: tags(300), soft: [] })
    const told = asked
      .slice(1)
      .map(({ body }) => (body as { surrogate_keys: string[] }).surrogate_keys)
    expect(told.map((keys) => keys.length)).toEqual([256, 44])
  })
})

describe('Cloudflare', () => {
  it('is told tags, with its token, hard and soft alike', async () => {
    await tell('cloudflare', order)
    expect(asked.map(({ line }) => line)).toEqual(['POST /zones/zone1/purge_cache'])
    expect(asked[0]?.body).toEqual({ tags: ['page:bakery', 'list', 'sitemap'] })
    expect(asked[0]?.headers.authorization).toBe('Bearer token-1234')
  })

  it('forgets everything at once, and takes 30 tags at a time', async () => {
    await tell('cloudflare', everything)
    expect(asked[0]?.body).toEqual({ purge_everything: true })
    await tell('cloudflare', { all: false, hard: tags(31), soft: [] })
    expect(asked).toHaveLength(3)
  })

  it.each([{ success: false }, 'not JSON'])(
    'has refused where it says so in a 200: %j',
    async (body) => {
      answer = { status: 200, body }
      await expect(tell('cloudflare', order)).rejects.toThrow(PurgeRefused)
    },
  )
})

describe('any of them', () => {
  it('that refuses says for how long it is left alone, and its token is in no message', async () => {
    answer = { status: 429, body: null, headers: { 'retry-after': '30' } }
    const error = await tell('fastly', order).catch((it: unknown) => it)
    expect(error).toBeInstanceOf(PurgeRefused)
    expect((error as PurgeRefused).retryAfterMs).toBe(30_000)
    expect(String(error)).not.toContain('token-1234')
  })

  it('is not followed where it sends one elsewhere: its token would go along', async () => {
    answer = { status: 302, body: null, headers: { location: '/elsewhere' } }
    await expect(tell('cloudflare', order)).rejects.toThrow(PurgeRefused)
    expect(asked).toHaveLength(1)
  })
})
