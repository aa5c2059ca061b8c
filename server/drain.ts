import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { GenerationService } from './generation/generation-service.ts'
import type { InFlight } from './http/in-flight.ts'
import type { LeasedSender } from './outbound/leased-sender.ts'
import type { Storage } from './storage/storage.ts'

/** How long running requests and generations may take to end. */
const drainMs = 20_000
/** What ends at once anyway: answers after the last generation. */
const lastMs = 5000
/** What may take longer, such as a database that answers no more, is left behind after that. */
const mostMs = 38_000

export interface DrainDeps {
  config: Config
  storage: Storage
  generations: GenerationService
  inFlight: InFlight
  /** Of webhooks and e-mails: what they do not come to, the next process sends. */
  senders: readonly Pick<LeasedSender, 'stop'>[]
  log: Logger
  /** Ends what runs beside requests, before the database is closed. */
  stopWork: () => Promise<void>
}

/**
 * The way out. First `/readyz` says 503 and answers close their connections, while requests are
 * still taken: whoever spreads the load learns of it. Then no connection is taken any more, what
 * runs comes to its end, and the database is closed. A second signal ends the process at once, and
 * so does time.
 * @returns aborts once the process is on its way out
 */
export function drainOnSignals(deps: DrainDeps): AbortSignal {
  const draining = new AbortController()
  const onSignal = (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) process.exit(1)
    draining.abort()
    deps.log.info({ signal }, 'draining')
    setTimeout(() => {
      deps.log.fatal('the drain did not come to its end')
      process.exit(1)
    }, deps.config.DRAIN_DELAY_MS + mostMs)
    drain(deps).then(
      () => process.exit(0),
      (error: unknown) => {
        deps.log.fatal({ err: error }, 'the drain failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return draining.signal
}

async function drain({ config, storage, generations, inFlight, senders, ...deps }: DrainDeps) {
  inFlight.closeConnections()
  await sleep(config.DRAIN_DELAY_MS)
  const answered = inFlight.end(drainMs + lastMs)
  const told = senders.map((sender) => sender.stop())
  await generations.drain(drainMs)
  await Promise.all([answered, ...told])
  await deps.stopWork()
  await storage.close()
}
