import { dayMs } from '#shared/day-ms.ts'
export interface TokenMeter {
  isEmpty(): boolean
  spend(tokens: number): void
}

/** Tokens of this process in 24 hours from the first one spent; 0 is no limit. */
export function tokenMeter(perDay: number, now: () => number): TokenMeter {
  let since = now()
  let spent = 0
  return {
    isEmpty: () => {
      if (now() - since >= dayMs) spent = 0
      return perDay > 0 && spent >= perDay
    },
    spend: (tokens) => {
      if (spent === 0 || now() - since >= dayMs) {
        since = now()
        spent = 0
      }
      spent += tokens
    },
  }
}

/** Two limits at once: what is spent counts for both, and either may be used up. */
export function bothMeters(one: TokenMeter, other: TokenMeter): TokenMeter {
  return {
    isEmpty: () => one.isEmpty() || other.isEmpty(),
    spend: (tokens) => {
      one.spend(tokens)
      other.spend(tokens)
    },
  }
}
