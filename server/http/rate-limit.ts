import type { Config } from '#server/config.ts'
import type { Endpoint } from '#shared/endpoints/endpoint.ts'
import { AppError } from '#shared/errors.ts'

interface Window {
  count: number
  endsAt: number
}

interface Limit {
  max: number
  windowMs: number
}

/** What an endpoint is counted as, and what else costs. */
export type Counted = NonNullable<Endpoint['limit']> | 'picture' | 'form'

export interface Visitor {
  identity: string | null
  network: string
  /** What it is about, where a limit counts by that too: a page's slug. */
  subject?: string
}

/** Fixed windows in memory: one process's share of a limit. A limit of 0 is off. */
export interface RateLimiter {
  /**
   * All `times` at once or none, in every window or none.
   * @throws AppError `rate_limited` with the seconds to wait; `too_many` where waiting is no use
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
  onLimited: (limit: LimitName) => void,
): RateLimiter {
  const windows = new Map<string, Window>()
  const limits = limitsOf(config)

  function openWindow([name, key]: WindowName, time: number): OpenWindow[] {
    const { max, windowMs } = limits[name]
    if (max === 0) return []
    const id = `${name}:${key}`
    const open = windows.get(id)
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + windowMs }
    return [{ name, id, max, window }]
  }

  return {
    count(kind, who, times = 1) {
      const time = now()
      const open = windowsOf(kind, who).flatMap((name) => openWindow(name, time))
      for (const { name, max, window } of open) {
        if (times > max) throw tooMany(name, times, max)
        if (window.count + times <= max) continue
        onLimited(name)
        throw usedUp(window, time)
      }
      for (const { id, window } of open) {
        window.count += times
        windows.set(id, window)
      }
      if (windows.size > mostWindows) makeRoom(windows, time)
    },
  }
}

function limitsOf(config: Config) {
  return {
    generation: { max: config.RATE_GENERATIONS_PER_HOUR, windowMs: hour },
    generationIp: { max: config.RATE_GENERATIONS_PER_HOUR_IP, windowMs: hour },
    write: { max: config.RATE_WRITES_PER_MINUTE, windowMs: 60_000 },
    writeIp: { max: config.RATE_WRITES_PER_MINUTE_IP, windowMs: 60_000 },
    writeOverall: { max: config.RATE_WRITES_PER_MINUTE_OVERALL, windowMs: 60_000 },
    upload: { max: config.RATE_UPLOADS_PER_HOUR_IP, windowMs: hour },
    import: { max: config.RATE_IMPORTS_PER_HOUR_IP, windowMs: hour },
    picture: { max: config.RATE_PICTURES_PER_HOUR_IP, windowMs: hour },
    form: { max: config.RATE_FORMS_PER_HOUR_IP, windowMs: hour },
    formPage: { max: config.RATE_FORMS_PER_HOUR_PAGE, windowMs: hour },
    confirmation: { max: config.RATE_CONFIRMATIONS_PER_HOUR_IP, windowMs: hour },
    read: { max: config.RATE_READS_PER_MINUTE_IP, windowMs: 60_000 },
    export: { max: config.RATE_EXPORTS_PER_HOUR_IP, windowMs: hour },
    unlock: { max: config.RATE_UNLOCKS_PER_15_MINUTES, windowMs: hour / 4 },
  } satisfies Record<string, Limit>
}

type LimitName = keyof ReturnType<typeof limitsOf>
type WindowName = [limit: LimitName, of: string]

interface OpenWindow {
  name: LimitName
  id: string
  max: number
  window: Window
}

/** Where a call is counted: under which limits, and as whose. */
function windowsOf(kind: Counted, { identity, network, subject = '' }: Visitor): WindowName[] {
  // A subject may be any text a stranger sends.
  const about = subject.slice(0, 64)
  const everybody: WindowName = ['writeOverall', '']
  const windows: Record<Counted, WindowName[]> = {
    generation: [['generation', identity ?? network], ['generationIp', network], everybody],
    // An identity costs nothing: one network with many of them must not use up what is everybody's.
    write: [['write', identity ?? network], ['writeIp', network], everybody],
    // Who has no identity yet gets a new one with every call, and a quota with it.
    upload: [['upload', network], everybody],
    import: [['import', network], ['write', identity ?? network], everybody],
    picture: [['picture', network]],
    // Readers can write to a page although creators are at their limit.
    form: [
      ['form', network],
      ['formPage', about],
    ],
    read: [['read', network]],
    export: [['export', network]],
    unlock: [['unlock', network]],
    confirmation: [['confirmation', network], everybody],
  }
  return windows[kind]
}

function usedUp({ endsAt }: Window, time: number): AppError {
  const retryAfterSeconds = Math.ceil((endsAt - time) / 1000)
  const message = `Too many requests. Try again in ${retryAfterSeconds} s.`
  return new AppError('rate_limited', message, { retryAfterSeconds })
}

function tooMany(limit: LimitName, times: number, max: number): AppError {
  const message = `${times} at once are more than the limit \`${limit}\` of ${max} ever lets through.`
  return new AppError('too_many', message)
}

/** Expired windows go first; where that is not enough the oldest go, a tenth at a time. */
function makeRoom(windows: Map<string, Window>, time: number): void {
  for (const [id, window] of windows) if (window.endsAt <= time) windows.delete(id)
  for (const id of windows.keys()) {
    if (windows.size <= mostWindows * 0.9) return
    windows.delete(id)
  }
}
