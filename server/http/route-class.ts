import { LRUCache } from 'lru-cache'
import { sitemapPartOf } from '#server/assets/sitemap-xml.ts'
import { endpointNames, endpoints } from '#shared/endpoints.ts'
import { splitLocale } from '#shared/locales.ts'
import { matchRoute, routes } from '#shared/routes.ts'
import { payloadSuffix, platformPaths } from './platform-paths.ts'

const endpointPatterns = [...new Set(endpointNames.map((name) => endpoints[name].path))].map(
  (path) => ({
    label: `/api${path}`,
    shape: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
  }),
)

/**
 * The kind of thing a path asks for, named by its pattern in the tables: few values, whatever
 * strangers ask for, so that metrics stay small.
 */
export function routeClass(pathname: string): string {
  const found = known.get(pathname)
  if (found !== undefined) return found
  const label = classify(pathname)
  known.set(pathname, label)
  return label
}

const known = new LRUCache<string, string>({ max: 1000 })

function classify(pathname: string): string {
  if (pathname.startsWith('/api/')) {
    return endpointPatterns.find(({ shape }) => shape.test(pathname))?.label ?? '/api'
  }
  const isPayload = pathname.endsWith(payloadSuffix)
  const { path } = splitLocale(isPayload ? pathname.slice(0, -payloadSuffix.length) : pathname)
  const match = matchRoute(path)
  if (sitemapPartOf(path)) return '/sitemap-:part.xml'
  if (match && isPayload) return routes[match.name].path.replace(/\/$/, '') + payloadSuffix
  if (match) return routes[match.name].path
  const [, first = ''] = path.split('/', 2)
  return Object.hasOwn(platformPaths, first) ? `/${first}` : 'other'
}
