import { dayMs } from '#shared/day-ms.ts'

const firstMs = 30_000
const longestMs = 4 * 3_600_000
const givenUpAfterMs = dayMs

export interface FailedDelivery {
  createdAt: number
  /** How often it was tried. */
  attempts: number
}

/**
 * When to try again: each time twice as late, by chance up to half earlier, so that those who wait
 * for one receiver do not all come at once. Null a day after the event.
 * @param chance from 0 to 1
 */
export function nextAttempt(
  { createdAt, attempts }: FailedDelivery,
  now: number,
  chance: number,
): number | null {
  const wait = Math.min(firstMs * 2 ** (attempts - 1), longestMs)
  const at = now + Math.round(wait * (1 - chance / 2))
  return at > createdAt + givenUpAfterMs ? null : at
}
