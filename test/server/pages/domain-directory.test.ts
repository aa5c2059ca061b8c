import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DomainDirectory } from '#server/pages/domain-directory.ts'
import { getDomain, proveDomain, putDomain } from '#server/pages/domains.ts'
import { publishPage } from '#server/pages/publish-page.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'

const day = 86_400_000
const host = 'aurora.example'

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
  await publishPage(services, page.access)
  const { domain } = await putDomain(services, page.access, host)
  await proveDomain(services, host, domain?.proofUrl.split('/').at(-1) ?? '')
})
afterEach(() => services.close())

/** Whether the host shows its page so many days later. */
async function isShown(days: number, directory = services.domains): Promise<boolean> {
  services.clock.now += days * day
  await directory.refresh()
  return directory.of(host)?.activeAt != null
}

/** As a request that comes through the host. */
async function askedFor(directory = services.domains): Promise<void> {
  const domain = directory.of(host)
  if (domain) directory.prove(domain)
  await directory.refresh()
}

describe('a page’s own host', () => {
  it('stays as long as something comes through it each 30 days', async () => {
    for (let month = 0; month < 4; month++) {
      expect(await isShown(29)).toBe(true)
      await askedFor()
    }
    expect(await isShown(30)).toBe(true)
  })

  it('waits for its proof again where nothing has, and is told of to caches', async () => {
    await isShown(10)
    await askedFor()
    expect(await isShown(31)).toBe(false)
    const { domain } = await getDomain(services, page.access)
    expect(domain).toMatchObject({ state: 'waiting', waitsUntil: services.clock.now + 7 * day })
    const purges = await services.storage.purges.after(0)
    expect(purges.at(-1)?.tags).toContain(`host:${host}`)
    await askedFor()
    expect(services.domains.of(host)?.activeAt).toBeNull()
    await proveDomain(services, host, domain?.proofUrl.split('/').at(-1) ?? '')
    expect(await isShown(1)).toBe(true)
  })

  it('is not lost because the server was away', async () => {
    services.clock.now += 90 * day
    const { config, storage, now } = services
    const deps = { storage, siteUrl: config.SITE_URL, now, onTrouble: console.error }
    const directory = await DomainDirectory.open(deps)
    expect(directory.of(host)?.activeAt).not.toBeNull()
    await askedFor(directory)
    expect(await isShown(2, directory)).toBe(true)
    expect(await isShown(31, directory)).toBe(false)
  })
})
