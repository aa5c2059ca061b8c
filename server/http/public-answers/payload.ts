import { pageTag } from '#server/pages/public-tags.ts'
import { readPublished } from '#server/pages/published-page.ts'
import { shownLanguage } from '#server/render/published-html.ts'
import type { Locale } from '#shared/locales.ts'
import { readerDocument } from '#shared/page/drafts.ts'
import { localize } from '#shared/page/localize.ts'
import type { Payloads } from '#shared/payloads.ts'
import { type RouteName, type RouteParams, routePath } from '#shared/routes.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** The `_payload.json` of a public route. */
export async function payloadAnswer(
  deps: PublicAnswerDeps,
  { route, params, locale }: TargetOf<'payload'>,
): Promise<PublicAnswer> {
  const { data, tags } = await publicPayload(deps, route, params, locale)
  const path = routePath(route, params)
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ build: deps.build.id, route, locale, path, params, status: 200, data }),
    tags,
  }
}

/** What a public route shows, and the tags of what its address does not tell. */
export async function publicPayload(
  deps: PublicAnswerDeps,
  route: RouteName,
  { slug = '' }: RouteParams,
  locale: Locale,
): Promise<{ data: unknown; tags: string[] }> {
  if (route === 'home' || route === 'marketing')
    return { data: { showcase: deps.showcase.cards }, tags: [] }
  if (route !== 'page') return { data: null, tags: [] }
  const data = await pagePayload(deps, slug, locale)
  return { data, tags: [pageTag(data.slug)] }
}

async function pagePayload(
  deps: PublicAnswerDeps,
  slug: string,
  locale: Locale,
): Promise<Payloads['page']> {
  const found = await readPublished(deps.services.storage, slug)
  if ('movedTo' in found) return pagePayload(deps, found.movedTo, locale)
  const language = shownLanguage(found.document, locale)
  const document = readerDocument(localize(found.document, language))
  return {
    slug: found.page.slug,
    title: document.meta.title,
    language,
    languages: document.locales,
    document,
  }
}
