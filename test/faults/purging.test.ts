import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type CacheServices,
  openCacheServices,
  serviceTokens,
} from '#test/support/cache-services.ts'
import { asOwner, type PublishedPage, publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const brief = 'Harbour Bread is a bakery in Bristol.'
const token = 'an operator of tests'
/** How long others wait after a process that was killed, as `purge-sender.ts` has it. */
const leaseMs = 6000

describe('the services that keep copies in front', () => {
  const folders: (() => void)[] = []
  let server: ServerProcess
  let services: CacheServices
  let dataDir: string

  const start = () =>
    startServer(dataDir, {
      PURGE_CACHES: services.setting,
      OPERATOR_TOKEN: token,
      COMPOSER_PACE_MS: '0',
      LOG_LEVEL: 'fatal',
    })
  beforeEach(async () => {
    const { path, remove } = temporaryFolder()
    dataDir = path
    folders.push(remove)
    services = await openCacheServices()
    server = await start()
  })
  afterEach(async () => {
    services.close()
    await server.kill()
    for (const remove of folders.splice(0)) remove()
  })

  const keysToldTo = (service: string) =>
    services.orders
      .filter((order) => order.service === service)
      .flatMap(({ body }) => {
        const told = body as { surrogate_keys?: string[]; tags?: string[] } | null
        return told?.surrogate_keys ?? told?.tags ?? []
      })
  const untilTold = (...keys: string[]) => untilToldWithin(undefined, ...keys)
  const untilToldWithin = async (timeout: number | undefined, ...keys: string[]) => {
    for (const service of ['fastly', 'cloudflare'])
      await expect
        .poll(() => keysToldTo(service), timeout === undefined ? {} : { timeout })
        .toEqual(expect.arrayContaining(keys))
    services.orders.splice(0)
  }
  const settings = (page: PublishedPage, body: object) =>
    fetch(`${server.url}/api/pages/${page.slug}/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: page.cookie },
      body: JSON.stringify(body),
    })

  it('are told of every change that readers see, by tag and with their tokens', async () => {
    const page = await publishPage(server.url, brief)
    const tag = `page:${page.slug}`
    await expect.poll(() => services.orders.length).toBeGreaterThanOrEqual(2)
    const [fastly, cloudflare] = ['fastly', 'cloudflare'].map((name) =>
      services.orders.find(({ service }) => service === name),
    )
    expect(fastly?.path).toBe('/service/Service1/purge')
    expect(fastly?.headers['fastly-key']).toBe(serviceTokens.fastly)
    expect(cloudflare?.path).toBe('/client/v4/zones/zone2/purge_cache')
    await untilTold(tag, 'page-list')

    await settings(page, { listed: true })
    await untilTold(tag, 'page-list')
    await settings(page, { slug: 'harbour-bread-now' })
    await untilTold(tag, 'page:harbour-bread-now')
    await asOwner(server.url, { ...page, slug: 'harbour-bread-now' }, 'unpublish')
    await untilTold('page:harbour-bread-now')
  })

  it('are told of everything, and softly, where the operator says so', async () => {
    const purge = (body: object) =>
      fetch(`${server.url}/_cache/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await purge({ tags: ['site'], soft: true })
    await expect.poll(() => keysToldTo('fastly')).toEqual(['site'])
    const soft = services.orders.find(({ service }) => service === 'fastly')
    expect(soft?.headers['fastly-soft-purge']).toBe('1')
    await untilTold('site')
    await purge({ all: true })
    await expect
      .poll(() => services.orders.map(({ path, body }) => [path, body]))
      .toEqual(
        expect.arrayContaining([
          ['/service/Service1/purge_all', null],
          ['/client/v4/zones/zone2/purge_cache', { purge_everything: true }],
        ]),
      )
  })

  it.each([503, 0])(
    'hear of it later where they answer %d, and it is counted',
    { tags: 'long' },
    async (answer) => {
      services.answer = answer
      const page = await publishPage(server.url, brief)
      const outcome = answer === 0 ? 'unreachable' : 'refused'
      const metrics = async () => {
        const headers = { authorization: `Bearer ${token}` }
        return (await fetch(`${server.url}/metrics`, { headers })).text()
      }
      await expect.poll(metrics).toContain(`{cache="fastly",outcome="${outcome}"}`)
      expect(await metrics()).toMatch(/ninefold_cache_purges_waiting\{cache="fastly"\} [1-9]/)
      services.answer = 200
      services.orders.splice(0)
      await untilTold(`page:${page.slug}`)
      await expect.poll(metrics).toContain('ninefold_cache_purges_waiting{cache="fastly"} 0')
    },
  )

  it('hear within seconds of what a killed process had not told them', {
    tags: 'long',
  }, async () => {
    services.thinkMs = 60_000
    const page = await publishPage(server.url, brief)
    await expect.poll(() => services.orders.length).toBeGreaterThanOrEqual(2)
    // It was telling them, and leaves its turn behind.
    await server.kill()
    services.thinkMs = 0
    services.orders.splice(0)
    server = await start()
    await untilToldWithin(2 * leaseMs, `page:${page.slug}`)
  })

  it('are told by one process alone, though they take their time', { tags: 'long' }, async () => {
    const other = await start()
    try {
      services.thinkMs = 60_000
      await publishPage(server.url, brief)
      await expect.poll(() => services.orders.length).toBeGreaterThanOrEqual(2)
      // What the first has not told in its lease's time, the other would tell by now.
      await sleep(leaseMs + 1500)
      const asked = services.orders.map(({ service }) => service)
      expect(asked.toSorted()).toEqual(['cloudflare', 'fastly'])
    } finally {
      await other.kill()
    }
  })
})
