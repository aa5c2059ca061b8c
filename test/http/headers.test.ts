import request, { type Response } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMeasured } from '#shared/analytics.ts'
import { type RouteName, type RouteParams, routeNames, routePath, routes } from '#shared/routes.ts'
import { openApp, type TestApp } from '#test/support/app.ts'

const older = { title: 'Choir Nord', about: 'We sing on Mondays.', sections: ['About us'] }
const browser = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
}
const tagManager = 'https://www.googletagmanager.com'

let plain: Site
let measured: Site
let secure: Site
beforeAll(async () => {
  plain = await openSite({})
  measured = await openSite({ ANALYTICS_ID: 'G-TEST1234' })
  secure = await openSite({ SITE_URL: 'https://pages.example' })
})
afterAll(async () => {
  for (const { test } of [plain, measured, secure]) await test.close()
})

interface Site {
  test: TestApp
  /** Asks as the owner of a page that is published and shared. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  head(path: string): Promise<Response>
  params: Partial<Record<RouteName, RouteParams>>
}

async function openSite(environment: Record<string, string>): Promise<Site> {
  const test = await openApp(environment)
  const made = await request(test.app).post('/api/v1/pages').send(older)
  const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  const call = (path: string, body?: object) =>
    request(test.app).post(`/api/pages/${slug}${path}`).set('Cookie', cookie).send(body)
  const { slug } = made.body
  const older1 = (await call('/shares', {})).body.token
  await call('/upgrade')
  await call('/publish')
  const shared = (await call('/shares', {})).body.token
  return {
    test,
    get: async (path, headers = {}) =>
      request(test.app)
        .get(path)
        .set({ ...browser, cookie, ...headers }),
    head: async (path) =>
      request(test.app)
        .head(path)
        .set({ ...browser, cookie }),
    params: {
      ...Object.fromEntries(routeNames.map((name) => [name, { slug }])),
      share: { slug: shared },
      shareV1: { slug: older1 },
      generateV1: {},
    },
  }
}

function pathOf({ params }: Site, name: RouteName): string {
  return routePath(name, routes[name].path.includes(':slug') ? params[name] : {})
}

function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** `/share/v1` of a page of the new generation leads to the new frame: the rest answer 200. */
const open = routeNames.filter((name) => name !== 'shareV1')
const screens = open.filter((name) => routes[name].rendered)

describe.each(open)('the route %s', (name) => {
  it('answers its owner, and says the same of itself to every Host', async () => {
    const path = pathOf(plain, name)
    // Parts of a screen that are loaded with its first visit come behind it; then with it.
    await plain.get(path)
    const honest = await plain.get(path)
    expect(honest.status).toBe(200)
    const forged = await plain.get(path, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    })
    expect(forged.status).toBe(200)
    expect(withoutNonce(forged)).toBe(withoutNonce(honest))
  })

  it('carries what every answer carries', async () => {
    const { headers } = await plain.get(pathOf(plain, name))
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    const overTls = await secure.get(pathOf(secure, name))
    expect(overTls.headers['strict-transport-security']).toBe('max-age=63072000')
  })

  it('answers HEAD as GET, without a body', async () => {
    const path = pathOf(plain, name)
    const { status, headers } = await plain.get(path)
    const head = await plain.head(path)
    expect(head.status).toBe(status)
    for (const key of ['content-type', 'cache-control', 'cross-origin-opener-policy'])
      expect(withoutSeconds(head.headers[key])).toBe(withoutSeconds(headers[key]))
    expect(head.text ?? '').toBe('')
  })

  it('lets caches keep it exactly where its rule says so', async () => {
    const { headers } = await plain.get(pathOf(plain, name))
    const isPrivate = routes[name].cache === 'private'
    expect(headers['cache-control']).toMatch(isPrivate ? /^private, no-store$/ : /^public/)
    if (!isPrivate) expect(headers['set-cookie']).toBeUndefined()
    const told = String(headers['cache-status'])
    expect(told).toMatch(isPrivate ? /^ninefold; fwd=bypass$/ : /^ninefold; (hit|fwd=miss)/)
  })

  it('says of all that is answered there what the cache had to do with it', async () => {
    const path = pathOf(plain, name)
    const known = String((await plain.get(path)).headers.etag)
    const asked = [
      await plain.head(path),
      await plain.get(path, { 'if-none-match': known }),
      await plain.get(path, { 'user-agent': 'Googlebot/2.1' }),
      await plain.get(path, { accept: 'application/json' }),
      await plain.get(path, { 'accept-language': 'ja', cookie: '' }),
      await plain.get(`${path}?utm_source=x`),
      await plain.get(`/ja${path}`),
      await plain.get(`/en${path}`),
      await plain.get(`${path}/`),
      await plain.get(`${path}/nothing`),
      await plain.get(`${path}/nothing`, { accept: 'application/json' }),
      await plain.get(`${path}/_payload.json`.replace('//', '/')),
      await request(plain.test.app).post(path),
    ]
    const told = asked.map(({ headers }) => headers['cache-status'])
    for (const status of told)
      expect(status).toMatch(/^ninefold; (hit; ttl=-?\d+|fwd=(miss|stale|bypass))/)
  })

  it('is held back by no proxy where it is streamed', async () => {
    const { headers } = await plain.get(pathOf(plain, name))
    const isStreamed = routes[name].rendered && routes[name].cache === 'private'
    expect(headers['x-accel-buffering']).toBe(isStreamed ? 'no' : undefined)
  })
})

