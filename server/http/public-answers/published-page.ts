import { pageTag } from '#server/pages/public-tags.ts'
import { type PublicPage, type ReadPage, readPublished } from '#server/pages/published-page.ts'
import { dataUrl } from '#server/render/data-url.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import type { Services } from '#server/services.ts'
import { noticeEnd } from '#shared/blocks/notice.ts'
import { notFound } from '#shared/errors.ts'
import { type Locale, localePrefix } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { hostAddress, type PageAddress, siteAddress } from '#shared/page/page-address.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import { publishedHeaders } from '../send-published.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** A page for readers, or where it has moved to. @throws AppError `not_found` */
export async function pageAnswer(
  deps: PublicAnswerDeps,
  { slug, locale }: TargetOf<'page'>,
): Promise<PublicAnswer> {
  const { services } = deps
  const found = await readPublished(services.storage, slug, locale)
  if ('movedTo' in found) return movedAnswer(found, localePrefix(locale))
  const answer = await readerAnswer(deps, found, locale, await addressOf(services, found))
  return { ...answer, tags: [pageTag(found.page.slug)] }
}

/** Where a page, or a part of it, stands now that was asked for at another slug. */
export function movedAnswer(
  { movedTo, page }: Extract<PublicPage, { movedTo: string }>,
  prefix: string,
  part = '',
): PublicAnswer {
  const location = `${prefix}/p/${encodeURIComponent(movedTo)}${part}`
  return { status: 301, headers: { Location: location }, body: '', tags: [pageTag(page.slug)] }
}

/** The page itself is known by its own host, where it has one; what belongs to it stays here. */
async function addressOf(
  { storage, config }: Services,
  { page, document, languageSlugs }: Exclude<PublicPage, { movedTo: string }>,
): Promise<PageAddress> {
  const address = siteAddress(config.SITE_URL, page.slug, languageSlugs)
  const domain = await storage.domains.ofPage(page.id)
  if (!domain?.activeAt) return address
  return { ...address, urlOf: hostAddress(config.SITE_URL, domain.host, document.base).urlOf }
}

/** A page as its readers see it, in the language asked for where it has that. */
export async function readerAnswer(
  { services, build }: PublicAnswerDeps,
  { page, document }: ReadPage,
  asked: Locale,
  address: PageAddress,
): Promise<PublicAnswer> {
  const { slug, noindex } = page
  const now = services.now()
  const html = publishedHtml(await build.entry(), { document, asked, slug, address, noindex, now })
  const answer = { headers: publishedHeaders(html), body: html.html }
  return { status: 200, ...answer, ...endOf(document, now) }
}

/** An example page, as it stands behind the cards of the home page. */
export async function showcaseAnswer(
  { services, build, showcase }: PublicAnswerDeps,
  { locale }: TargetOf<'showcase'>,
): Promise<PublicAnswer> {
  const document = showcase.documents.get(locale)
  if (!document) throw notFound(`/_showcase/${locale}`)
  const now = services.now()
  const entry = await build.entry()
  const address = siteAddress(services.config.SITE_URL, document.id)
  // No such page is published, so its icon travels with it.
  const iconUrl = dataUrl('image/svg+xml', Buffer.from(entry.monogramSvg(document)))
  const html = publishedHtml(entry, {
    document,
    asked: document.base,
    slug: document.id,
    address: { ...address, iconUrl },
    noindex: true,
    now,
  })
  return { status: 200, headers: publishedHeaders(html), body: html.html }
}

/** The moment the first of its notices is over: from then on the page is another. */
function endOf({ order, blocks }: PageDocument, now: number): { endsAt?: number } {
  const ends = order
    .flatMap((id) => (blocks[id]?.type === 'notice' ? [noticeEnd(blocks[id].props)] : []))
    .filter((end) => end >= now)
  return ends.length > 0 ? { endsAt: Math.min(...ends) } : {}
}
