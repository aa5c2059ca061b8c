import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { type AppError, invalid, taken } from '#shared/errors.ts'

/** Letters of any script, digits, hyphens and dots: no scheme, no port, no path. */
const typed = /^[\p{L}\p{M}\p{N}.。-]{1,253}$/u
const label = '(?!-)[a-z0-9-]{1,63}(?<!-)'
const shape = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+(?![0-9]+$)${label}$`)
/** Names that lead nowhere else than to this machine or this network (RFC 6761, 6762, 8375). */
const local = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|invalid)$/

/**
 * The host a creator means, in lower case and punycode, as it stands in requests.
 * @throws AppError `invalid` naming the field `host`
 */
export function domainHost(given: string, siteUrl: string): string {
  const name = given.trim().replace(/[.。]$/, '')
  const host = typed.test(name) ? domainToASCII(name) : ''
  if (!shape.test(host) || isIP(host) !== 0 || local.test(host))
    throw refused('a host name such as aurora.example: no port, no path, no address in numbers')
  if (isOfSite(host, new URL(siteUrl).hostname)) throw refused('belongs to this site')
  return host
}

export function hostTaken(): AppError {
  return refused(taken)
}

/** Hosts under the site's own, or above it, are its operator's. */
function isOfSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`) || site.endsWith(`.${host}`)
}

function refused(message: string) {
  return invalid([{ field: 'host', message }])
}
