import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'

interface Window {
  count: number
  endsAt: number
}

interface Limit {
  max: number
  windowMs: number
}

/** Fixed windows in memory: one process's share of a limit. A limit of 0 is off. */
export interface RateLimiter {
  /** @throws AppError `rate_limited` with the seconds to wait */
  count(kind: 'generation' | 'write' | 'unlock', who: { identity: string | null; ip: string }): void
}

const hour = 3_600_000
/** So many are kept at most: who can call with any name must not fill the memory. */
const mostWindows = 50_000

/** Counts calls by identity and address; `now` in milliseconds since 1970. */
export function createRateLimiter(config: Config, now: () => number): RateLimiter {
  const windows = new Map<string, Window>()
  const limits = {
    generation: { max: config.RATE_GENERATIONS_PER_HOUR, windowMs: hour },
    generationIp: { max: config.RATE_GENERATIONS_PER_HOUR_IP, windowMs: hour },
    write: { max: config.RATE_WRITES_PER_MINUTE, windowMs: 60_000 },
    unlock: { max: config.RATE_UNLOCKS_PER_15_MINUTES, windowMs: hour / 4 },
  } as const satisfies Record<string, Limit>

  function hit(name: keyof typeof limits, key: string): void {
    const { max, windowMs } = limits[name]
    if (max === 0) return
    const id = `${name}:${key}`
    const time = now()
    const open = windows.get(id)
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + windowMs }
    if (window.count >= max) {
      const retryAfterSeconds = Math.ceil((window.endsAt - time) / 1000)
      throw new AppError(
        'rate_limited',
        `Too many requests. Try again in ${retryAfterSeconds} s.`,
        {
          retryAfterSeconds,
        },
      )
    }
    window.count++
    windows.set(id, window)
    if (windows.size > mostWindows) makeRoom(windows, time)
  }

  return {
    count(kind, { identity, ip }) {
      hit(kind, kind === 'unlock' ? ip : (identity ?? ip))
      if (kind === 'generation') hit('generationIp', ip)
    },
  }
}

/** Expired windows go first; where that is not enough the oldest go, a tenth at a time. */
function makeRoom(windows: Map<string, Window>, time: number): void {
  for (const [id, window] of windows) if (window.endsAt <= time) windows.delete(id)
  for (const id of windows.keys()) {
    if (windows.size <= mostWindows * 0.9) return
    windows.delete(id)
  }
}
