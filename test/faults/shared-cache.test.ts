import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx, type SharedCache, startNginx } from '#test/support/nginx.ts'
import { asOwner, type PublishedPage, publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { personAgent } from '#test/support/visitor.ts'

const browser = {
  accept: 'text/html',
  'user-agent': personAgent,
}
/** Short ones, so that a test sees them pass. */
const rules = { published: { cdn: 1, swr: 1 }, missing: { cdn: 1, origin: 1 } }

/** Skipped without nginx: the shared cache in front of the real server is the one of Debian. */
describe.skipIf(!hasNginx)(
  'behind nginx as a shared cache (needs nginx: apt-get install nginx-light)',
  () => {
    const folder = temporaryFolder()
    let server: ServerProcess
    let proxy: SharedCache
    let page: PublishedPage

    beforeAll(async () => {
      const file = join(folder.path, 'rules.json')
      writeFileSync(file, JSON.stringify({ rules }))
      server = await startServer(folder.path, { CACHE_RULES: file })
      proxy = await startNginx(server.url)
      page = await publishPage(server.url, 'Harbour Bread is a bakery in Bristol.')
    })
    afterAll(async () => {
      proxy.stop()
      await server.stop()
      folder.remove()
    })

    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(proxy.url + path, { headers: { ...browser, ...headers }, redirect: 'manual' })

    async function read(path: string, headers: Record<string, string> = {}) {
      const answer = await get(path, headers)
      return {
        cache: answer.headers.get('x-proxy-cache'),
        status: answer.status,
        text: await answer.text(),
      }
    }

    it('public pages are kept, and are the same from there', async () => {
      for (const path of ['/ja', '/terms', '/robots.txt', `/p/${page.slug}`]) {
        const first = await read(path)
        const second = await read(path)
        expect(second.cache, path).toBe('HIT')
        expect(second.text).toBe(first.text)
        const origin = await fetch(server.url + path, { headers: browser })
        expect(await origin.text()).toBe(first.text)
      }
    })

    it('each encoding is kept apart', async () => {
      for (let round = 0; round < 2; round++) {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const answer = await get('/privacy', { 'accept-encoding': encoding })
          expect(await answer.text()).toContain('</html>')
          expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
        }
      }
    })

    it('nothing private is kept, by whatever name it is asked for', async () => {
      const { slug, cookie } = page
      const paths = [
        '/history',
        '/generate',
        `/generate/${slug}`,
        `/settings/${slug}`,
        `/history/${slug}`,
        `/_thumb/${slug}`,
        '/api/pages',
        `/api/pages/${slug}`,
        `/api/pages/${slug}/settings`,
        '/history/_payload.json',
        `/settings/${slug}/_payload.json`,
        '/history/style.css',
        `/settings/${slug}/robots.txt`,
        '/api/pages?x=.js',
      ]
      for (const path of paths) {
        const owners = await read(path, { cookie })
        const strangers = await read(path)
        expect([owners.cache, strangers.cache], path).toEqual(['MISS', 'MISS'])
        if (owners.status === 200 && path.includes(slug)) expect(strangers.status, path).toBe(404)
        expect(strangers.text.includes('Harbour Bread'), path).toBe(false)
      }
    })

    it('forged headers poison nothing', async () => {
      const forged = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'javascript',
        'x-original-url': '/api/pages',
        'x-rewrite-url': '/history',
        cookie: `i18n_redirected=en; ${page.cookie}`,
      }
      const poisoned = await read('/de', forged)
      const clean = await read('/de')
      expect(clean.cache).toBe('HIT')
      expect(clean.text).toBe(poisoned.text)
      expect(clean.text).not.toContain('evil.example')
    })

    it('a visitor of another language is sent on from a home page that is kept', async () => {
      const english = { 'accept-language': 'en' }
      await read('/', english)
      expect((await read('/', english)).cache).toBe('HIT')
      const japanese = await get('/', { 'accept-language': 'ja' })
      expect(japanese.status).toBe(302)
      expect((await read('/', english)).status).toBe(200)
    })

    // One fresh second and one stale; nginx counts whole ones.
    it('an unpublished page is gone when its fresh and stale seconds are over', async () => {
      const path = `/p/${page.slug}`
      await read(path)
      await asOwner(server.url, page, 'unpublish')
      await new Promise((resolve) => setTimeout(resolve, 3100))
      for (let at = 0; at < 3; at++) expect((await read(path)).status).toBe(404)
      await asOwner(server.url, page, 'publish')
      await new Promise((resolve) => setTimeout(resolve, 1100))
      await read(path)
      await expect.poll(async () => (await read(path)).status).toBe(200)
    })

    it('pages outlive their origin', async () => {
      const path = `/p/${page.slug}`
      await read(path)
      await server.stop()
      await new Promise((resolve) => setTimeout(resolve, 1100))
      const answer = await read(path)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('Harbour Bread')
    })
  },
)
