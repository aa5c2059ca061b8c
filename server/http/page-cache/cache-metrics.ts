import { Counter, type Registry } from 'prom-client'
import { ruleNames } from '../cache-rules.ts'
import { type CacheCounters, outcomes } from './cache-counters.ts'

/** Puts what the page cache counts among the process's metrics. */
export function exposeCacheCounters(registry: Registry, counters: CacheCounters): void {
  new Counter({
    name: 'ninefold_cache_answers_total',
    help: 'Public answers by caching rule and by where they came from.',
    labelNames: ['rule', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const rule of ruleNames)
        for (const outcome of outcomes) this.inc({ rule, outcome }, counters[rule][outcome])
    },
  })
  new Counter({
    name: 'ninefold_cache_body_bytes_total',
    help: 'Bytes of bodies of public answers, as sent, by caching rule.',
    labelNames: ['rule'],
    registers: [registry],
    collect() {
      this.reset()
      for (const rule of ruleNames) this.inc({ rule }, counters[rule].bytes)
    },
  })
}
