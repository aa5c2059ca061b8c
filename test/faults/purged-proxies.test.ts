/** @module-tag long */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginx, type RunningProxy, varnish } from '#test/support/deployed-proxies.ts'
import { asOwner, type PublishedPage, publishPage } from '#test/support/publish-page.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/server-process.ts'
import { personAgent } from '#test/support/visitor.ts'

/** Without a purge a copy would outlive every test. */
const rules = { published: { cdn: 3600, swr: 3600 }, missing: { cdn: 3600 } }
const reader = { accept: 'text/html', 'user-agent': personAgent }
const encodings = ['gzip, deflate, br, zstd', 'br', 'gzip', 'identity']

describe.each([
  { program: nginx, setting: ({ ownUrl }: RunningProxy) => `nginx+${ownUrl}` },
  { program: varnish, setting: ({ url }: RunningProxy) => `varnish+${url}` },
])('$program.name, told what to forget by PURGE_CACHES', ({ program, setting }) => {
  const reason = program.isInstalled ? '' : ` (skipped: apt-get install ${program.package})`

  describe.skipIf(!program.isInstalled)(`${program.name}${reason}`, () => {
    const folder = temporaryFolder()
    let server: ServerProcess
    let proxy: RunningProxy
    let page: PublishedPage

    beforeAll(async () => {
      const file = join(folder.path, 'rules.json')
      writeFileSync(file, JSON.stringify({ rules }))
      const environment = {
        CACHE_RULES: file,
        TRUST_PROXY: 'loopback',
        PORT: `${await freePort()}`,
      }
      // It answers only while somebody stands behind it.
      server = await startServer(folder.path, environment)
      proxy = await program.start([server.url])
      await server.stop()
      server = await startServer(folder.path, {
        ...environment,
        SITE_URL: proxy.url,
        PURGE_CACHES: setting(proxy),
      })
      page = await publishPage(server.url, 'Harbour Bread is a bakery in Bristol.')
    })
    afterAll(async () => {
      await proxy?.stop()
      await server?.kill()
      folder.remove()
    })

    const statuses = (path: string) =>
      Promise.all(
        encodings.map(async (encoding) => {
          const headers = { ...reader, 'accept-encoding': encoding }
          const answer = await fetch(proxy.url + path, { headers })
          await answer.text()
          return answer.status
        }),
      )
    const all = (status: number) => encodings.map(() => status)

    it('serves what is true now, in every language and encoding', async () => {
      for (const path of [`/p/${page.slug}`, `/ja/p/${page.slug}`]) {
        await expect.poll(() => statuses(path)).toEqual(all(200))
        await asOwner(server.url, page, 'unpublish')
        await expect.poll(() => statuses(path)).toEqual(all(404))
        await asOwner(server.url, page, 'publish')
        await expect.poll(() => statuses(path)).toEqual(all(200))
      }
    })

    it('keeps copies still: what was purged is kept anew', async () => {
      const path = `/p/${page.slug}`
      expect(await statuses(path)).toEqual(all(200))
      await server.kill()
      expect(await statuses(path)).toEqual(all(200))
    })
  })
})
