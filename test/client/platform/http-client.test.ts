import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient, HttpError } from '#client/platform/http-client.ts'
import { retryAfterMs } from '#shared/retry-after.ts'

interface Seen {
  method: string
  url: string
  type: string | undefined
  token: string | string[] | undefined
  body: string
}

let server: Server
let base: string
let seen: Seen[] = []
let answer: (res: ServerResponse, nth: number) => void

beforeAll(async () => {
  server = createServer(async (req, res) => {
    seen.push(await seenOf(req))
    answer(res, seen.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  answer = (res) => json(res, 200, { ok: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const quick = { firstDelayMs: 5 }

describe('a call', () => {
  it('goes to the base address with method, query, headers and a JSON body', async () => {
    const client = createHttpClient(`${base}/api/`)
    const headers = { 'x-token': 'one' }
    const body = { title: 'é' }
    expect(await client.get('/pages', { query: { q: 'a b', none: undefined }, headers })).toEqual({
      ok: true,
    })
    await client.post('/pages', { body, headers })
    await client.put('/pages/1', { body })
    await client.delete('/pages/1')
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/pages?q=a+b',
      'POST /api/pages',
      'PUT /api/pages/1',
      'DELETE /api/pages/1',
    ])
    expect(seen[1]).toMatchObject({
      type: 'application/json',
      token: 'one',
      body: '{"title":"é"}',
    })
    expect(seen[3]).toMatchObject({ type: undefined, body: '' })
  })

  it('leaves the base address out where the path is absolute', async () => {
    await createHttpClient('http://nowhere.invalid/api').get(`${base}/elsewhere`)
    expect(seen[0]?.url).toBe('/elsewhere')
  })

  it('logs a failure with method and path, and throws it on with the problem', async () => {
    answer = (res) => json(res, 422, { code: 'invalid', detail: 'title: too long' })
    const failure = createHttpClient(base).post('/pages', { body: {} })
    await expect(failure).rejects.toBeInstanceOf(HttpError)
    await expect(failure).rejects.toMatchObject({ status: 422, problem: { code: 'invalid' } })
    expect(console.error).toHaveBeenCalledWith('API Error [POST /pages]', expect.any(HttpError))
  })

  it('ends without a word in the log when it is called off', async () => {
    const abort = new AbortController()
    answer = () => abort.abort()
    const call = createHttpClient(base).get('/slow', { signal: abort.signal })
    await expect(call).rejects.toThrow(/abort/i)
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('a call that fails for now', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is repeated after %s', async (status) => {
    answer = (res, nth) => json(res, nth === 1 ? status : 200, { nth })
    expect(await createHttpClient(base, quick).get('/x')).toEqual({ nth: 2 })
  })

  it.each([400, 401, 404, 410, 501])('is not repeated after %s', async (status) => {
    answer = (res) => json(res, status, {})
    await expect(createHttpClient(base, quick).get('/x')).rejects.toMatchObject({ status })
    expect(seen).toHaveLength(1)
  })

  it.each(['post', 'put', 'patch', 'delete'] as const)('is not repeated by %s', async (verb) => {
    answer = (res) => json(res, 503, {})
    await expect(createHttpClient(base, quick)[verb]('/x')).rejects.toMatchObject({ status: 503 })
    expect(seen).toHaveLength(1)
  })

  it('is repeated when the connection breaks, and given up in the end', async () => {
    answer = (res) => res.destroy()
    await expect(createHttpClient(base, quick).get('/x')).rejects.toThrow()
    expect(seen).toHaveLength(3)
  })

  it('does not wait past the deadline of the whole', async () => {
    answer = (res) => json(res, 503, {}, { 'retry-after': '60' })
    const call = createHttpClient(base, { deadlineMs: 2000 }).get('/x')
    await expect(call).rejects.toMatchObject({ status: 503 })
    expect(seen).toHaveLength(1)
    answer = () => {}
    await expect(createHttpClient(base, { deadlineMs: 50 }).get('/x')).rejects.toThrow(/time/i)
  })

  it('can be called off between two tries', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout')
    answer = (res) => json(res, 503, {}, { 'retry-after': '20' })
    const abort = new AbortController()
    const call = createHttpClient(base).get('/x', { signal: abort.signal })
    await vi.waitUntil(() => wait.mock.calls.some(([, ms]) => ms === 20_000))
    abort.abort()
    await expect(call).rejects.toThrow(/abort/i)
    expect(seen).toHaveLength(1)
  })
})

describe('what a server asks to wait', () => {
  const now = Date.UTC(2026, 0, 1, 12)
  it.each<[string | null, number | null]>([
    [null, null],
    ['0', 0],
    ['120', 120_000],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
    ['soon', null],
  ])('%s is %s ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms)
  })
})

describe('the pause before another try', () => {
  it.each([
    ['half of it at least', 0, [20, 40]],
    ['and less than all of it, at random', 0.5, [30, 60]],
  ])('doubles: %s', async (_, random, pauses) => {
    answer = (res) => json(res, 503, {})
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await expect(createHttpClient(base, { firstDelayMs: 40 }).get('/pages')).rejects.toThrow()
    const asked = timers.mock.calls.map(([, ms]) => ms)
    expect(asked.filter((ms) => pauses.includes(ms ?? 0))).toEqual(pauses)
    expect(seen).toHaveLength(3)
  })
})

describe('a stream', () => {
  it('is a POST of JSON, read as trimmed chunks between blank lines', async () => {
    answer = (res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const part of ['data: on', 'e\n\n', '\n\n  data: two\r\n\r\n', 'data: 三'])
        res.write(part)
      res.end()
    }
    const chunks = await read(createHttpClient(base).stream('/write', { body: { brief: 'x' } }))
    expect(chunks).toEqual(['data: one', 'data: two', 'data: 三'])
    expect(seen[0]).toMatchObject({ method: 'POST', type: 'application/json' })
  })

  it('says status and body text when it is refused', async () => {
    answer = (res) => res.writeHead(503).end('no room')
    const chunks = read(createHttpClient(base).stream('/write'))
    await expect(chunks).rejects.toThrow('Stream API Error (503): no room')
  })

  it('says so when its answer has no body', async () => {
    answer = (res) => res.writeHead(204).end()
    const chunks = read(createHttpClient(base).stream('/write'))
    await expect(chunks).rejects.toThrow('Stream API Error (204): ')
  })

  it('that is only read is a GET, and may have nothing more to say', async () => {
    answer = (res) => res.writeHead(204).end()
    expect(await read(createHttpClient(base).stream('/events', { method: 'GET' }))).toEqual([])
    expect(seen[0]?.method).toBe('GET')
  })
})

async function seenOf(req: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const { method = '', url = '', headers } = req
  const body = Buffer.concat(chunks).toString()
  return { method, url, type: headers['content-type'], token: headers['x-token'], body }
}

function json(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers })
  res.end(JSON.stringify(body))
}

async function read(chunks: AsyncGenerator<string, void, void>): Promise<string[]> {
  const all: string[] = []
  for await (const chunk of chunks) all.push(chunk)
  return all
}
