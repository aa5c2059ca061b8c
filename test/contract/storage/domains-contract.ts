import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Storage, StoredDomain } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { someTime, storedPage } from '../../support/fixtures.ts'

function storedDomain(page: string, over: Partial<StoredDomain> = {}): StoredDomain {
  return {
    host: `${randomUUID()}.example`,
    page,
    owner: 'owner-a',
    token: randomUUID(),
    createdAt: someTime,
    activeAt: null,
    provedAt: null,
    releasedAt: null,
    ...over,
  }
}

export function domainsContract(storage: () => Storage): void {
  async function page(over: Parameters<typeof storedPage>[0] = {}) {
    const made = storedPage(over)
    await storage().pages.insert(made)
    return made
  }

  test('a host belongs to one page, and a page has one host', async () => {
    const { domains } = storage()
    const [one, other] = [await page(), await page()]
    const domain = storedDomain(one.id)
    await domains.insert(domain)
    expect(await domains.byHost(domain.host)).toEqual(domain)
    expect(await domains.ofPage(one.id)).toEqual(domain)
    expect(await domains.ofPage(other.id)).toBeNull()
    const same = storedDomain(other.id, { host: domain.host })
    await expect(domains.insert(same)).rejects.toSatisfy(isUniqueViolation)
    await expect(domains.insert(storedDomain(one.id))).rejects.toSatisfy(isUniqueViolation)
  })

  test('a host becomes active once, by its own token', async () => {
    const { domains } = storage()
    const { id, slug } = await page({ locale: 'ja' })
    const { host, token } = storedDomain(id)
    await domains.insert(storedDomain(id, { host, token }))
    expect(await domains.activate(host, 'another', someTime + 1)).toBe(false)
    expect(await domains.activate(host, token, someTime + 2)).toBe(true)
    expect(await domains.activate(host, token, someTime + 3)).toBe(false)
    const at = { activeAt: someTime + 2, provedAt: someTime + 2 }
    const attached = { host, token, ...at, page: id, slug, locale: 'ja' }
    expect(await domains.attached()).toEqual([attached])
  })

  test('a host through which nothing has come waits for its proof again', async () => {
    const { domains } = storage()
    const { id } = await page()
    const domain = storedDomain(id, { activeAt: someTime, provedAt: someTime })
    const { host, token } = domain
    await domains.insert(domain)
    expect(await domains.lapse(host, someTime, someTime + 50)).toBe(false)
    await domains.prove(host, someTime + 10)
    expect(await domains.lapse(host, someTime + 10, someTime + 50)).toBe(false)
    expect(await domains.lapse(host, someTime + 11, someTime + 50)).toBe(true)
    const waiting = { ...domain, activeAt: null, provedAt: null, createdAt: someTime + 50 }
    expect(await domains.byHost(host)).toEqual(waiting)
    await domains.prove(host, someTime + 60)
    expect(await domains.byHost(host)).toEqual(waiting)
    expect(await domains.lapse(host, someTime + 99, someTime + 99)).toBe(false)
    expect(await domains.activate(host, token, someTime + 70)).toBe(true)
  })

  test('a host that is given up stays its owner’s when it was active, and is free when it waited', async () => {
    const { domains } = storage()
    const [shown, waiting] = [await page(), await page()]
    const active = storedDomain(shown.id, { activeAt: someTime })
    const hoped = storedDomain(waiting.id)
    for (const each of [active, hoped]) await domains.insert(each)
    await domains.release(shown.id, someTime + 5)
    await domains.release(waiting.id, someTime + 5)
    const held = { ...active, page: null, activeAt: null, releasedAt: someTime + 5 }
    expect(await domains.byHost(active.host)).toEqual(held)
    expect(await domains.byHost(hoped.host)).toBeNull()
    expect(await domains.attached()).toEqual([])
    await domains.insert(storedDomain(shown.id))
    await domains.remove(active.host)
    expect(await domains.byHost(active.host)).toBeNull()
  })

  test('an erased page leaves its host to its owner, an erased identity leaves none', async () => {
    const { domains, pages, identities } = storage()
    const owner = randomUUID()
    const binned = await page({ owner, trashedAt: someTime + 7 })
    const active = storedDomain(binned.id, { owner, activeAt: someTime })
    await domains.insert(active)
    const hoping = await page({ owner })
    const hoped = storedDomain(hoping.id, { owner })
    await domains.insert(hoped)
    await pages.erase(binned.id)
    await pages.erase(hoping.id)
    const held = { page: null, activeAt: null, releasedAt: someTime + 7 }
    expect(await domains.byHost(active.host)).toEqual({ ...active, ...held })
    expect(await domains.byHost(hoped.host)).toBeNull()
    await identities.erase(owner)
    expect(await domains.byHost(active.host)).toBeNull()
  })

  test('hosts that wait in vain and those held for long enough are dropped', async () => {
    const { domains, retention } = storage()
    const hosts = {
      active: storedDomain((await page()).id, { activeAt: someTime }),
      waiting: storedDomain((await page()).id),
      late: storedDomain((await page()).id, { createdAt: someTime + 100 }),
    }
    for (const each of Object.values(hosts)) await domains.insert(each)
    const given = await page()
    const released = storedDomain(given.id, { activeAt: someTime })
    await domains.insert(released)
    await domains.release(given.id, someTime + 50)
    expect(await retention.dropDomains(someTime + 10, someTime + 50, 10)).toMatchObject({
      dropped: 1,
    })
    expect(await retention.dropDomains(someTime + 10, someTime + 51, 10)).toMatchObject({
      dropped: 1,
    })
    const left = (await domains.attached()).map(({ host }) => host)
    expect(left.sort()).toEqual([hosts.active.host, hosts.late.host].sort())
    expect(await domains.byHost(released.host)).toBeNull()
  })

  test('sitemaps leave out pages that have a host of their own', async () => {
    const { domains, pages } = storage()
    const open = { listed: true, publishedRev: 1 }
    await page({ slug: 'here', ...open })
    const waits = await page({ slug: 'waits', ...open })
    const away = await page({ slug: 'away', ...open })
    await domains.insert(storedDomain(waits.id))
    await domains.insert(storedDomain(away.id, { activeAt: someTime }))
    const listed = await pages.listed('en', { after: '', limit: 9 })
    expect(listed.map(({ slug }) => slug)).toEqual(['here', 'waits'])
    expect(await pages.countListed('en')).toBe(2)
  })
}
