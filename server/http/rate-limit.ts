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

export type Counted = 'generation' | 'write' | 'upload' | 'unlock' | 'form'

export interface Visitor {
  identity: string | null
  ip: string
  /** What it is about, where a limit counts by that too: a share's token, a page's slug. */
  subject?: string
}

/** Fixed windows in memory: one process's share of a limit. A limit of 0 is off. */
export interface RateLimiter {
  /**
   * All `times` at once or none.
   * @throws AppError `rate_limited` with the seconds to wait
   */
  count(kind: Counted, who: Visitor, times?: number): void
}

const hour = 3_600_000
/** So many are kept at most: who can call with any name must not fill the memory. */
const mostWindows = 50_000

/** Counts calls by identity and address; `now` in milliseconds since 1970. */
export function createRateLimiter(
  config: Config,
  now: () => number,
  onLimited: (limit: string) => void,
): RateLimiter {
  const windows = new Map<string, Window>()
  const limits = {
    generation: { max: config.RATE_GENERATIONS_PER_HOUR, windowMs: hour },
    generationIp: { max: config.RATE_GENERATIONS_PER_HOUR_IP, windowMs: hour },
    write: { max: config.RATE_WRITES_PER_MINUTE, windowMs: 60_000 },
    writeOverall: { max: config.RATE_WRITES_PER_MINUTE_OVERALL, windowMs: 60_000 },
    upload: { max: config.RATE_UPLOADS_PER_HOUR_IP, windowMs: hour },
    form: { max: config.RATE_FORMS_PER_HOUR_IP, windowMs: hour },
    formPage: { max: config.RATE_FORMS_PER_HOUR_PAGE, windowMs: hour },
    unlock: { max: config.RATE_UNLOCKS_PER_15_MINUTES, windowMs: hour / 4 },
  } as const satisfies Record<string, Limit>

  function hit(name: keyof typeof limits, key: string, times: number): void {
    const { max, windowMs } = limits[name]
    if (max === 0) return
    const id = `${name}:${key}`
    const time = now()
    const open = windows.get(id)
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + windowMs }
    if (window.count + times > max) {
      onLimited(name)
      const retryAfterSeconds = Math.ceil((window.endsAt - time) / 1000)
      throw new AppError(
        'rate_limited',
        `Too many requests. Try again in ${retryAfterSeconds} s.`,
        {
          retryAfterSeconds,
        },
      )
    }
    window.count += times
    windows.set(id, window)
    if (windows.size > mostWindows) makeRoom(windows, time)
  }

  return {
    count(kind, { identity, ip, subject = '' }, times = 1) {
      // A subject may be any text a stranger sends.
      const about = subject.slice(0, 64)
      if (kind === 'unlock') hit('unlock', `${about}:${ip}`, times)
      // Who has no identity yet gets a new one with every call, and a quota with it.
      else if (kind === 'upload') hit('upload', ip, times)
      else if (kind === 'form') {
        hit('form', ip, times)
        hit('formPage', about, times)
      } else hit(kind, identity ?? ip, times)
      if (kind === 'generation') hit('generationIp', ip, times)
      if (kind !== 'unlock') hit('writeOverall', '', times)
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
