import { isIP } from 'node:net'
import type { DomainRecord } from '#shared/payloads.ts'

/** Second labels that are no domain of anybody's under a country: `co.uk`, `com.br`, `or.kr`. */
const shared = /^(?:ac|co|com|edu|go|gob|gov|gv|ltd|me|ne|net|nom|or|org|plc)$/

/**
 * What leads a host to the site: its name where DNS allows one, its addresses where a domain itself
 * is meant, which can have no CNAME.
 * @param addresses of the site; where they are not known some providers take its name as an ALIAS
 */
export function domainRecords(
  host: string,
  siteHost: string,
  addresses: readonly string[],
): DomainRecord[] {
  const name = nameWithin(host)
  const known = isIP(siteHost) === 0 ? addresses : [siteHost]
  if (name !== '@' && isIP(siteHost) === 0) return [{ type: 'CNAME', name, value: siteHost }]
  if (known.length === 0) return [{ type: 'ALIAS', name, value: siteHost }]
  return known.map((value) => ({ type: isIP(value) === 6 ? 'AAAA' : 'A', name, value }))
}

/** The part before the domain somebody registered: `www` of `www.kiln.co.uk`, `@` of the domain. */
function nameWithin(host: string): string {
  const labels = host.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const isShared = labels.length > 2 && top.length === 2 && shared.test(second)
  return labels.slice(0, isShared ? -3 : -2).join('.') || '@'
}
