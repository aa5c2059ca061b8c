import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CachePolicies } from '#server/http/cache-overrides.ts'
import { explainCaching } from '#server/http/page-cache/explain.ts'
import { createLog } from '#server/log.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const token = 'an operator of tests'
const person = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
}

let test: TestApp
let slug: string
let cookie: string

beforeAll(async () => {
  test = await openApp({ OPERATOR_TOKEN: token })
  const made = await request(test.app)
    .post('/api/generations')
    .send({ brief: 'Harbour Bread is a bakery in Bristol.', locale: 'en' })
  cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
  slug = foldEvents(parseEvents(made.text)).progress.slug ?? ''
  await act('publish')
})
afterAll(() => test.close())

async function act(action: string): Promise<void> {
  const answer = await request(test.app).post(`/api/pages/${slug}/${action}`).set({ cookie })
  expect(answer.status, action).toBe(200)
}

async function change(settings: object): Promise<void> {
  const answer = await request(test.app)
    .put(`/api/pages/${slug}/settings`)
    .set({ cookie })
    .send(settings)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

function get(path: string, headers: Record<string, string> = {}) {
  return request(test.app)
    .get(path)
    .set({ ...person, ...headers })
}

const statusOf = (answer: { headers: Record<string, string> }) =>
  answer.headers['cache-status'] ?? ''

describe('answers an operator lets nobody keep', () => {
  let uncached: TestApp
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ninefold-rules-'))
    const file = join(folder, 'rules.json')
    writeFileSync(file, JSON.stringify({ rules: { site: { cache: 'private' } } }))
    uncached = await openApp({ CACHE_RULES: file })
  })
  afterAll(async () => {
    await uncached.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('are sent to who takes %s as %s, under a tag of their own', async (accepted, encoding) => {
    const ask = (more: Record<string, string> = {}) =>
      request(uncached.app)
        .get('/terms')
        .set({ ...person, 'accept-encoding': accepted, ...more })
    const answer = await ask()
    expect(statusOf(answer)).toBe('ninefold; fwd=bypass')
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.text).toContain('</html>')
    const again = await ask({ 'if-none-match': String(answer.headers.etag) })
    expect(again.status).toBe(304)
  })
})

