import { sitemapPartOf } from '#server/assets/sitemap-xml.ts'
import { listTag, pageTag } from '#server/pages/public-tags.ts'
import { isLocale, type Locale, splitLocale } from '#shared/locales.ts'
import { matchRoute, type RouteName, type RouteParams, routes } from '#shared/routes.ts'
import type { RuleName } from '../cache-rules.ts'
import { payloadSuffix } from '../platform-paths.ts'

/** What is asked for, and all that its answer may depend on: no header, no cookie, no stray query. */
export type PublicTarget = {
  rule: RuleName
  /** The copy's name in the store: one for each answer there can be. */
  key: string
  /** By which it is told to be forgotten, beside its rule's. */
  tags: readonly string[]
  /** As it was asked for. */
  path: string
} & (
  | { answer: 'screen' | 'payload'; route: RouteName; params: RouteParams; locale: Locale }
  | { answer: 'page'; slug: string; locale: Locale }
  | { answer: 'card' | 'icon'; slug: string }
  | { answer: 'showcase'; locale: Locale }
  /** `part` counts from 1; absent where the whole is asked for. */
  | { answer: 'sitemap'; locale: Locale; part: number | undefined }
  | { answer: 'messages'; locale: Locale; hash: string }
  | { answer: 'hostPage'; host: string; locale: Locale | null }
  | { answer: 'hostIcon' | 'hostCard' | 'hostRobots' | 'hostSitemap'; host: string }
  | { answer: 'preview' | 'robots' | 'sitemapIndex' }
)

export type AnswerKind = PublicTarget['answer']

/** Longer addresses lead nowhere and are worth no memory. */
const longestPath = 400

/**
 * The public answer at an address, or null where one visitor's answer, a file or nothing is.
 * @param url as in the request line: path and query
 * @param build id of the running build, the only one a payload may be asked for
 */
export function publicTarget(url: string, build: string): PublicTarget | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path.length > longestPath) return null
  if (!path.endsWith(payloadSuffix)) return siteTarget(path) ?? routeTarget(path)
  const asked = end < 0 ? null : new URLSearchParams(url.slice(end)).get('b')
  return asked === null || asked === build ? payloadTarget(path) : null
}

/** Addresses that are no routes. */
function siteTarget(path: string): PublicTarget | null {
  const site = { tags: [], path }
  if (path === '/robots.txt') return { answer: 'robots', rule: 'robots', key: 'robots', ...site }
  if (path === '/sitemap_index.xml')
    return {
      ...site,
      answer: 'sitemapIndex',
      rule: 'sitemap',
      key: 'sitemap index',
      tags: [listTag],
    }
  if (path === '/_preview') return { answer: 'preview', rule: 'site', key: 'preview', ...site }
  if (path.startsWith('/_i18n/')) return messagesTarget(path)
  if (path.startsWith('/_showcase/')) return showcaseTarget(path)
  return path.startsWith('/p/') ? mediaTarget(path) : null
}

function messagesTarget(path: string): PublicTarget | null {
  const [, hash = '', locale] = /^\/_i18n\/([^/]+)\/([^/]+)\/messages\.json$/.exec(path) ?? []
  if (!isLocale(locale)) return null
  const key = `messages ${locale} ${hash}`
  return { answer: 'messages', rule: 'messages', key, tags: [], path, locale, hash }
}

function showcaseTarget(path: string): PublicTarget | null {
  const locale = path.slice('/_showcase/'.length)
  if (!isLocale(locale)) return null
  return { answer: 'showcase', rule: 'site', key: `showcase ${locale}`, tags: [], path, locale }
}

function mediaTarget(path: string): PublicTarget | null {
  const [, page = '', file] = /^(\/p\/[^/]+)\/(card\.png|icon\.svg)$/.exec(path) ?? []
  const slug = matchRoute(page)?.params.slug
  if (slug === undefined) return null
  const answer = file === 'card.png' ? 'card' : 'icon'
  const tags = [pageTag(slug)]
  return { answer, rule: 'published-media', key: `${answer} ${slug}`, tags, path, slug }
}

/** What has an address in each language. A slash at the end is another address. */
function routeTarget(path: string): PublicTarget | null {
  if (path !== '/' && path.endsWith('/')) return null
  const { locale, path: bare } = splitLocale(path)
  const part = sitemapPartOf(bare)
  if (part !== null) {
    const key = `sitemap ${locale} ${part ?? ''}`.trimEnd()
    return { answer: 'sitemap', rule: 'sitemap', key, tags: [listTag], path, locale, part }
  }
  const found = publicRoute(bare)
  if (!found) return null
  const { name: route, params, tags } = found
  if (route === 'page') {
    const { slug = '' } = params
    const key = `page ${locale} ${slug}`
    return { answer: 'page', rule: 'published', key, tags, path, slug, locale }
  }
  const rule = path === '/' ? 'landing' : 'site'
  const key = `screen ${locale} ${route}`
  return { answer: 'screen', rule, key, tags, path, route, params, locale }
}

/** Shares its page's rule, never its key. */
function payloadTarget(path: string): PublicTarget | null {
  const { locale, path: bare } = splitLocale(path.slice(0, -payloadSuffix.length) || '/')
  const found = publicRoute(bare)
  if (!found) return null
  const { name: route, params, tags } = found
  const key = `payload ${locale} ${route} ${params.slug ?? ''}`.trimEnd()
  return { answer: 'payload', rule: routes[route].cache, key, tags, path, route, params, locale }
}

function publicRoute(path: string) {
  const match = matchRoute(path)
  if (!match || routes[match.name].cache === 'private') return null
  const { slug } = match.params
  return { ...match, tags: slug === undefined ? [] : [pageTag(slug)] }
}
