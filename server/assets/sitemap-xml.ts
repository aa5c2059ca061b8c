import { escapeXml } from '#shared/escape-xml.ts'
import type { Alternate } from '#shared/i18n/alternates.ts'

/** One address of a sitemap. */
export interface SitemapEntry {
  url: string
  alternates: Alternate[]
  /** Milliseconds since 1970. */
  modifiedAt?: number | undefined
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap's path without its language: the whole of one, or its nth part, from 1. */
export function sitemapPath(part?: number): string {
  return part === undefined ? '/sitemap.xml' : `/sitemap-${part}.xml`
}

/** The part a path asks for; undefined for the whole, null where it is no sitemap's. */
export function sitemapPartOf(path: string): number | undefined | null {
  if (path === sitemapPath()) return undefined
  const [, digits] = /^\/sitemap-([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A sitemap with the other languages of each address (sitemaps.org, protocol 0.9). */
export function urlsetXml(entries: readonly SitemapEntry[]): string {
  return urlsetOf([urlsXml(entries)])
}

/** A sitemap of entries that were written a few at a time. */
export function urlsetOf(pieces: readonly string[]): string {
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pieces.join('')}</urlset>\n`
}

export function urlsXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, alternates, modifiedAt }) => {
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    const modified =
      modifiedAt === undefined ? '' : `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(url)}</loc>${modified}${links.join('')}</url>`
  })
  return urls.join('')
}

/** A list of sitemaps. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="${namespace}">${maps.join('')}</sitemapindex>\n`
}

/** @param disallow paths nobody is to crawl; all may be crawled where absent */
export function robotsText(sitemapUrl: string | undefined, disallow = ''): string {
  const rule = `User-agent: *\nDisallow:${disallow && ` ${disallow}`}\n`
  return sitemapUrl ? `${rule}Sitemap: ${sitemapUrl}\n` : rule
}
