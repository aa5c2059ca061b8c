import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PurgeOutcome } from '#server/purging/purge-sender.ts'
import type { PurgeTarget } from '#server/purging/targets.ts'
import type { TidyUpRound } from '#server/tidy-up.ts'
import type { AttemptOutcome } from '#server/webhooks/delivery-sender.ts'

/** In seconds. */
const tidyUpBuckets = [0.1, 1, 10, 60, 300, 1800, 3600]

/** What is done without anybody asking for it. */
export interface BackgroundMetrics {
  /** A webhook was called. */
  deliveryTried(outcome: AttemptOutcome): void
  tidiedUp(round: TidyUpRound): void
  /** A cache in front was told what to forget, and so many purges wait for it after that. */
  purgeTried(kind: PurgeTarget['kind'], outcome: PurgeOutcome, waiting: number): void
}

export function backgroundMetrics(registry: Registry): BackgroundMetrics {
  return { ...webhookMetrics(registry), ...tidyUpMetrics(registry), ...purgeMetrics(registry) }
}

function webhookMetrics(registry: Registry): Pick<BackgroundMetrics, 'deliveryTried'> {
  const attempts = new Counter({
    name: 'ninefold_webhook_attempts_total',
    help: 'Calls of webhooks by this process, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return { deliveryTried: (outcome) => attempts.inc({ outcome }) }
}

function purgeMetrics(registry: Registry): Pick<BackgroundMetrics, 'purgeTried'> {
  const registers = [registry]
  const attempts = new Counter({
    name: 'ninefold_cache_purges_sent_total',
    help: 'Orders to caches in front by this process, by kind of cache and outcome.',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const waits = new Gauge({
    name: 'ninefold_cache_purges_waiting',
    help: 'Purges a cache in front could not be told of at the last attempt of this process.',
    labelNames: ['cache'],
    registers,
  })
  return {
    purgeTried(cache, outcome, waiting) {
      attempts.inc({ cache, outcome })
      waits.set({ cache }, waiting)
    },
  }
}

function tidyUpMetrics(registry: Registry): Pick<BackgroundMetrics, 'tidiedUp'> {
  const registers = [registry]
  const durations = new Histogram({
    name: 'ninefold_tidy_up_duration_seconds',
    help: 'Rounds of the tidy-up in this process, and how long they took, pauses included.',
    buckets: tidyUpBuckets,
    registers,
  })
  const rows = new Counter({
    name: 'ninefold_tidy_up_rows_total',
    help: 'Rows that the tidy-up of this process has deleted, by kind.',
    labelNames: ['kind'],
    registers,
  })
  return {
    tidiedUp({ seconds, dropped }) {
      durations.observe(seconds)
      for (const [kind, count] of Object.entries(dropped)) rows.inc({ kind }, count)
    },
  }
}
