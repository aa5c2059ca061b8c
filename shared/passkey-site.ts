/**
 * The name passkeys of this site are bound to; null where browsers make none: without TLS, except on
 * this machine, and at a bare IP address.
 */
export function passkeySite(siteUrl: string): string | null {
  const { protocol, hostname } = new URL(siteUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return isSecure && !isAddress ? hostname : null
}
