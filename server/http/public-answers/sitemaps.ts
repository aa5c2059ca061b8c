import { type Alternate, absoluteUrl, alternatesOf } from '#shared/i18n/alternates.ts'
import { type Locale, localeCodes, localePrefix } from '#shared/locales.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

interface Entry {
  url: string
  alternates: Alternate[]
  updatedAt?: number
}

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
  return { status: 200, headers: xml, body: urlset(entries) }
}

export function sitemapIndexAnswer({ config }: PublicAnswerDeps): PublicAnswer {
  const maps = localeCodes.map(
    (locale) =>
      `<sitemap><loc>${config.SITE_URL}${localePrefix(locale)}/sitemap.xml</loc></sitemap>`,
  )
  const body = `${xmlHead}<sitemapindex xmlns="${namespace}">${maps.join('')}</sitemapindex>\n`
  return { status: 200, headers: xml, body }
}

export function robotsAnswer({ config }: PublicAnswerDeps): PublicAnswer {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: `User-agent: *\nDisallow: /api/\nSitemap: ${config.SITE_URL}/sitemap_index.xml\n`,
  }
}

const xml = { 'Content-Type': 'application/xml; charset=utf-8' }
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function siteEntries(siteUrl: string, locale: Locale): Entry[] {
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
): Entry[] {
  if (!page.locales.includes(locale)) return []
  const path = routePath('page', { slug: page.slug })
  const alternates = alternatesOf(siteUrl, path, page.locales, page.locales[0])
  return [{ url: absoluteUrl(siteUrl, locale, path), alternates, updatedAt: page.updatedAt }]
}

function urlset(entries: Entry[]): string {
  const urls = entries.map(({ url, alternates, updatedAt }) => {
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    const modified =
      updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(url)}</loc>${modified}${links.join('')}</url>`
  })
  return `${xmlHead}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