describe('answers of the page cache', () => {
  it('come from memory the second time', async () => {
    await get('/privacy')
    const again = await get('/privacy')
    expect(statusOf(again)).toMatch(/^ninefold; hit; ttl=\d+$/)
    expect(again.headers['x-request-id']).toBeTruthy()
    expect(again.headers['content-security-policy']).toContain("'sha256-")
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['*;q=0.1', undefined],
  ])('are sent to who takes %s as %s', async (accepted, encoding) => {
    const answer = await get('/terms', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.text).toContain('</html>')
  })

  it('have a strong tag for each encoding, and 304 for who knows it', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const tags = await Promise.all(
      encodings.map(async (coding) => {
        const { headers } = await get('/terms', { 'accept-encoding': coding })
        return String(headers.etag)
      }),
    )
    expect(new Set(tags).size).toBe(3)
    for (const [at, coding] of encodings.entries()) {
      const tag = tags[at] ?? ''
      expect(tag).toMatch(/^"[\w-]+"$/)
      for (const known of [tag, `"x", ${tag}`, `W/${tag}`, '*']) {
        const answer = await get('/terms', { 'accept-encoding': coding, 'if-none-match': known })
        expect(answer.status, known).toBe(304)
        expect(answer.headers.etag).toBe(tag)
        expect(answer.headers['cache-control']).toMatch(/^public/)
        expect(answer.text).toBe('')
      }
      const other = await get('/terms', { 'accept-encoding': coding, 'if-none-match': '"other"' })
      expect(other.status).toBe(200)
    }
  })

  it('are whole whatever range is asked for', async () => {
    const answer = await get('/terms', { range: 'bytes=0-9' })
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('</html>')
  })

  it('are to HEAD what they are to GET, without the body', async () => {
    const whole = await get('/terms', { 'accept-encoding': 'br' })
    const head = await request(test.app)
      .head('/terms')
      .set({ ...person, 'accept-encoding': 'br' })
    expect(head.status).toBe(200)
    for (const name of ['etag', 'content-length', 'content-encoding', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect(head.text ?? '').toBe('')
  })

  it('say what cache:explain says of them', async () => {
    const { current } = new CachePolicies({}, createLog('silent'))
    for (const path of [
      '/',
      '/ja/terms',
      '/sitemap.xml',
      '/robots.txt',
      `/p/${slug}`,
      '/history',
      '/favicon.svg',
    ]) {
      const { headers } = await get(path)
      const told = explainCaching(path, 'build', current)
      for (const name of ['Cache-Control', 'CDN-Cache-Control', 'Cache-Tag', 'Surrogate-Key']) {
        const line = told.find((text) => text.startsWith(`  ${name}: `))
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(line?.slice(name.length + 4))
      }
    }
  })
})

describe('a published page, to its readers', () => {
  const read = () => get(`/p/${slug}`)

  it('is gone and back at once', async () => {
    expect((await read()).status).toBe(200)
    await act('unpublish')
    const gone = await read()
    expect(gone.status).toBe(404)
    expect(gone.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=10')
    expect(gone.headers['cache-tag']).toContain(`page:${slug}`)
    expect((await get(`/p/${slug}/_payload.json`)).status).toBe(404)
    expect((await get(`/p/${slug}/card.png`)).status).toBe(404)
    await act('publish')
    expect((await read()).status).toBe(200)
    expect((await get(`/p/${slug}/_payload.json`)).status).toBe(200)
  })

  it('is missing to programs and crawlers in their own way, which nobody keeps', async () => {
    await get('/p/nobody')
    const program = await request(test.app).get('/p/nobody').set('accept', 'application/json')
    expect(program.type).toBe('application/problem+json')
    expect(program.headers['cache-control']).toBe('no-store')
    const crawler = await get('/p/nobody', { 'user-agent': 'Googlebot/2.1' })
    expect(crawler.text).toBe('Page not found: /p/nobody\n')
    expect(crawler.headers['cache-control']).toBe('no-store')
    expect(statusOf(await get('/p/nobody'))).toContain('hit')
  })

  it('goes to the trash and comes back at once', async () => {
    await request(test.app).delete(`/api/pages/${slug}`).set({ cookie })
    expect((await read()).status).toBe(404)
    await act('restore')
    expect((await read()).status).toBe(200)
  })

  it('shows a new revision at once, and an old one put back', async () => {
    const before = (await read()).text
    const { rev } = (await request(test.app).get(`/api/pages/${slug}`).set({ cookie })).body
    await change({ title: 'Bread and Salt' })
    expect((await read()).text).toBe(before)
    await act('publish')
    expect((await read()).text).toContain('Bread and Salt')
    await request(test.app).post(`/api/pages/${slug}/revert`).set({ cookie }).send({ rev })
    await act('publish')
    expect((await read()).text).not.toContain('Bread and Salt')
  })

  it('moves with its slug, and every older address with it', async () => {
    const first = slug
    await read()
    await get('/p/salt')
    await change({ slug: 'salt' })
    slug = 'salt'
    expect((await read()).status).toBe(200)
    expect((await get(`/p/${first}`)).headers.location).toBe('/p/salt')
    await change({ slug: 'pepper' })
    slug = 'pepper'
    expect((await get(`/p/${first}`)).headers.location).toBe('/p/pepper')
    expect((await get('/p/salt')).headers.location).toBe('/p/pepper')
  })

  it('enters and leaves the sitemap at once', async () => {
    const listed = async () => (await get('/sitemap.xml')).text.includes(`/p/${slug}<`)
    await change({ listed: true, noindex: false })
    expect(await listed()).toBe(true)
    await change({ noindex: true })
    expect(await listed()).toBe(false)
    expect((await read()).text).toContain('noindex')
  })

  it('lives in other caches no longer than its notice', async () => {
    const { rev } = (await request(test.app).get(`/api/pages/${slug}`).set({ cookie })).body
    const until = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const notice = {
      op: 'insert',
      id: 'n',
      type: 'notice',
      variant: 'bar',
      after: null,
      props: { text: 'Closed', action: [], until },
    }
    const edited = await request(test.app)
      .patch(`/api/pages/${slug}`)
      .set({ cookie, 'if-match': `"${rev}"` })
      .send({ ops: [notice] })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    await act('publish')
    const end = Date.parse(`${until}T23:59:59-12:00`)
    const { headers } = await read()
    const [, fresh, errored] =
      /s-maxage=(\d+).*stale-if-error=(\d+)/.exec(headers['cache-control'] ?? '') ?? []
    expect(Number(fresh) + Number(errored)).toBeLessThanOrEqual(
      Math.ceil((end - Date.now()) / 1000),
    )
  })
})

describe('the safety of shared copies', () => {
  it('2,000 variations of headers, cookies and queries change no byte', async () => {
    const paths = ['/', '/ja', '/terms', '/de/ai-website-builder', `/p/${slug}`]
    const random = sequence(9)
    for (const path of paths) {
      const { text, headers } = await get(path)
      for (let at = 0; at < 400; at++) {
        const answer = await get(path + randomQuery(random), randomHeaders(random))
        expect(answer.status).toBe(200)
        expect(answer.text === text, `a variation of ${path}`).toBe(true)
        expect(ageless(answer.headers['cache-control'])).toBe(ageless(headers['cache-control']))
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
  }, 240_000)

  it('every class of private answers is no-store, whoever asks', async () => {
    const paths = [
      '/history',
      '/generate',
      `/settings/${slug}`,
      `/history/${slug}`,
      `/_thumb/${slug}`,
      '/api/pages',
      `/api/pages/${slug}`,
      '/history/_payload.json',
      `/settings/${slug}/_payload.json`,
    ]
    for (const path of paths) {
      const answer = await get(path, { cookie })
      expect(answer.status, path).toBe(200)
      expect(answer.headers['cache-control'], path).toBe('private, no-store')
      expect(answer.headers['cdn-cache-control'], path).toBeUndefined()
      expect(answer.headers['cache-status'], path).toBe('ninefold; fwd=bypass')
    }
  })

  it('a path dressed as a file opens no private answer to caches', async () => {
    for (const path of [
      '/history/x.css',
      '/api/pages/x.js',
      `/settings/${slug}/x.png`,
      '/history/robots.txt',
    ]) {
      const answer = await get(path, { cookie })
      expect(answer.headers['cache-control'], path).toMatch(/no-store/)
    }
  })

  it('a payload never stands at its page’s key', async () => {
    const page = await get('/?/_payload.json')
    expect(page.type).toBe('text/html')
    const payload = await get('/_payload.json')
    expect(payload.type).toBe('application/json')
    expect((await get('/')).type).toBe('text/html')
  })

  it('errors are kept nowhere', async () => {
    for (const path of [
      '/nothing',
      '/assets/none.js',
      '/_i18n/none/ja/messages.json',
      '/_payload.json?b=old',
    ]) {
      expect((await get(path)).headers['cache-control'], path).toMatch(/no-store/)
    }
  })
})

describe('POST /_cache/purge', () => {
  const purge = (body: object, bearer = token) =>
    request(test.app).post('/_cache/purge').set('authorization', `Bearer ${bearer}`).send(body)

  it('forgets by tag, and everything', async () => {
    await get('/terms')
    await get(`/p/${slug}`)
    expect((await purge({ tags: ['site'] })).body.purged).toBeGreaterThan(0)
    expect(statusOf(await get('/terms'))).toContain('miss')
    expect(statusOf(await get(`/p/${slug}`))).toContain('hit')
    await purge({ all: true })
    expect(statusOf(await get(`/p/${slug}`))).toContain('miss')
  })

  it('serves copies once more where it is told to be soft', async () => {
    await get('/terms')
    await purge({ tags: ['site'], soft: true })
    expect(statusOf(await get('/terms'))).toMatch(/hit; ttl=(0|-\d+); detail=revalidating/)
  })

  it.each([{}, { tags: [] }, { tags: 'site' }, { all: false }, { all: true, tags: ['x'] }])(
    'says what is allowed where %j is sent',
    async (body) => {
      const answer = await purge(body)
      expect(answer.status).toBe(422)
      expect(answer.body.detail).toContain('{"all": true}')
    },
  )

  it('is a 404 without the token', async () => {
    expect((await purge({ all: true }, 'a token of somebody')).status).toBe(404)
    expect((await request(test.app).post('/_cache/purge').send({ all: true })).status).toBe(404)
  })
})

describe('the counters of the page cache', () => {
  it('are among the metrics', async () => {
    await get('/terms')
    await get('/terms')
    const { text } = await get('/metrics', { authorization: `Bearer ${token}` })
    expect(text).toMatch(/ninefold_cache_answers_total\{rule="site",outcome="hit"\} [1-9]/)
    expect(text).toMatch(/ninefold_cache_answers_total\{rule="site",outcome="miss"\} [1-9]/)
    expect(text).toMatch(/ninefold_cache_body_bytes_total\{rule="site"\} [1-9]/)
    expect(text).toMatch(/ninefold_http_request_duration_seconds_count\{route="\/terms"/)
  })
})

/** Without the seconds that pass while a test runs. */
function ageless(control = ''): string {
  return control.replace(/s-maxage=\d+/, '')
}

/** Numbers from 0 to 1, the same in every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function pick<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

function randomQuery(random: () => number): string {
  const queries = [
    '',
    '?',
    '?utm_source=a',
    '?b=old',
    '?lang=ja',
    '?/_payload.json',
    '?slug=x',
    '?__proto__=1',
    '?q=%00',
  ]
  return random() < 0.5 ? pick(random, queries) : `?${random().toString(36).slice(2)}=${random()}`
}

/** Whatever asks for English still: on `/` another language would be sent on. */
function randomHeaders(random: () => number): Record<string, string> {
  const hostile = [
    'evil.example',
    '"><script>',
    '/admin',
    'https',
    '1',
    '127.0.0.1',
    'no-cache',
    'x'.repeat(300),
  ]
  const names = [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'x-forwarded-port',
    'x-original-url',
    'x-rewrite-url',
    'x-host',
    'forwarded',
    'host',
    'origin',
    'referer',
    'x-http-method-override',
    'x-nuxt-error',
    'x-nonce',
    'authorization',
    'cache-control',
    'pragma',
    'save-data',
    'sec-fetch-mode',
    'sec-fetch-dest',
    'sec-purpose',
    'rsc',
    'x-requested-with',
    'accept',
    'user-agent',
    'dnt',
    'x-request-id',
    'if-modified-since',
    'range',
    'te',
  ]
  const cookies = [
    '',
    'i18n_redirected=en',
    'ninefold=forged',
    `${cookie}`,
    'theme=dark; a=b',
    '__proto__=x',
  ]
  const chosen = Array.from({ length: 4 }, () => [pick(random, names), pick(random, hostile)])
  return {
    ...Object.fromEntries(chosen),
    cookie: pick(random, cookies),
    'accept-language': pick(random, ['en', 'en-GB,en;q=0.9', '', '*', 'xx']),
  }
}
