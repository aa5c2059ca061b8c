import { isIP } from 'node:net'

/**
 * The network of an address, by which limits count. A household gets a whole /64 of IPv6 (RFC 6177),
 * and whoever lives there has as many addresses as there are guesses; an IPv4 address is one, also
 * where it is written as IPv6.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined || isIP(address) !== 6) return address ?? ''
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return mapped ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** All eight groups, without a zone. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [front = '', back] = hostname.slice(1, -1).split('::')
  const [before, after] = [front, back ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = 8 - before!.length - after!.length
  return back === undefined ? before! : [...before!, ...Array(missing).fill('0'), ...after!]
}
