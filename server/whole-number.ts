import * as z from 'zod'

/** A setting that is a whole number, and what it is where it is not set. */
export function wholeNumber(fallback: number, least = 0) {
  const error = `a whole number, ${least} or more`
  return z.coerce.number(error).int(error).min(least, error).default(fallback)
}
