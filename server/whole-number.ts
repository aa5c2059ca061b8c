import * as z from 'zod'

/** A setting that is a whole number, in digits alone, and what it is where it is not set. */
export function wholeNumber(fallback: number, least = 0, most = Number.MAX_SAFE_INTEGER) {
  const isOpen = most === Number.MAX_SAFE_INTEGER
  const error = `a whole number${isOpen ? `, ${least} or more` : ` from ${least} to ${most}`}`
  const digits = z.string().trim().regex(/^\d+$/, error).transform(Number)
  return digits.pipe(z.number().min(least, error).max(most, error)).default(fallback)
}

/** Milliseconds a timer may run for: one that is asked for weeks fires at once. */
export function waitingTime(fallback: number, least = 0) {
  return wholeNumber(fallback, least, 3_600_000)
}
