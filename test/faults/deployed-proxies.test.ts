/** @module-tag long */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployedProxies, type RunningProxy } from '#test/support/deployed-proxies.ts'
import { asOwner, type PublishedPage, publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { personAgent } from '#test/support/visitor.ts'

const reader = { accept: 'text/html', 'user-agent': personAgent }
/** Short ones, so that a test sees them pass. */
const rules = { published: { cdn: 1, swr: 1 } }

describe.each(deployedProxies)('the product behind $name, with its file of deploy/', (program) => {
  const { name, package: debian, isInstalled, keeps } = program
  const reason = isInstalled ? '' : ` (skipped: apt-get install ${debian})`

  describe.skipIf(!isInstalled)(`${name}${reason}`, () => {
    const folder = temporaryFolder()
    let server: ServerProcess
    let proxy: RunningProxy
    let page: PublishedPage

    beforeAll(async () => {
      const file = join(folder.path, 'rules.json')
      writeFileSync(file, JSON.stringify({ rules }))
      server = await startServer(folder.path, {
        CACHE_RULES: file,
        TRUST_PROXY: 'loopback',
        COMPOSER_PACE_MS: '150',
      })
      proxy = await program.start([server.url])
      page = await publishPage(proxy.url, 'Harbour Bread is a bakery in Bristol.')
    })
    afterAll(async () => {
      await proxy?.stop()
      await server?.kill()
      folder.remove()
    })

    const read = (path: string, headers: Record<string, string> = {}) =>
      fetch(proxy.url + path, { headers: { ...reader, ...headers }, redirect: 'manual' })

    it('readers see pages, and no tags', async () => {
      for (const path of [`/p/${page.slug}`, '/ja/terms', '/']) {
        const answer = await read(path)
        expect(answer.status, path).toBe(200)
        expect(await answer.text()).toContain('</html>')
        for (const tags of ['cache-tag', 'surrogate-key', 'xkey'])
          expect(answer.headers.get(tags), `${path} ${tags}`).toBeNull()
      }
    })

    it('a creator brings a picture of ten megabytes', async () => {
      const body = await largePicture()
      expect(body.length).toBeGreaterThan(9_500_000)
      const answer = await fetch(`${proxy.url}/api/uploads`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', cookie: page.cookie },
        body: new Uint8Array(body),
      })
      expect(answer.status).toBe(201)
    })

    it('a page is seen to grow: its stream comes as it is written', async () => {
      const answer = await fetch(`${proxy.url}/api/generations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: page.cookie },
        body: JSON.stringify({ brief: 'Harbour Bread is a bakery in Bristol.' }),
      })
      const chunks: string[] = []
      const decoder = new TextDecoder()
      for await (const chunk of answer.body ?? []) chunks.push(decoder.decode(chunk))
      expect(chunks.at(0)).toContain('"op":"start"')
      expect(chunks.at(0)).not.toContain('"op":"done"')
      expect(chunks.length).toBeGreaterThan(3)
    })

    it('what is one visitor’s is theirs alone', async () => {
      const { slug, cookie } = page
      for (const path of [`/generate/${slug}`, `/settings/${slug}`, `/api/pages/${slug}`]) {
        expect((await read(path, { cookie })).status, path).toBe(200)
        expect((await read(path)).status, path).toBe(404)
      }
      for (const path of ['/history', '/api/pages']) {
        expect(await (await read(path, { cookie })).text(), path).toContain('Harbour Bread')
        expect(await (await read(path)).text(), path).not.toContain('Harbour Bread')
      }
    })

    it('a visitor is shown the home page in the language of their cookie', async () => {
      const japanese = await read('/', { cookie: 'i18n_redirected=ja' })
      expect([japanese.status, japanese.headers.get('location')]).toEqual([302, '/ja'])
      expect((await read('/')).status).toBe(200)
    })

    it('an unpublished page is gone when its fresh and stale seconds are over', async () => {
      const path = `/p/${page.slug}`
      await read(path, { cookie: page.cookie })
      await asOwner(proxy.url, page, 'unpublish')
      await sleep(3100)
      for (let at = 0; at < 3; at++) expect((await read(path)).status).toBe(404)
      await asOwner(proxy.url, page, 'publish')
      await expect.poll(async () => (await read(path)).status).toBe(200)
    })

    it.runIf(keeps)('readers are served while no process answers', async () => {
      const path = `/p/${page.slug}`
      await read(path)
      await server.kill()
      // Longer than a copy is fresh, and than it may be served while a new one is fetched.
      await sleep(5000)
      for (let at = 0; at < 5; at++) {
        const answer = await read(path)
        expect(answer.status).toBe(200)
        expect(await answer.text()).toContain('Harbour Bread')
      }
    })
  })
})

/** Noise, so that it is as large packed as it is. */
async function largePicture(): Promise<Buffer> {
  const size = { width: 1820, height: 1800 }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}
