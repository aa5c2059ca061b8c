import { isIP } from 'node:net'
import { localeCodes } from '#shared/locales.ts'
import { routeNames, routes } from '#shared/routes.ts'

/** Screens and assets stand at the root of their host. */
export function isOrigin(address: string): boolean {
  const { href, origin } = new URL(address)
  return href === `${origin}/`
}

/** A name or an address, as it stands in a web address: without a port. */
export function isHost(host: string): boolean {
  return URL.parse(`http://${host}/`)?.hostname === host
}

/** Whether proxy-addr understands it; what it does not would stop the start without a name. */
export function isProxy(part: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(part)) return true
  const [address = '', prefix = '0', ...rest] = part.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits
}

/**
 * Why the API cannot be at an address: browsers send no cookie of the site's there, or screens are.
 * Null where it can be, or where one of the two is no address.
 */
export function apiAddressFault(address: string, siteUrl: string): string | null {
  const site = URL.parse(siteUrl)
  const api = URL.parse(address, siteUrl)
  if (!site || !api) return null
  const { protocol, hostname } = site
  if (api.hostname !== hostname || api.protocol !== protocol)
    return `a path, or an address that begins with ${protocol}//${hostname}: pages are known by a cookie of that host`
  const [, first = ''] = api.pathname.split('/')
  return api.origin === site.origin && screens.has(first)
    ? 'a path that no screen has, such as /api'
    : null
}

/** What the paths of screens begin with. */
const screens = new Set<string>([
  ...localeCodes,
  ...routeNames.map((name) => routes[name].path.split('/')[1] ?? ''),
])
