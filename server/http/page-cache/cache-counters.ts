import { type RuleName, ruleNames } from '../cache-rules.ts'

export const outcomes = ['hit', 'miss', 'stale', 'bypass'] as const
/** `bypass` is an answer that caching is turned off for. */
export type Outcome = (typeof outcomes)[number]

/** Of one rule, since the process began: answers by outcome, and bytes of bodies sent. */
export type RuleCounts = Record<Outcome | 'bytes', number>

export type CacheCounters = Record<RuleName, RuleCounts>

export function newCacheCounters(): CacheCounters {
  const zero = () => ({ hit: 0, miss: 0, stale: 0, bypass: 0, bytes: 0 })
  return Object.fromEntries(ruleNames.map((name) => [name, zero()])) as CacheCounters
}
