/**
 * How long an answer asks to be left alone: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3).
 * @returns milliseconds from `now`, or null where it says nothing that can be read
 */
export function retryAfterMs(header: string | null | undefined, now = Date.now()): number | null {
  const value = header?.trim()
  if (!value) return null
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
