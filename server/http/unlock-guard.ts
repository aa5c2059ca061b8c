import type { Config } from '#server/config.ts'
import { AppError } from '#shared/errors.ts'

/** Lets the passwords of share links be tried, and not guessed. */
export interface UnlockGuard {
  /**
   * Tries a password, one at a time for each link. Only wrong ones count.
   * @param attempt throws AppError `wrong_password` where it was wrong
   * @throws AppError `rate_limited` with the seconds to wait, before anything is tried; and whatever
   * `attempt` throws
   */
  try<T>(link: string, network: string, attempt: () => Promise<T>): Promise<T>
}

export interface UnlockGuardDeps {
  config: Pick<Config, 'RATE_UNLOCKS_PER_15_MINUTES'>
  now: () => number
  /** Hears of every attempt that is refused. */
  onRefused: () => void
  /** Hears that a link takes no passwords for a while, from some network or from anybody. */
  onWait: (link: string) => void
}

const minute = 60_000
const windowMs = 15 * minute
/** Each further wrong password doubles the wait before the next, up to the longest. */
const ofNetwork = { times: 1, firstMs: windowMs, longestMs: 24 * 60 * minute }
/** Many networks together: all have to wait then, so not for long. */
const ofLink = { times: 10, firstMs: minute, longestMs: windowMs }
/** What is over is forgotten when so much more was remembered. */
const sweepEvery = 1000

interface Guesses {
  wrong: number
  waitsUntil: number
  /** The longest wait after the last wrong one: until then it is not forgotten that they were many. */
  forgottenAt: number
}

/** Counts in memory. A limit of 0 is off. */
export function createUnlockGuard(deps: UnlockGuardDeps): UnlockGuard {
  const { config, now, onRefused, onWait } = deps
  const limit = config.RATE_UNLOCKS_PER_15_MINUTES
  const guesses = new Map<string, Guesses>()
  const turns = new Map<string, Promise<unknown>>()
  let sweepAt = sweepEvery

  function refuseWaiting(keys: readonly string[]): void {
    const time = now()
    const until = Math.max(...keys.map((key) => guesses.get(key)?.waitsUntil ?? 0))
    if (until <= time) return
    onRefused()
    throw mustWait(Math.ceil((until - time) / 1000))
  }

  /** @returns whether a wait begins */
  function countWrong(key: string, { times, firstMs, longestMs }: typeof ofLink): boolean {
    const time = now()
    const before = guesses.get(key)
    const wrong = before && before.forgottenAt > time ? before.wrong + 1 : 1
    const over = wrong - limit * times
    const wait = over < 0 ? 0 : Math.min(longestMs, firstMs * 2 ** over)
    const keptFor = over < 0 ? windowMs : wait + longestMs
    guesses.set(key, { wrong, waitsUntil: time + wait, forgottenAt: time + keptFor })
    return wait > 0
  }

  function sweep(): void {
    if (guesses.size < sweepAt) return
    const time = now()
    for (const [key, { forgottenAt }] of guesses) if (forgottenAt <= time) guesses.delete(key)
    sweepAt = guesses.size + sweepEvery
  }

  async function tryNow<T>(link: string, network: string, attempt: () => Promise<T>): Promise<T> {
    const own = `${link}\n${network}`
    refuseWaiting([link, own])
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof AppError && error.code === 'wrong_password') {
        const waits = [countWrong(own, ofNetwork), countWrong(link, ofLink)]
        sweep()
        if (waits.includes(true)) onWait(link)
      }
      throw error
    }
  }

  return {
    try(link, network, attempt) {
      if (limit === 0) return attempt()
      const before = turns.get(link) ?? Promise.resolve()
      const own = before.catch(() => {}).then(() => tryNow(link, network, attempt))
      turns.set(link, own)
      const leave = () => turns.get(link) === own && turns.delete(link)
      own.then(leave, leave)
      return own
    },
  }
}

function mustWait(retryAfterSeconds: number): AppError {
  const message = `Too many wrong passwords. Try again in ${retryAfterSeconds} s.`
  return new AppError('rate_limited', message, { retryAfterSeconds })
}
