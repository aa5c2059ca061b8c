import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { domainDays, trashDays } from '#shared/payloads.ts'
import type { Config } from './config.ts'
import { dayOf } from './pages/page-views.ts'
import type { Storage } from './storage/storage.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Longer than a round takes, short enough that a dead process holds nobody up for long. */
const leaseMs = 10 * 60_000
/** So few that nobody's write waits noticeably. */
const rowsAtOnce = 200
/** So many of the newest stand in the log of a webhook. */
const deliveriesOfWebhook = 1000

export interface TidyUpDeps {
  config: Config
  storage: Storage
  now: () => number
  log: Logger
}

type Drop = (limit: number) => Promise<number>

/**
 * Deletes what has grown old, of all processes in one alone.
 * @returns how many rows of each kind went; null while another process is at it
 */
export async function tidyUp(
  { config, storage, now, log }: TidyUpDeps,
  owner: string,
  stopped: AbortSignal,
): Promise<Record<string, number> | null> {
  const holdsLease = () => storage.leases.take('tidy-up', owner, now(), leaseMs)
  if (!(await holdsLease())) return null
  const dropped: Record<string, number> = {}
  for (const [name, drop] of drops(config, storage, now())) {
    for (;;) {
      const count = await drop(rowsAtOnce)
      dropped[name] = (dropped[name] ?? 0) + count
      if (count === 0 || stopped.aborted || !(await holdsLease())) break
    }
  }
  log.info({ dropped }, 'tidied up')
  return dropped
}

/** Tidies up soon after the start and then every hour. @returns how to stop it */
export function startTidyUp(deps: TidyUpDeps): () => Promise<void> {
  const owner = randomUUID()
  const stopped = new AbortController()
  let round: Promise<unknown> = Promise.resolve()
  const run = () => {
    round = tidyUp(deps, owner, stopped.signal).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'could not tidy up'),
    )
  }
  const first = setTimeout(run, hourMs / 60).unref()
  const timer = setInterval(run, hourMs).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    stopped.abort()
    await round
  }
}

/** Logs go before their generations, which they refer to. */
function drops(config: Config, { retention }: Storage, now: number): [string, Drop][] {
  const all: [name: string, limit: number, drop: Drop][] = [
    ['events', config.KEEP_EVENTS_DAYS, aged(retention.dropEvents, config.KEEP_EVENTS_DAYS, now)],
    [
      'generations',
      config.KEEP_GENERATIONS_DAYS,
      aged(retention.dropGenerations, config.KEEP_GENERATIONS_DAYS, now),
    ],
    ['steps', config.KEEP_STEPS_DAYS, aged(retention.dropSteps, config.KEEP_STEPS_DAYS, now)],
    ['trash', trashDays, aged(retention.dropTrash, trashDays, now)],
    [
      'views',
      config.KEEP_VIEWS_DAYS,
      (limit) => retention.dropViews(dayOf(now) - config.KEEP_VIEWS_DAYS, limit),
    ],
    [
      'domains',
      domainDays.held,
      (limit) =>
        retention.dropDomains(
          now - domainDays.waiting * dayMs,
          now - domainDays.held * dayMs,
          limit,
        ),
    ],
    ['shares', config.KEEP_SHARES_DAYS, aged(retention.dropShares, config.KEEP_SHARES_DAYS, now)],
    [
      'submissions',
      config.KEEP_SUBMISSIONS_PER_PAGE,
      (limit) => retention.dropSubmissions(config.KEEP_SUBMISSIONS_PER_PAGE, limit),
    ],
    [
      'deliveries',
      deliveriesOfWebhook,
      (limit) =>
        retention.dropDeliveries(
          config.KEEP_DELIVERIES_DAYS > 0 ? now - config.KEEP_DELIVERIES_DAYS * dayMs : 0,
          deliveriesOfWebhook,
          limit,
        ),
    ],
  ]
  return all.filter(([, limit]) => limit > 0).map(([name, , drop]) => [name, drop])
}

function aged(
  drop: (before: number, limit: number) => Promise<number>,
  days: number,
  now: number,
): Drop {
  return (limit) => drop(now - days * dayMs, limit)
}
