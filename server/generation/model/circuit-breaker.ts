export interface CircuitBreaker {
  /**
   * Whether the model may be called just now. After its rest one caller at a time may try it: ask
   * last of all, for who may and does not has used up the one try.
   */
  mayTry(): boolean
  /** It answered, but has shown nothing of what it is asked for most: the try goes on to the next. */
  answered(): void
  succeeded(): void
  failed(): void
}

const mostFailures = 5
const withinMs = 30_000
const restMs = 30_000

/** Five failures within 30 s, and the model is left alone for 30 s. One in each process. */
export function circuitBreaker(now: () => number): CircuitBreaker {
  let failures: number[] = []
  let restsUntil = 0
  return {
    mayTry: () => {
      if (now() < restsUntil) return false
      // The first to come after the rest tries; the others wait for what comes of it.
      if (restsUntil > 0) restsUntil = now() + restMs
      return true
    },
    answered: () => {
      if (restsUntil > 0) restsUntil = now()
    },
    succeeded: () => {
      failures = []
      restsUntil = 0
    },
    failed: () => {
      failures = [...failures.filter((at) => at > now() - withinMs), now()]
      if (failures.length >= mostFailures || restsUntil > 0) restsUntil = now() + restMs
    },
  }
}
