import { splitLocale } from '#shared/locales.ts'
import { matchRoute, routes } from '#shared/routes.ts'
import type { RuleName } from '../cache-rules.ts'
import { payloadSuffix, platformPaths } from '../platform-paths.ts'
import { publicTarget } from './public-target.ts'

/** Where the first part of a path does not tell the rule. */
const outside: [path: RegExp, rule: RuleName][] = [
  [/^\/builds\/meta\//, 'asset'],
  [/^\/_image\/[^/]+\/uploads\//, 'asset'],
  [/^\/[\w-]+\.(?:svg|png|ico|webmanifest)$|^\/api\/openapi\.json$/, 'file'],
  [/^\/(?:en|ko)(?:\/|$)/, 'moved'],
  [/^\/api\//, 'private'],
]

/** The rule of the answer at an address; what nothing answers is an error, which nobody keeps. */
export function ruleOf(url: string, build: string): RuleName {
  const target = publicTarget(url, build)
  if (target) return target.rule
  const pathname = url.split('?', 1)[0] ?? '/'
  const found = outside.find(([path]) => path.test(pathname))?.[1] ?? platformRule(pathname)
  if (found) return found
  if (/.\/$/.test(pathname)) {
    const rule = ruleOf(pathname.replace(/\/+$/, ''), build)
    return rule === 'private' || rule === 'never' ? rule : 'moved'
  }
  const { path } = splitLocale(
    (pathname.endsWith(payloadSuffix) ? pathname.slice(0, -payloadSuffix.length) : pathname) || '/',
  )
  const route = matchRoute(path)
  return route && routes[route.name].cache === 'private' ? 'private' : 'never'
}

function platformRule(pathname: string): RuleName | null {
  const [, first = '', below] = pathname.split('/', 3)
  const isThere = below !== undefined && Object.hasOwn(platformPaths, first)
  return isThere ? (platformPaths[first] ?? null) : null
}
