import { setImmediate as breathe } from 'node:timers/promises'
import {
  robotsText,
  type SitemapEntry,
  sitemapIndexXml,
  sitemapPath,
  urlsetOf,
  urlsXml,
} from '#server/assets/sitemap-xml.ts'
import type { ListedPage } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import { absoluteUrl, alternatesAt, alternatesOf } from '#shared/i18n/alternates.ts'
import { defaultLocale, type Locale, localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type PageAddress, siteAddress } from '#shared/page/page-address.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps, TargetOf } from './public-answers.ts'

/** How many entries one sitemap names as a whole, and each of its parts where there are more. */
export interface SitemapSizes {
  whole: number
  part: number
}

/** The protocol allows 50,000 entries and 50 MB; an entry with nine languages takes a kilobyte. */
export const sitemapSizes: SitemapSizes = { whole: 50_000, part: 10_000 }

/** Read and written at once: a few milliseconds of work. */
const pagesAtOnce = 200

type Deps = Pick<PublicAnswerDeps, 'services' | 'sitemapSizes'>

/**
 * The sitemap of a language: the site's own screens and the listed pages. Where they are too many
 * it is an index of parts, and each part reads only what it names.
 * @throws AppError `not_found` for a part there is not
 */
export async function sitemapAnswer(
  deps: Deps,
  { locale, part, path }: Pick<TargetOf<'sitemap'>, 'locale' | 'part' | 'path'>,
): Promise<PublicAnswer> {
  const parts = await partsOf(deps, locale)
  if (part === undefined && parts > 1)
    return xmlAnswer(sitemapIndexXml(urlsOf(deps, locale, parts)))
  if (part !== undefined && (parts === 1 || part > parts)) throw notFound(path)
  const size = parts === 1 ? deps.sitemapSizes.whole : deps.sitemapSizes.part
  const pieces: string[] = []
  for await (const entries of entriesFrom(deps, locale, ((part ?? 1) - 1) * size, size))
    pieces.push(urlsXml(entries))
  return xmlAnswer(urlsetOf(pieces))
}

/** The sitemaps of all languages. An index may not name another one, so it names the parts. */
export async function sitemapIndexAnswer(deps: Deps): Promise<PublicAnswer> {
  const urls: string[] = []
  for (const locale of localeCodes) urls.push(...urlsOf(deps, locale, await partsOf(deps, locale)))
  return xmlAnswer(sitemapIndexXml(urls))
}

function urlsOf({ services }: Deps, locale: Locale, parts: number): string[] {
  const numbers = parts === 1 ? [undefined] : Array.from({ length: parts }, (_, index) => index + 1)
  return numbers.map((part) => absoluteUrl(services.config.SITE_URL, locale, sitemapPath(part)))
}

async function partsOf({ services, sitemapSizes }: Deps, locale: Locale): Promise<number> {
  const entries = siteRoutes.length + (await services.storage.pages.countListed(locale))
  return entries <= sitemapSizes.whole ? 1 : Math.ceil(entries / sitemapSizes.part)
}

/** The site's own screens come first, then the pages by their slugs; others have turns between. */
async function* entriesFrom(
  { services }: Deps,
  locale: Locale,
  start: number,
  size: number,
): AsyncGenerator<SitemapEntry[]> {
  const siteUrl = services.config.SITE_URL
  const { pages } = services.storage
  const own = siteRoutes.slice(start, start + size)
  yield own.map((name) => ({
    url: absoluteUrl(siteUrl, locale, routePath(name)),
    alternates: alternatesOf(siteUrl, routePath(name)),
  }))
  let after = await pages.listedBefore(locale, Math.max(0, start - siteRoutes.length))
  for (let left = size - own.length; left > 0 && after !== null; left -= pagesAtOnce) {
    const limit = Math.min(left, pagesAtOnce)
    const listed: ListedPage[] = await pages.listed(locale, { after, limit })
    yield listed.flatMap((page) => {
      const { urlOf } = siteAddress(siteUrl, page.slug, page.languageSlugs)
      return pageEntries(urlOf, [locale], page)
    })
    await breathe()
    after = listed.length < limit ? null : (listed.at(-1)?.slug ?? null)
  }
}

const siteRoutes = routeNames.filter((name) => routes[name].sitemap)

/** A page's addresses in some of its languages, each with those of all. */
export function pageEntries(
  urlOf: PageAddress['urlOf'],
  shown: readonly PageLanguage[],
  { locales, publishedAt }: Pick<ListedPage, 'locales' | 'publishedAt'>,
): SitemapEntry[] {
  const [base = defaultLocale] = locales
  const alternates = alternatesAt(urlOf, locales, base)
  const modifiedAt = publishedAt ?? undefined
  return shown.map((language) => ({ url: urlOf(language), alternates, modifiedAt }))
}

export function robotsAnswer({ config }: PublicAnswerDeps): PublicAnswer {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: robotsText(`${config.SITE_URL}/sitemap_index.xml`, '/api/'),
  }
}

export function xmlAnswer(body: string): PublicAnswer {
  return { status: 200, headers: { 'Content-Type': 'application/xml; charset=utf-8' }, body }
}
