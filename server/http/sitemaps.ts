import type { Express } from 'express'
import type { Services } from '#server/services.ts'
import { type Alternate, absoluteUrl, alternatesOf } from '#shared/i18n/alternates.ts'
import { type Locale, localeCodes, localePrefix, splitLocale } from '#shared/locales.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'

interface Entry {
  url: string
  alternates: Alternate[]
  updatedAt?: number
}

/** A sitemap for each language, their index, and robots.txt that names them. */
export function mountSitemaps(app: Express, { storage, config }: Services): void {
  const siteUrl = config.SITE_URL
  app.get(
    localeCodes.map((locale) => `${localePrefix(locale)}/sitemap.xml`),
    async (req, res) => {
      const { locale } = splitLocale(req.path)
      const pages = await storage.pages.listed()
      const entries = [
        ...siteEntries(siteUrl, locale),
        ...pages.flatMap((page) => pageEntry(siteUrl, locale, page)),
      ]
      res
        .type('application/xml')
        .set('Cache-Control', 'public, max-age=0, s-maxage=60')
        .send(urlset(entries))
    },
  )
  app.get('/sitemap_index.xml', (_req, res) => {
    const maps = localeCodes.map(
      (locale) => `<sitemap><loc>${siteUrl}${localePrefix(locale)}/sitemap.xml</loc></sitemap>`,
    )
    res.type('application/xml').set('Cache-Control', 'public, max-age=3600')
    res.send(`${xmlHead}<sitemapindex xmlns="${namespace}">${maps.join('')}</sitemapindex>\n`)
  })
  app.get('/robots.txt', (_req, res) => {
    res.type('text').set('Cache-Control', 'public, max-age=3600')
    res.send(`User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap_index.xml\n`)
  })
}

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
