import { isIP } from 'node:net'

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
