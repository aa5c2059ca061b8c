import {
  robotsText,
  type SitemapEntry,
  sitemapIndexXml,
  urlsetXml,
} from '#server/assets/sitemap-xml.ts'
import { absoluteUrl, alternatesOf } from '#shared/i18n/alternates.ts'
import { type Locale, localeCodes } from '#shared/locales.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** The urlset of a language: the site's own screens and the listed pages. */
export async function sitemapAnswer(
  { services }: PublicAnswerDeps,
  { locale }: TargetOf<'sitemap'>,
): Promise<PublicAnswer> {
  const siteUrl = services.config.SITE_URL
  const pages = await services.storage.pages.listed()
  const entries = [
    ...siteEntries(siteUrl, locale),
    ...pages.flatMap((page) => pageEntry(siteUrl, locale, page)),
  ]
  return { status: 200, headers: xml, body: urlsetXml(entries) }
}

export function sitemapIndexAnswer({ config }: PublicAnswerDeps): PublicAnswer {
  const urls = localeCodes.map((locale) => absoluteUrl(config.SITE_URL, locale, '/sitemap.xml'))
  return { status: 200, headers: xml, body: sitemapIndexXml(urls) }
}

export function robotsAnswer({ config }: PublicAnswerDeps): PublicAnswer {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: robotsText(`${config.SITE_URL}/sitemap_index.xml`, '/api/'),
  }
}

const xml = { 'Content-Type': 'application/xml; charset=utf-8' }

function siteEntries(siteUrl: string, locale: Locale): SitemapEntry[] {
  return routeNames
    .filter((name) => routes[name].sitemap)
    .map((name) => ({
      url: absoluteUrl(siteUrl, locale, routePath(name)),
      alternates: alternatesOf(siteUrl, routePath(name)),
    }))
}

function pageEntry(
  siteUrl: string,
  locale: Locale,
  page: { slug: string; locales: Locale[]; updatedAt: number },
): SitemapEntry[] {
  if (!page.locales.includes(locale)) return []
  const path = routePath('page', { slug: page.slug })
  const alternates = alternatesOf(siteUrl, path, page.locales, page.locales[0])
  return [{ url: absoluteUrl(siteUrl, locale, path), alternates, modifiedAt: page.updatedAt }]
}
