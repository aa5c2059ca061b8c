import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alternatesOf } from '#shared/i18n/alternates.ts'
import { type Locale, localeCodes, locales, localizePath } from '#shared/locales.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'
import { openScreens } from '#test/support/open-screens.ts'

let test: TestApp
const browser = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
}

beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

const withSlug = routeNames.filter((name) => routes[name].path.endsWith('/:slug'))

describe.each(localeCodes)('screens in %s', (locale) => {
  it.each(openScreens)('%s answers 200 with its language and canonical address', async (name) => {
    const path = routePath(name)
    const answer = await get(localizePath(locale, path))
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`<html lang="${locales[locale].tag}"`)
    expect(answer.text).toContain(
      `<link rel="canonical" href="${testSite}${localizePath(locale, path)}"`,
    )
    expect(answer.text).toMatch(/<title>[^<]{3,}<\/title>/)
  })

  it.each(openScreens)('%s links all nine languages and x-default', async (name) => {
    const { text } = await get(localizePath(locale, routePath(name)))
    for (const { hreflang, href } of alternatesOf(testSite, routePath(name))) {
      expect(text).toContain(`<link rel="alternate" hrefLang="${hreflang}" href="${href}"`)
    }
  })

  it.each(withSlug)('%s of a slug nobody has is 404 with the error screen', async (name) => {
    const answer = await get(localizePath(locale, routePath(name, { slug: 'nothing-here' })))
    expect(answer.status).toBe(404)
    expect(answer.text).toContain(`<html lang="${locales[locale].tag}"`)
    expect(answer.text).toContain('404')
  })

  it('answers an unknown path with 404 and its path to programs', async () => {
    const path = localizePath(locale, '/no/such/thing')
    const answer = await request(test.app).get(path).set('accept', 'application/json')
    expect(answer.status).toBe(404)
    expect(answer.type).toBe('application/problem+json')
    expect(JSON.parse(answer.text).detail).toBe(`Page not found: ${path}`)
  })

  it('has a sitemap that lists the open screens', async () => {
    const { status, text } = await request(test.app).get(localizePath(locale, '/sitemap.xml'))
    expect(status).toBe(200)
    for (const name of routeNames.filter((route) => routes[route].sitemap)) {
      expect(text).toContain(`<loc>${testSite}${localizePath(locale, routePath(name))}</loc>`)
    }
  })

  it('gives each payload that its screen was made from', async () => {
    const base = localizePath(locale, '/').replace(/\/$/, '')
    const answer = await request(test.app).get(`${base}/_payload.json`)
    expect(answer.body).toMatchObject({ route: 'home', locale, path: '/', params: {}, status: 200 })
  })

  it('serves its messages for ever at the hash of their content only', async () => {
    const { text } = await get(localizePath(locale, '/'))
    const [, url = ''] = /href="(\/_i18n\/[^"]+)"/.exec(text) ?? []
    const messages = await request(test.app).get(url)
    expect(messages.body[locale].site.name).toBeTruthy()
    expect(messages.headers['cache-control']).toContain('immutable')
    const wrong = await request(test.app).get(`/_i18n/0000000000000000/${locale}/messages.json`)
    expect(wrong.status).toBe(404)
    expect(wrong.headers['cache-control']).toBe('no-store')
  })
})

describe('languages of addresses', () => {
  it.each([
    ['/en/terms', '/terms'],
    ['/ko/terms?x=1', '/kr/terms?x=1'],
    ['/en', '/'],
    ['/ko', '/kr'],
    ['/terms/?x=1', '/terms?x=1'],
    ['/ja/', '/ja'],
  ])('%s moves for good to %s', async (from, to) => {
    const answer = await get(from)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(to)
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=3600/)
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })

  it('never redirects to another host', async () => {
    const answer = await get('/en//evil.example/x')
    expect(answer.headers.location ?? '').not.toMatch(/^(https?:)?\/\//)
  })

  it.each<[string, Locale]>([
    ['ja,en;q=0.5', 'ja'],
    ['de-CH, de;q=0.9', 'de'],
    ['ko-KR', 'kr'],
    ['zh, pt-BR;q=0.8', 'pt'],
  ])('sends a first visitor who asks for %s to %s', async (header, locale) => {
    const answer = await get('/').set('accept-language', header)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(`/${locale}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.vary).toMatch(/Accept-Language/)
  })

  it('lets the remembered choice win, and English stay', async () => {
    const chosen = await get('/').set('cookie', 'i18n_redirected=it').set('accept-language', 'ja')
    expect(chosen.headers.location).toBe('/it')
    const english = await get('/').set('cookie', 'i18n_redirected=en').set('accept-language', 'ja')
    expect(english.status).toBe(200)
  })

  it('leaves crawlers and prefixed addresses where they are', async () => {
    const crawler = await request(test.app)
      .get('/')
      .set('user-agent', 'Googlebot/2.1')
      .set('accept-language', 'ja')
    expect(crawler.status).toBe(200)
    const prefixed = await get('/de').set('accept-language', 'ja')
    expect(prefixed.status).toBe(200)
  })
})

describe('crawlers and programs', () => {
  it('give a crawler the status and no error page', async () => {
    const answer = await request(test.app)
      .get('/nothing')
      .set('user-agent', 'Googlebot/2.1')
      .set('accept', 'text/html')
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('<html')
  })

  it('give a crawler a whole screen without inline scripts to run', async () => {
    const answer = await request(test.app).get('/history').set('user-agent', 'Googlebot/2.1')
    expect(answer.status).toBe(200)
    expect(answer.text).not.toMatch(/<template|\$RC/)
  })

  it('refuse a payload for another build', async () => {
    const answer = await request(test.app).get('/_payload.json?b=older')
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('build_mismatch')
  })

  it('match a payload on the path alone, never on the query', async () => {
    const answer = await get('/?/_payload.json')
    expect(answer.type).toBe('text/html')
  })
})

describe('headers', () => {
  it('let caches keep open screens, allowed by hash and without a nonce or a cookie', async () => {
    const { headers, text } = await get('/')
    expect(headers['cache-control']).toMatch(/^public/)
    expect(headers['content-security-policy']).toContain("'sha256-")
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).not.toContain('nonce=')
  })

  it('keep private screens out of every cache', async () => {
    const { headers } = await get('/history')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toContain("'nonce-")
  })

  it('answer 304 for a screen that has not changed', async () => {
    const first = await get('/terms')
    const again = await get('/terms').set('if-none-match', first.headers.etag ?? '')
    expect(again.status).toBe(304)
  })

  it('answer HEAD as GET without a body', async () => {
    const answer = await request(test.app).head('/terms').set(browser)
    expect(answer.status).toBe(200)
    expect(answer.text ?? '').toBe('')
  })

  it('never keep a missing asset', async () => {
    const answer = await get('/assets/gone-00000000.js')
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

function get(path: string) {
  return request(test.app).get(path).set(browser)
}

describe('who sends no user agent', () => {
  it('counts as a crawler', async () => {
    const answer = await request(test.app)
      .get('/nothing')
      .set('user-agent', '')
      .set('accept', 'text/html')
    expect(answer.status).toBe(404)
    expect(answer.text).toBe('Page not found: /nothing\n')
  })
})

describe('addresses that need a slug', () => {
  it.each(['/p', '/share', '/settings', '/xx', '/ja/en', '/p/%E0%A4%A'])(
    '%s is 404 or 400',
    async (path) => {
      const answer = await get(path)
      expect([400, 404]).toContain(answer.status)
    },
  )
})
