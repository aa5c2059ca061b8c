import { pageTag } from '#server/pages/public-tags.ts'
import { readPublished } from '#server/pages/published-page.ts'
import { publishedHtml } from '#server/render/published-html.ts'
import { noticeEnd } from '#shared/blocks/notice.ts'
import { notFound } from '#shared/errors.ts'
import { localePrefix } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import { publishedHeaders } from '../send-published.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** A page for readers, or where it has moved to. @throws AppError `not_found` */
export async function pageAnswer(
  { services, build }: PublicAnswerDeps,
  { slug, locale }: TargetOf<'page'>,
): Promise<PublicAnswer> {
  const found = await readPublished(services.storage, slug)
  if ('movedTo' in found) {
    const location = `${localePrefix(locale)}/p/${encodeURIComponent(found.movedTo)}`
    return {
      status: 301,
      headers: { Location: location },
      body: '',
      tags: [pageTag(found.movedTo)],
    }
  }
  const { page, document } = found
  const now = services.now()
  const html = publishedHtml(await build.entry(), {
    document,
    asked: locale,
    slug,
    siteUrl: services.config.SITE_URL,
    noindex: page.noindex,
    now,
  })
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
  const html = publishedHtml(await build.entry(), {
    document,
    asked: document.base,
    slug: document.id,
    siteUrl: services.config.SITE_URL,
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
