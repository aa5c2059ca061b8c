import { splitLocale } from '#shared/locales.ts'
import { matchRoute, routes } from '#shared/routes.ts'
import type { RuleName } from '../cache-rules.ts'
import { publicTarget } from './public-target.ts'

/** What the application answers outside the page cache, by the begin of its path. */
const outside: [path: RegExp, rule: RuleName][] = [
  [/^\/assets\//, 'asset'],
  [/^\/builds\/meta\//, 'asset'],
  [/^\/_image\/[^/]+\/uploads\//, 'asset'],
  [/^\/(?:_icons|_image)\//, 'picture'],
  [/^\/[\w-]+\.(?:svg|png|ico|webmanifest)$|^\/api\/openapi\.json$/, 'file'],
  [/^\/(?:en|ko)(?:\/|$)/, 'moved'],
  [/^\/(?:api|f|_share|_thumb|_card|mail)\//, 'private'],
  [
    /^\/(?:healthz|readyz|metrics|\.well-known\/ninefold\/|_domains\/|builds\/latest\.json|_cache\/)/,
    'never',
  ],
]

/** The rule of the answer at an address; what nothing answers is an error, which nobody keeps. */
export function ruleOf(url: string, build: string): RuleName {
  const target = publicTarget(url, build)
  if (target) return target.rule
  const pathname = url.split('?', 1)[0] ?? '/'
  const found = outside.find(([path]) => path.test(pathname))
  if (found) return found[1]
  if (/.\/$/.test(pathname)) {
    const rule = ruleOf(pathname.replace(/\/+$/, ''), build)
    return rule === 'private' || rule === 'never' ? rule : 'moved'
  }
  const { path } = splitLocale(pathname.replace(/\/_payload\.json$/, '') || '/')
  const route = matchRoute(path)
  return route && routes[route.name].cache === 'private' ? 'private' : 'never'
}
