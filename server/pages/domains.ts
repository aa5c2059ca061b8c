import type { Services } from '#server/services.ts'
import type { Repositories, StoredDomain } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { dayMs } from '#shared/day-ms.ts'
import { invalid, notFound } from '#shared/errors.ts'
import { hostOrigin } from '#shared/page/page-address.ts'
import { type DomainCheck, domainDays, type PageDomain } from '#shared/payloads.ts'
import { authorise } from './authorise.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { domainHost, hostTaken } from './domain-host.ts'
import { domainRecords } from './domain-records.ts'
import { newShareToken } from './new-id.ts'
import { pageNamed } from './page-named.ts'
import { domainTags } from './public-tags.ts'

interface Answer<D = PageDomain | null> {
  domain: D
}

/** The host the page has, or waits for. */
export async function getDomain(services: Services, access: PageAccess): Promise<Answer> {
  const page = await ownPage(services, access, 'work')
  const domain = await services.storage.domains.ofPage(page.id)
  return { domain: domain && (await domainAnswer(services, domain)) }
}

/**
 * Claims a host for a page, in the place of the one it had. It shows nothing until its proof was
 * opened through it; from now on nobody else can claim it.
 * @throws AppError `invalid` naming `host`: no host name, the site's own, or another page's
 */
export async function putDomain(
  services: Services,
  access: PageAccess,
  given: string,
): Promise<Answer> {
  try {
    await changeDomain(services, access, async (repositories, page, known) => {
      // Strangers learn nothing of what they send: the page is looked at first.
      const host = domainHost(given, services.config.SITE_URL)
      if (known?.host === host) return
      await makeRoom(repositories, host, page.owner, services.now())
      await repositories.domains.release(page.id, services.now())
      const { id, owner } = page
      const claim = { host, page: id, owner, token: newShareToken(), createdAt: services.now() }
      await repositories.domains.insert({
        ...claim,
        activeAt: null,
        provedAt: null,
        releasedAt: null,
      })
    })
  } catch (error) {
    // Somebody took the host between the look and the write.
    if (isUniqueViolation(error)) throw hostTaken()
    throw error
  }
  return getDomain(services, access)
}

/** Takes the host from the page, at once. */
export async function removeDomain(services: Services, access: PageAccess): Promise<Answer<null>> {
  await changeDomain(services, access, async ({ domains }, page) =>
    domains.release(page.id, services.now()),
  )
  return { domain: null }
}

/**
 * The proof was opened through a host: from now on it shows its page.
 * @returns slug of the page @throws AppError `not_found` for a wrong token
 */
export async function proveDomain(
  { storage, domains, now }: Services,
  host: string,
  token: string,
): Promise<string> {
  const known = await storage.domains.byHost(host)
  const page = known?.page && known.token === token ? await storage.pages.byId(known.page) : null
  if (!page) throw notFound()
  await storage.transaction(async (repositories) => {
    if (await repositories.domains.activate(host, token, now()))
      await repositories.purges.add({ tags: domainTags(page.slug, host) }, now())
  })
  await domains.refresh()
  return page.slug
}

/** Whether a certificate may be asked for in the name of this host. */
export async function isWanted({ storage }: Services, host: string): Promise<boolean> {
  return (await storage.domains.byHost(host))?.page != null
}

async function domainAnswer(
  { config, domainProbe }: Pick<Services, 'config' | 'domainProbe'>,
  domain: StoredDomain,
): Promise<PageDomain> {
  const { host, token, activeAt, createdAt } = domain
  const origin = hostOrigin(config.SITE_URL, host)
  const siteHost = new URL(config.SITE_URL).hostname
  return {
    host,
    state: activeAt === null ? 'waiting' : 'active',
    url: `${origin}/`,
    proofUrl: `${origin}/.well-known/ninefold/${token}`,
    waitsUntil: activeAt === null ? createdAt + domainDays.waiting * dayMs : null,
    records:
      activeAt === null
        ? domainRecords(host, siteHost, await domainProbe.addressesOf(siteHost))
        : [],
  }
}

/**
 * Looks whether a waiting domain leads here, as its proof would: asked for through that host, it
 * proves it. @throws AppError `invalid` where the page has none
 */
export async function checkDomain(
  services: Services,
  access: PageAccess,
): Promise<{ check: DomainCheck; domain: PageDomain }> {
  const { domain } = await getDomain(services, access)
  if (!domain) throw invalid([{ field: 'host', message: 'connect a domain first' }])
  if (domain.state === 'active') return { check: 'active', domain }
  const { domainProbe, config } = services
  const found = await domainProbe.addressesOf(domain.host)
  if (found.length > 0) await domainProbe.visit(domain.proofUrl)
  const now = (await getDomain(services, access)).domain ?? domain
  if (now.state === 'active') return { check: 'active', domain: now }
  if (found.length === 0) return { check: 'no_record', domain: now }
  const own = await domainProbe.addressesOf(new URL(config.SITE_URL).hostname)
  const isElsewhere = own.length > 0 && !found.some((address) => own.includes(address))
  return { check: isElsewhere ? 'elsewhere' : 'no_answer', domain: now }
}

type Change = (
  repositories: Repositories,
  page: { id: string; owner: string },
  known: StoredDomain | null,
) => Promise<void>

/** In one transaction with the word to every cache to forget what was shown at the old host. */
async function changeDomain(
  { storage, domains, now }: Services,
  { slug, identity }: PageAccess,
  change: Change,
): Promise<void> {
  await storage.transaction(async (repositories) => {
    const rights = { storage: repositories, now }
    const page = await authorise(rights, identity, await pageNamed(repositories, slug), 'work')
    const known = await repositories.domains.ofPage(page.id)
    await change(repositories, page, known)
    if (known?.activeAt)
      await repositories.purges.add({ tags: domainTags(page.slug, known.host) }, now())
  })
  await domains.refresh()
}

/** A host that is nobody's, or was held in vain for too long. @throws where it is not */
async function makeRoom(
  { domains }: Repositories,
  host: string,
  owner: string,
  now: number,
): Promise<void> {
  const known = await domains.byHost(host)
  if (!known) return
  if (isHeld(known, owner, now)) throw hostTaken()
  await domains.remove(host)
}

function isHeld(domain: StoredDomain, owner: string, now: number): boolean {
  if (domain.releasedAt !== null)
    return domain.owner !== owner && now < domain.releasedAt + domainDays.held * dayMs
  return domain.activeAt !== null || now < domain.createdAt + domainDays.waiting * dayMs
}
