import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockKinds } from '#shared/blocks/index.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
let server: Server
beforeAll(async () => {
  test = await openApp()
  server = createServer(test.app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await test.close()
})

interface Made {
  slug: string
  cookie: string
}

const form = {
  op: 'insert',
  id: 'form',
  type: 'contact',
  variant: blockKinds.contact.variants[0],
  props: {
    title: 'Write to us',
    fields: [{ label: 'Name', kind: 'text', required: true }],
    submit: 'Send',
  },
  after: null,
}

/** A published page in English and Japanese, with a form. */
async function publishedPage(
  body: object = { locale: 'en', locales: ['en', 'ja'] },
): Promise<Made> {
  const brief = 'Harbour Bread is a bakery in Bristol. Open Tuesday to Saturday 8am to 4pm.'
  const answer = await request(test.app)
    .post('/api/generations')
    .send({ brief, ...body })
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const slug = foldEvents(parseEvents(answer.text)).progress.slug ?? ''
  const page = await request(test.app).get(`/api/pages/${slug}`).set({ cookie })
  const edited = await request(test.app)
    .patch(`/api/pages/${slug}`)
    .set({ cookie, 'if-match': `"${page.body.rev}"` })
    .send({ ops: [form] })
  expect(edited.status, edited.text).toBe(200)
  await act({ slug, cookie }, 'publish')
  return { slug, cookie }
}

async function act({ slug, cookie }: Made, action: string): Promise<void> {
  const answer = await request(test.app).post(`/api/pages/${slug}/${action}`).set({ cookie })
  expect(answer.status, answer.text).toBe(200)
}

function claim({ slug, cookie }: Made, host: string) {
  return request(test.app).put(`/api/pages/${slug}/domain`).set({ cookie }).send({ host })
}

function giveUp({ slug, cookie }: Made) {
  return request(test.app).delete(`/api/pages/${slug}/domain`).set({ cookie })
}

function at(host: string, path: string, headers: Record<string, string> = {}) {
  return request(test.app)
    .get(path)
    .set({ host, accept: 'text/html', ...headers })
}

/** Claims a host and opens its proof through it. */
async function attach(page: Made, host: string): Promise<string> {
  const claimed = await claim(page, host)
  expect(claimed.status, claimed.text).toBe(200)
  const proof = new URL(claimed.body.domain.proofUrl).pathname
  expect((await at(host, proof)).status).toBe(303)
  return proof
}

/** An answer to bytes as they stand: what no client library would send. */
function raw(lines: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }))
    socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`)
  })
}

let hosts = 0
const newHost = () => `aurora-${++hosts}.example`

describe('a host in use', () => {
  it('is known to lead here by whatever is asked for through it', async () => {
    const host = newHost()
    await attach(await publishedPage(), host)
    const { domains } = test.services.storage
    const long = Date.now() - 3 * 86_400_000
    await domains.prove(host, long)
    await test.services.domains.refresh()
    expect((await at(host, '/')).status).toBe(200)
    await expect.poll(async () => (await domains.byHost(host))?.provedAt).toBeGreaterThan(long)
  })
})

describe('claiming a host', () => {
  it('waits, shows nothing there, and becomes active when its proof is opened through it', async () => {
    const page = await publishedPage()
    const host = newHost()
    const { body } = await claim(page, host.toUpperCase())
    expect(body.domain).toMatchObject({ host, state: 'waiting', url: `http://${host}/` })
    expect((await at(host, '/')).text).toContain('Ninefold')
    const proof = new URL(body.domain.proofUrl).pathname
    for (const wrong of [`${proof}x`, proof.slice(0, -1)])
      expect((await at(host, wrong)).status).toBe(404)
    // With the right token through any other host it proves nothing.
    expect((await at('other.example', proof)).status).toBe(404)
    expect((await at('ninefold.test', proof)).status).toBe(404)
    expect((await request(test.app).head(proof).set({ host })).status).toBe(404)
    const opened = await at(host, `${proof}?lang=ja`)
    expect(opened.status).toBe(303)
    expect(opened.headers.location).toBe(`${testSite}/ja/settings/${page.slug}`)
    expect((await at(host, '/')).text).toContain('Harbour Bread')
    const told = await request(test.app)
      .get(`/api/pages/${page.slug}/domain`)
      .set({ cookie: page.cookie })
    expect(told.body.domain).toMatchObject({ host, state: 'active', waitsUntil: null })
  })

  it.each([
    'localhost',
    'aurora.localhost',
    'printer.local',
    '127.0.0.1',
    '127.1',
    '[::1]',
    'aurora.example:8080',
    'aurora.example/p',
    'https://aurora.example',
    'user@aurora.example',
    'aurora',
    '-a.example',
    'a_b.example',
    'a%2eb.example',
    'ninefold.test',
    'NINEFOLD.test.',
    'www.ninefold.test',
    `${'a'.repeat(64)}.example`,
    'aurora..example',
  ])('refuses %s and names the field', async (host) => {
    const { status, body } = await claim(await ownPage(), host)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ field: 'host' }])
  })

  it.each([
    ['Bücher-Zürich.example', 'xn--bcher-zrich-thbh.example'],
    ['パン屋。example', 'xn--zck5b2b8491a.example'],
    [' Aurora-Full.Example. ', 'aurora-full.example'],
  ])('keeps %s as it stands in requests', async (given, _host) => {
    const { body } = await claim(await ownPage(), given)
    expect(body.domain.host).toBe(new URL(`http://${given.trim().replace(/\.$/, '')}`).hostname)
  })

  it('gives a host to one page: the second is told so by the field, waiting or active', async () => {
    const host = newHost()
    const [one, other] = [await publishedPage(), await ownPage()]
    await claim(one, host)
    const refused = { status: 422, body: { errors: [{ field: 'host' }] } }
    expect(await claim(other, host)).toMatchObject(refused)
    await attach(one, host)
    expect(await claim(other, host)).toMatchObject(refused)
    expect((await at(host, '/')).text).toContain('Harbour Bread')
  })

  it('keeps a host that was active for its owner when it is given up', async () => {
    const host = newHost()
    const page = await publishedPage()
    await attach(page, host)
    expect((await giveUp(page)).body).toEqual({ domain: null })
    expect(await claim(await ownPage(), host)).toMatchObject({ status: 422 })
    expect((await claim(page, host)).body.domain).toMatchObject({ host, state: 'waiting' })
  })
})

