import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import { localize } from '#shared/page/localize.ts'
import type { PageChecks } from '#shared/payloads.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { offeredSlug } from './offered-slug.ts'
import { pageFindings } from './page-findings.ts'
import { readableDocument } from './published-page.ts'

/** Bytes as a browser receives them, pictures apart: HTML with its style sheet, and fonts. */
const most = { html: 30_000, fonts: 100_000 }

/** What publishing now would put online: what could be better, what differs, what it weighs. */
export async function checkForPublishing(
  services: Services,
  access: PageAccess,
): Promise<PageChecks> {
  const page = await ownPage(services, access, 'work')
  const document = readableDocument(page, page.document)
  const weight = await services.exporter.weigh(document, page.slug, services.now())
  const { title, description } = localize(document, document.base).meta
  // A page of the older generator is mended in that.
  const findings = page.version === 1 ? [] : await pageFindings(services, page, document)
  return {
    findings: isHeavy(weight) ? [...findings, { code: 'too_heavy' }] : findings,
    weight,
    changes: await changesOf(services, page),
    link: { title, description },
    slug: await offeredSlug(services.storage, page),
  }
}

const isHeavy = ({ html, fonts }: PageChecks['weight']): boolean =>
  html > most.html || fonts > most.fonts

/** Whether a page could have that slug; its own, and those it once had, are free to it. */
export async function checkSlug(
  services: Services,
  access: PageAccess,
  slug: string,
): Promise<{ slug: string; isFree: boolean }> {
  const page = await ownPage(services, access, 'work')
  return { slug, isFree: !(await services.storage.pages.slugTaken(slug, page.id)) }
}

/** What readers would see anew; null for a page they do not see yet. */
async function changesOf({ storage }: Services, page: StoredPage): Promise<PartChange[] | null> {
  if (page.publishedRev === null) return null
  const online = await storage.revisions.byRev(page.id, page.publishedRev)
  if (!online) return null
  return comparePages(
    readableDocument(page, online.document),
    readableDocument(page, page.document),
  )
}
