import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const mostCharacters = 2000
/** Names that never leave the machine or its network (RFC 2606, 6761, 6762, 7686, 8375, 9476). */
const localName = /(?:^|\.)(?:localhost|local|internal|home\.arpa|alt|onion|test|invalid|example)$/

/**
 * What is wrong with an address that is to be called, as far as it can be seen without asking
 * anybody; null where nothing is.
 * @param trustedHosts hosts an operator vouches for: these may be private, and without https
 */
export function wrongWithAddress(address: string, trustedHosts: readonly string[]): string | null {
  const url = URL.parse(address)
  if (!url || address.length > mostCharacters) return 'an https address of at most 2000 characters'
  if (url.username || url.password) return 'an address without a user and password'
  if (!/^https?:$/.test(url.protocol)) return 'an https address'
  if (trustedHosts.includes(url.hostname)) return null
  if (url.protocol !== 'https:') return 'an https address'
  if (url.port !== '' && Number(url.port) < 1024) return 'port 443, or one from 1024 on'
  return isPublicHost(url.hostname) ? null : 'a host on the public internet'
}

/** A host that is an address itself is never looked up: this is where it is refused. */
function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  if (isIP(address)) return isPublicAddress(address)
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !localName.test(name)
}
