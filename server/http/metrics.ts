import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedJob } from '#server/generation/generation-service.ts'
import type { DatabaseCall } from '#server/storage/storage.ts'
import { type BackgroundMetrics, backgroundMetrics } from './background-metrics.ts'
import { DurationHistogram } from './duration-histogram.ts'

/** Prometheus' own buckets end at 10 s; what a reader waits for lies far below. In seconds. */
const answerBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const databaseBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]
const generationBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600]

/** What this process counts, and the registry to which others add what they count. */
export interface Metrics extends BackgroundMetrics {
  registry: Registry
  answered(answer: { route: string; method: string; status: number; seconds: number }): void
  /** A visitor has used up the limit of that name. */
  limited(limit: string): void
  /** Opens an event stream. @returns how to close it */
  streamOpened(): () => void
  generationEnded(job: EndedJob): void
  databaseCalled(call: DatabaseCall): void
}

/** Metrics of one process; `ofProcess` adds its memory, event loop and garbage collection. */
export function createMetrics({ ofProcess = false } = {}): Metrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  return {
    registry,
    ...requestMetrics(registry),
    ...generationMetrics(registry),
    ...databaseMetrics(registry),
    ...backgroundMetrics(registry),
  }
}

function requestMetrics(
  registry: Registry,
): Pick<Metrics, 'answered' | 'limited' | 'streamOpened'> {
  const registers = [registry]
  const durations = new DurationHistogram({
    name: 'ninefold_http_request_duration_seconds',
    help: 'Answers by route, method and status, and how long they took to the last byte.',
    buckets: answerBuckets,
    registry,
  })
  const limits = new Counter({
    name: 'ninefold_rate_limited_total',
    help: 'Requests refused because a limit was used up, by limit.',
    labelNames: ['limit'],
    registers,
  })
  const streams = new Gauge({
    name: 'ninefold_event_streams_open',
    help: 'Event streams that readers hold open now.',
    registers,
  })
  return {
    answered: ({ route, method, status, seconds }) =>
      durations.observeBy(
        `${status} ${method} ${route}`,
        () => ({ route, method, status }),
        seconds,
      ),
    limited: (limit) => limits.inc({ limit }),
    streamOpened() {
      streams.inc()
      return () => streams.dec()
    },
  }
}

function generationMetrics(registry: Registry): Pick<Metrics, 'generationEnded'> {
  const registers = [registry]
  const durations = new Histogram({
    name: 'ninefold_generation_duration_seconds',
    help: 'Ended generations by engine and outcome, and how long they took from the request.',
    labelNames: ['engine', 'outcome'],
    buckets: generationBuckets,
    registers,
  })
  const ops = new Counter({
    name: 'ninefold_generation_ops_stored_total',
    help: 'Ops that generations of this process have stored.',
    registers,
  })
  return {
    generationEnded({ engine, outcome, seconds, opsStored }) {
      durations.observe({ engine, outcome }, seconds)
      ops.inc(opsStored)
    },
  }
}

function databaseMetrics(registry: Registry): Pick<Metrics, 'databaseCalled'> {
  const registers = [registry]
  const durations = new Histogram({
    name: 'ninefold_database_duration_seconds',
    help: 'Statements and whole transactions, by kind.',
    labelNames: ['kind'],
    buckets: databaseBuckets,
    registers,
  })
  const errors = new Counter({
    name: 'ninefold_database_errors_total',
    help: 'Statements and transactions the database has refused, by kind.',
    labelNames: ['kind'],
    registers,
  })
  return {
    databaseCalled({ kind, seconds, failed }) {
      durations.observe({ kind }, seconds)
      if (failed) errors.inc({ kind })
    },
  }
}
