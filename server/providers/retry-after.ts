/**
 * How long an answer asks to be left alone: `Retry-After` in seconds or as a date (RFC 9110).
 * @returns milliseconds from `now`, or null where it says nothing that can be read
 */
export function retryAfterMs(headers: Record<string, string>, now = Date.now()): number | null {
  const value = headers['retry-after']?.trim()
  if (!value) return null
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