describe.each(screens)('the policy of the screen %s', (name) => {
  it('lets run our own script alone, by hash where it is cached and by nonce where not', async () => {
    const answer = await plain.get(pathOf(plain, name))
    const policy = policyOf(answer)
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['base-uri']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
    expect(policy['trusted-types']).toEqual(['default'])
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|https?:|\*/)
    const isCached = routes[name].cache !== 'private'
    expect(policy['script-src']?.some((source) => source.startsWith("'nonce-"))).toBe(!isCached)
    expect(answer.text.includes(' nonce=')).toBe(!isCached)
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  it('names the tag manager where one is configured, and never where a page is read', async () => {
    const answer = await measured.get(pathOf(measured, name))
    expect(policyOf(answer)['script-src']?.includes(tagManager)).toBe(isMeasured(name))
    expect(answer.text.includes('G-TEST1234')).toBe(isMeasured(name))
    const without = await plain.get(pathOf(plain, name))
    expect(String(without.headers['content-security-policy'])).not.toContain('google')
    expect(without.text).not.toContain('analyticsId')
  })
})

describe('what a reader is sent', () => {
  it('runs no script and stands in an origin of its own, also where visits are counted', async () => {
    const frame = `/_share/${measured.params.share?.slug}`
    for (const path of [pathOf(measured, 'page'), frame, `/_thumb/${measured.params.page?.slug}`]) {
      const answer = await measured.get(path)
      expect(answer.status).toBe(200)
      const policy = policyOf(answer)
      expect(policy['default-src']).toEqual(["'none'"])
      expect(policy['script-src']).toEqual(["'none'"])
      expect(policy['frame-ancestors']).toEqual(["'self'"])
      expect(policy.sandbox).not.toContain('allow-scripts')
      expect(policy.sandbox).not.toContain('allow-same-origin')
      expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(answer.text).not.toMatch(/google|G-TEST1234|<script(?! type="application\/)/)
    }
  })

  it('is in the preview’s frame our script alone, without an origin, asking no other host', async () => {
    const policy = policyOf(await measured.get('/_preview'))
    expect(policy.sandbox).toEqual(['allow-scripts'])
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['connect-src']).toEqual(["'self'"])
  })
})

describe('what is one visitor’s', () => {
  it('says that no cache was asked for it, and none may keep it', async () => {
    const slug = plain.params.page?.slug
    const frames = [`/_thumb/${slug}`, `/_share/${plain.params.share?.slug}`]
    const calls = ['/api/pages', `/api/pages/${slug}/export?format=json`]
    for (const path of [...frames, ...calls, '/history/_payload.json']) {
      const { status, headers } = await plain.get(path)
      expect([status, headers['cache-control']], path).toEqual([200, 'private, no-store'])
      expect(headers['cache-status'], path).toBe('ninefold; fwd=bypass')
    }
  })
})

describe('what the cache had to do with it', () => {
  it.each([
    ['a file of public/', '/favicon.svg', 200, 'fwd=bypass'],
    ['icons', '/_icons/lucide.json?icons=star', 200, 'fwd=bypass'],
    ['health', '/healthz', 200, 'fwd=bypass'],
    ['the description of the API', '/api/openapi.json', 200, 'fwd=bypass'],
    ['an unknown call', '/api/nothing', 404, 'fwd=bypass'],
    ['an unknown page, to programs', '/p/nothing', 404, 'fwd=miss'],
    ['an unknown text', '/_i18n/0123456789abcdef/ja/messages.json', 404, 'fwd=miss'],
  ])('is told of %s', async (_what, path, status, told) => {
    const answer = await plain.get(path, { accept: 'application/json', cookie: '' })
    expect([answer.status, answer.headers['cache-status']]).toEqual([status, `ninefold; ${told}`])
  })
})

describe('what is no document', () => {
  it.each([
    '/api/pages',
    '/api/openapi.json',
    '/api/none',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
  ])('%s lets nothing run and nobody frame it', async (path) => {
    const { headers } = await plain.get(path, { accept: 'application/json' })
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

/** A nonce is each answer's own. */
function withoutNonce({ text }: Response): string {
  return text.replace(/nonce="[^"]+"/g, '')
}

/** How long a copy may be kept counts down between two requests. */
function withoutSeconds(value: unknown): string {
  return String(value).replace(/s-maxage=\d+/, 's-maxage')
}
