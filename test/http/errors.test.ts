import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { localeCodes, locales, localizePath } from '#shared/locales.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { translator } from '#test/support/translator.ts'
import { personAgent } from '#test/support/visitor.ts'

let test: TestApp
const lines: { id?: string; msg: string; err?: { message: string } }[] = []

beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line))
  test = await openApp({ LOG_LEVEL: 'info' }, { write })
  Object.assign(test.services.storage.pages, {
    bySlug: () => Promise.reject(new Error('the disk is on fire')),
  })
})
afterAll(() => test.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  request(test.app)
    .get(path)
    .set({ 'user-agent': personAgent, accept: 'text/html', ...headers })

describe.each(localeCodes)('a fault of ours in %s', (locale) => {
  const t = translator(locale)

  it('is a screen in its frame, with the id of the line that tells of it', async () => {
    const answer = await get(localizePath(locale, '/settings/anything'))
    const id = answer.headers['x-request-id'] ?? ''
    expect(answer.status).toBe(500)
    expect(answer.text).toContain(`<html lang="${locales[locale].tag}"`)
    expect(answer.text).toContain(t('error.internal'))
    expect(answer.text).toContain(t('common.backToHome'))
    expect(answer.text).toContain(t('history.nav'))
    expect(answer.text).toContain(id)
    expect(answer.text).not.toContain('on fire')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const told = lines.filter((line) => line.id === id && line.err)
    expect(told.map(({ err }) => err?.message)).toContain('the disk is on fire')
  })

  it('outside the screens is a plain page in its language', async () => {
    const { status, text, headers } = await get(localizePath(locale, '/p/anything'))
    expect(status).toBe(500)
    expect(text).toContain(`<html lang="${locales[locale].tag}">`)
    expect(text).toContain(t('error.internal'))
    expect(text).toContain(headers['x-request-id'])
    expect(text).toContain(`<a href="${localizePath(locale, '/')}">`)
  })

  it('what cannot be taken is told in its language, and never in the words for programs', async () => {
    const person = { 'user-agent': personAgent, accept: 'text/html' }
    const send = (path: string) => request(test.app).post(`${path}?lang=${locale}`).set(person)
    const unlock = send('/share/some/unlock').set('sec-fetch-site', 'cross-site').type('form')
    const answers = {
      400: [await get(localizePath(locale, '/share/%ff')), 'error.refusedText'],
      403: [await unlock.send('password=x'), 'error.elsewhereText'],
      413: [
        await send('/f/a/b')
          .type('form')
          .send(`x=${'y'.repeat(40_000)}`),
        'error.tooLargeText',
      ],
      415: [await send('/f/a/b').type('text').send('hello'), 'error.refusedText'],
    } as const
    for (const [status, [answer, said]] of Object.entries(answers)) {
      expect(answer.status, status).toBe(Number(status))
      expect(answer.text, status).toContain(`<html lang="${locales[locale].tag}">`)
      expect(answer.text, status).toContain(`<h1>${t('error.refused')}</h1><p>${t(said)}</p>`)
    }
  })
})

describe('a path with a line end or a control character in it', () => {
  const signs = ['%0A', '%0d', '%0D%0A', '%E2%80%A8', '%e2%80%a9', '%00', '%7F', '%C2%85']
  const paths = [
    '/X',
    '/ja/X',
    '/aXb',
    '/en/X',
    '/X/',
    '/p/X',
    '/api/X',
    '/f/X/Y',
    '/_payload.json/X',
  ]
  const more = ['/sitemapX.xml', '/_showcase/X', '/generate/X', '/share/X', '/_image/w_64/X']

  it.each(signs)('is a 404 to everybody, wherever it stands: %s', async (sign) => {
    const before = lines.filter(({ err }) => err).length
    for (const path of [...paths, ...more]) {
      const address = path.replace('X', sign)
      expect((await get(address)).status, address).toBe(404)
      expect((await request(test.app).get(address)).status, address).toBe(404)
    }
    expect(lines.filter(({ err }) => err)).toHaveLength(before)
    expect((await get(`/terms?x=${sign}`)).status).toBe(200)
  })

  it('is a 400 where it cannot be decoded either, and no router warns of it', async () => {
    const warned = vi.spyOn(console, 'warn')
    for (const path of ['/share/%ff%0a', '/p/%/%00', '/terms/%zz%0d'])
      expect((await get(path)).status, path).toBe(400)
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})

describe('a path with a segment that stands for another folder', () => {
  /** As it is sent: every other client resolves it first. */
  const statusOf = (port: number, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'user-agent': personAgent, accept: 'text/html' }
      ask({ port, host: '127.0.0.1', path, headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .on('error', reject)
        .end()
    })

  it('is a 404, also behind the name of a language', async () => {
    const server = createServer(test.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const plain = ['/p/..', '/kr/p/..', '/p/%2e%2e', '/de/p/.%2E', '/p/.', '/p/../x', '/..']
    const unsent = ['/p/..\\', '/p/x\\..\\..', '/p/..#x']
    try {
      for (const path of [...plain, ...unsent]) expect(await statusOf(port, path), path).toBe(404)
      expect(await statusOf(port, '/terms')).toBe(200)
    } finally {
      server.close()
    }
  })
})

describe('what is thrown and is no error', () => {
  it('is told of in the log', async () => {
    const { pages } = test.services.storage
    const { bySlug } = pages
    pages.bySlug = () => Promise.reject({ status: 418, data: 'a teapot at /share/secret' })
    expect((await get('/settings/anything')).status).toBe(500)
    pages.bySlug = bySlug
    expect(lines.some(({ err }) => err?.message.includes('a teapot at /share/…'))).toBe(true)
  })
})

describe('the head of an answer', () => {
  it.each(['/api/pages/nothing/nothing', '/generate/x/_payload.json', '/_icons/none.json', '/no'])(
    'is that of the answer itself: %s',
    async (path) => {
      const person = { 'user-agent': personAgent, accept: 'text/html' }
      const got = await get(path)
      const head = await request(test.app).head(path).set(person)
      expect(head.status).toBe(got.status)
      for (const name of ['cache-control', 'x-frame-options', 'referrer-policy', 'content-type'])
        expect(head.headers[name], name).toBe(got.headers[name])
    },
  )
})

describe('a fault of ours', () => {
  it('is a problem document for programs, and tells nothing of its cause', async () => {
    const answer = await get('/settings/anything', { accept: 'application/json' })
    expect(answer.status).toBe(500)
    expect(answer.type).toBe('application/problem+json')
    expect(answer.text).not.toContain('on fire')
  })

  it('is an honest status without an error page for crawlers, and logged', async () => {
    const before = lines.length
    const answer = await get('/settings/anything', { 'user-agent': 'Googlebot/2.1' })
    expect(answer.status).toBe(500)
    expect(answer.text).toBe('internal: Internal Server Error\n')
    expect(lines.slice(before).some(({ err }) => err?.message === 'the disk is on fire')).toBe(true)
  })
})

describe('a program that asks for no JSON', () => {
  it('is told in one line what is wrong', async () => {
    const { storage } = test.services
    const { probe } = storage
    const ask = (path: string) => request(test.app).get(path).set('user-agent', 'curl/8.5.0')
    storage.probe = () => Promise.reject(new AppError('storage_full', 'The disk is full.'))
    const ready = await ask('/readyz')
    storage.probe = probe
    expect([ready.status, ready.type]).toEqual([503, 'text/plain'])
    expect(ready.text).toBe('storage_full: The disk of the database is full, or takes no writes.\n')
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('/%')).text).toBe('bad_request: The request is not valid.\n')
  })
})

describe('a fault of ours, whoever meets it', () => {
  it.each([
    ['/settings/anything', { accept: 'application/json' }],
    ['/settings/anything', { 'user-agent': 'Googlebot/2.1' }],
    ['/p/anything', {}],
    ['/p/anything/card.png', {}],
  ])('is kept nowhere: %s for %j', async (path, headers) => {
    const answer = await get(path, headers)
    expect(answer.status).toBe(500)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    expect(answer.headers['cdn-cache-control']).toBeUndefined()
  })
})

describe('the development’s screen of widgets', () => {
  it.each(['/__ui', '/__ui/dark'])('is not there: %s is 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
