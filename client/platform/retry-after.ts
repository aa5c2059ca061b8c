/**
 * Milliseconds a server asks to wait, as seconds or as an HTTP date (RFC 9110, 10.2.3); null where
 * it asks nothing that can be understood.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