let own: Promise<Made> | undefined
/** One page of somebody, for claims that need no more. */
function ownPage(): Promise<Made> {
  own ??= publishedPage()
  return own
}

describe('an active host', () => {
  const host = 'harbour-bread.example'
  let page: Made
  let proof: string
  beforeAll(async () => {
    page = await publishedPage()
    proof = await attach(page, host)
  })

  it('shows the page in its languages, known by addresses on that host', async () => {
    const english = await at(host, '/')
    expect(english.status).toBe(200)
    expect(english.text).toContain(`<link rel="canonical" href="http://${host}/"/>`)
    expect(english.text).toContain(`hrefLang="ja" href="http://${host}/ja"/>`)
    expect(english.text).toContain(`hrefLang="x-default" href="http://${host}/"/>`)
    expect(english.text).not.toMatch(/href="[^"]*\/p\//)
    expect(english.headers['content-security-policy']).toContain("script-src 'none'")
    const japanese = await at(host, '/ja')
    expect(japanese.text).toContain('<html lang="ja"')
    expect(japanese.text).toContain(`<link rel="canonical" href="http://${host}/ja"/>`)
    const french = await at(host, '/fr', { 'accept-language': 'ja' })
    expect(french.text).toContain('<html lang="en"')
  })

  it('sends nobody on by language, and gives nobody a cookie', async () => {
    for (const path of ['/', '/ja', '/robots.txt', proof]) {
      const answer = await at(host, path, {
        'accept-language': 'ja',
        cookie: `i18n_redirected=ja; ${page.cookie}`,
      })
      expect(answer.headers['set-cookie'], path).toBeUndefined()
      expect(answer.headers.vary ?? '', path).not.toMatch(/cookie|accept-language/i)
      if (path !== proof) expect(answer.status, path).toBe(200)
    }
  })

  it('brings what the page is made of', async () => {
    const { text } = await at(host, '/')
    const assets = [...text.matchAll(/(?:href|src)="(\/[^"#]+)"/g)].map(([, path]) => path ?? '')
    expect(assets).toContain('/icon.svg')
    for (const path of assets) expect((await at(host, path)).status, path).toBe(200)
    expect((await at(host, '/card.png')).headers['content-type']).toBe('image/png')
  })

  it('tells search engines of itself', async () => {
    expect((await at(host, '/robots.txt')).text).toContain(`Sitemap: http://${host}/sitemap.xml`)
    const { text } = await at(host, '/sitemap.xml')
    const places = [...text.matchAll(/<loc>([^<]+)/g)].map(([, place]) => place)
    expect(places).toEqual([`http://${host}/`, `http://${host}/ja`])
    expect((await request(test.app).get('/sitemap.xml')).text).not.toContain(page.slug)
  })

  it('takes messages and leads back to itself', async () => {
    const sent = await request(test.app)
      .post(`/f/${page.slug}/form?lang=ja`)
      .set({ host })
      .type('form')
      .send({ 'field-0': 'Mia' })
    expect(sent.status, sent.text).toBe(303)
    expect(sent.headers.location).toBe('/ja#sent-form')
    const refused = await request(test.app)
      .post(`/f/${page.slug}/form`)
      .set({ host, accept: 'text/html' })
      .type('form')
      .send({})
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('href="/icon.svg"')
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    '/p/PAGE',
    '/ja/p/PAGE',
    '/p/PAGE/icon.svg',
    '/api/pages',
    '/api/openapi.json',
    '/generate',
    '/history',
    '/settings/PAGE',
    '/share/x',
    '/terms',
    '/ja/terms',
    '/ja/',
    '/en/',
    '/healthz',
    '/metrics',
    '/_payload.json',
    '/_showcase/en',
    '/_preview',
    '/_domains/ask?domain=harbour-bread.example',
    '/builds/latest.json',
    '/favicon.svg',
    '/sitemap_index.xml',
    '//harbour-bread.example/',
    '/assets/../api/pages',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('has nothing at %s, and says so without a screen', async (path) => {
    const { cookie } = page
    const answer = await at(host, path.replace('PAGE', page.slug), { cookie })
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('<')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('tells a person that nothing is there in the page’s language, with a way back', async () => {
    const answer = await at(host, '/nothing', { 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<html lang="en">')
    expect(answer.text).toContain('There’s nothing at this address.')
    expect(answer.text).toContain('<a href="/">')
    expect(answer.text).not.toContain('<script')
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+';/,
    )
  })

  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    'does nothing on %s',
    async (method) => {
      for (const path of ['/', '/api/pages', `/api/pages/${page.slug}/publish`, proof]) {
        const answer = await request(test.app)
          [method](path)
          .set({ host, cookie: page.cookie, 'content-type': 'application/json' })
        expect(answer.status, path).toBe(404)
      }
    },
  )

  it('is known on the site by that host, which stays open', async () => {
    const { status, text } = await request(test.app).get(`/ja/p/${page.slug}`)
    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="http://${host}/ja"/>`)
    expect(text).toContain(`hrefLang="en" href="http://${host}/"/>`)
  })

  it('is gone and back at once with what is published', async () => {
    expect((await at(host, '/')).headers['cache-status']).toContain('hit')
    await act(page, 'unpublish')
    for (const path of ['/', '/ja', '/icon.svg', '/card.png', '/robots.txt', '/sitemap.xml'])
      expect((await at(host, path)).status, path).toBe(404)
    await act(page, 'publish')
    expect((await at(host, '/')).status).toBe(200)
  })

  it.each(['HARBOUR-Bread.Example', `${host}.`, `${host}:8443`, `Harbour-BREAD.example.:80`])(
    'is the same page, and the same copy, when it is called %s',
    async (called) => {
      await at(host, '/')
      const answer = await at(called, '/?x=1')
      expect(answer.headers['cache-status']).toMatch(/hit/)
      expect(answer.text).toContain(`<link rel="canonical" href="http://${host}/"/>`)
    },
  )

  it.each([
    'unknown.example',
    `www.${host}`,
    `${host}.evil.example`,
    `evil.example#${host}`,
    `${host}@evil.example`,
    `${host}:80:80`,
    `${host}..`,
    'constructor',
    '__proto__',
    '',
  ])('is not meant by %j: that is the site, from the one copy there is', async (called) => {
    await request(test.app).get('/terms')
    const answer = await at(called, '/terms')
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-status']).toMatch(/hit/)
    expect(answer.text).toContain(`<link rel="canonical" href="${testSite}/terms"/>`)
    expect((await at(called, proof)).status).toBe(404)
  })

  it.each([
    [['GET / HTTP/1.1', `Host: ${host}`, 'Host: ninefold.test']],
    [['GET / HTTP/1.1', 'Host: ninefold.test', `Host: ${host}`]],
    [['GET http://ninefold.test/ HTTP/1.1', `Host: ${host}`]],
    [[`GET http://${host}/api/pages HTTP/1.1`, `Host: ${host}`]],
    [['GET / HTTP/1.1', `Host: ${host}`, `host: ${host}`]],
  ])('is refused where it is not clear which host is meant: %j', async (lines) => {
    expect((await raw(lines)).status).toBe(400)
  })

  it('is not meant by a forwarded host', async () => {
    const answer = await at('ninefold.test', '/terms', { 'x-forwarded-host': host })
    expect(answer.status).toBe(200)
  })

  it('is asked for by proxies that get certificates, as hosts that wait are', async () => {
    const waiting = newHost()
    await claim(await publishedPage(), waiting)
    const ask = (domain: string) =>
      request(test.app).get('/_domains/ask').query({ domain }).set({ host: '127.0.0.1:3000' })
    expect((await ask(host)).status).toBe(200)
    expect((await ask(waiting)).status).toBe(200)
    expect((await ask('unknown.example')).status).toBe(404)
    expect((await request(test.app).get('/_domains/ask')).status).toBe(404)
    expect((await request(test.app).get('/_domains/ask?domain[]=x')).status).toBe(404)
  })

  it('is the site again at once when the page gives it up', async () => {
    await at(host, '/')
    await giveUp(page)
    expect((await at(host, '/terms')).status).toBe(200)
    expect((await at(host, '/')).text).toContain(`<link rel="canonical" href="${testSite}/"/>`)
    const { text } = await request(test.app).get(`/p/${page.slug}`)
    expect(text).toContain(`<link rel="canonical" href="${testSite}/p/${page.slug}"/>`)
    expect((await request(test.app).get('/sitemap.xml')).text).toContain(page.slug)
    expect((await at(host, proof)).status).toBe(404)
  })
})

it('shows a Japanese page in Japanese at the root of its host', async () => {
  const page = await publishedPage({ locale: 'ja', locales: ['ja', 'en'] })
  const host = newHost()
  await attach(page, host)
  const { text } = await at(host, '/')
  expect(text).toContain('<html lang="ja"')
  expect(text).toContain(`hrefLang="en" href="http://${host}/en"/>`)
  expect((await at(host, '/en')).text).toContain('<html lang="en"')
  expect((await at(host, '/ja')).text).toContain(`<link rel="canonical" href="http://${host}/"/>`)
})

describe('what leads a domain here', () => {
  it('is told as a record to make: the name under a domain, addresses for the domain itself', async () => {
    const page = await publishedPage()
    const host = `www.kiln-${Date.now()}.co.uk`
    const { body } = await claim(page, host)
    const site = new URL(testSite).hostname
    expect(body.domain.records).toEqual([{ type: 'CNAME', name: 'www', value: site }])
  })

  it('is looked for when its owner asks, and proves the domain where it is found', async () => {
    const page = await publishedPage()
    const host = `kiln-${Date.now()}.example`
    await claim(page, host)
    const check = () =>
      request(test.app).post(`/api/pages/${page.slug}/domain/check`).set({ cookie: page.cookie })
    const { domainProbe } = test.services
    expect((await check()).body).toMatchObject({ check: 'no_record', domain: { state: 'waiting' } })
    const addresses: Record<string, string[]> = { [host]: ['203.0.113.9'] }
    domainProbe.addressesOf = async (name) => addresses[name] ?? ['203.0.113.7']
    domainProbe.visit = async () => false
    expect((await check()).body.check).toBe('elsewhere')
    addresses[host] = ['203.0.113.7']
    expect((await check()).body.check).toBe('no_answer')
    // The record leads here: what is asked for comes through the host.
    domainProbe.visit = async (url) => {
      const { pathname } = new URL(url)
      return (await request(test.app).get(pathname).set('host', host)).status === 303
    }
    expect((await check()).body).toMatchObject({ check: 'active', domain: { state: 'active' } })
  })
})
