import { type CacheRule, cacheRules, type PublicRule, type Vary } from './cache-rules.ts'

/** Request headers that decide between the answers of one address. */
const varyHeaders: Record<Vary, string> = { 'visitor-language': 'Accept-Language, Cookie' }

/** Which headers carry what only some CDNs read. */
export interface EmittedHeaders {
  /** `Surrogate-Control`, for a Fastly without `CDN-Cache-Control`. */
  surrogateControl: boolean
  /** Cloudflare reads `Cache-Tag`, Fastly `Surrogate-Key`, Varnish with xkey `xkey`. */
  tagHeaders: readonly TagHeader[]
}

export const tagHeaders = ['Cache-Tag', 'Surrogate-Key', 'xkey'] as const
export type TagHeader = (typeof tagHeaders)[number]

export const emittedByDefault: EmittedHeaders = {
  surrogateControl: false,
  tagHeaders: ['Cache-Tag', 'Surrogate-Key'],
}

export interface AnswerFacts {
  /**
   * Seconds since a copy was known to be true: what caches may add is so much less. It is not told
   * as `Age` too, which those that read it would take off once more, and nginx does not read.
   */
  age?: number
  /** Seconds until the answer stops being true, whatever its rule says. */
  endsIn?: number
  /** All of them; without any word its rule's. */
  tags?: readonly string[]
}

/** Caching headers of a successful answer under a rule (RFC 9111, 5861, 9213). */
export function cacheHeaders(
  rule: CacheRule,
  facts: AnswerFacts = {},
  emitted: EmittedHeaders = emittedByDefault,
): Record<string, string> {
  if (rule.cache !== 'public')
    return { 'Cache-Control': rule.cache === 'private' ? 'private, no-store' : 'no-store' }
  if (rule.immutable) return { 'Cache-Control': `public, max-age=${rule.browser}, immutable` }
  const shared = sharedSeconds(rule, facts)
  const browser = secondsLeft(rule.browser, facts)
  // Browsers never use a stale copy; proxies that know no CDN-Cache-Control read the rest.
  const control = ['public', `max-age=${browser}`, 'must-revalidate', `s-maxage=${shared.fresh}`]
  return {
    'Cache-Control': [...control, ...staleness(shared)].join(', '),
    'CDN-Cache-Control': [`max-age=${shared.fresh}`, ...staleness(shared)].join(', '),
    ...(emitted.surrogateControl && {
      'Surrogate-Control': [`max-age=${shared.fresh}`, ...staleness(shared)].join(', '),
    }),
    ...tagsOf(facts.tags ?? rule.tags, emitted),
  }
}

/** Value of `Vary`: the encoding always, and what the rule declares. */
export function varyOf(rule: CacheRule): string {
  const declared = rule.cache === 'public' ? (rule.vary ?? []) : []
  return ['Accept-Encoding', ...declared.map((vary) => varyHeaders[vary])].join(', ')
}

interface SharedSeconds {
  fresh: number
  swr: number
  sie: number
}

function sharedSeconds({ cdn, swr, sie }: PublicRule, facts: AnswerFacts): SharedSeconds {
  const { endsIn: end = Number.POSITIVE_INFINITY } = facts
  const fresh = secondsLeft(cdn, facts)
  return { fresh, swr: Math.min(swr, end - fresh), sie: Math.min(sie, end - fresh) }
}

/** Nothing may be served after the end of an answer, and an old copy is not made young again. */
function secondsLeft(seconds: number, { age = 0, endsIn }: AnswerFacts): number {
  return Math.max(0, Math.min(seconds - age, endsIn ?? seconds))
}

function staleness({ swr, sie }: SharedSeconds): string[] {
  return [
    ...(swr > 0 ? [`stale-while-revalidate=${swr}`] : []),
    ...(sie > 0 ? [`stale-if-error=${sie}`] : []),
  ]
}

function tagsOf(tags: readonly string[], emitted: EmittedHeaders): Record<string, string> {
  if (tags.length === 0) return {}
  const entries = emitted.tagHeaders.map((name) => [
    name,
    tags.join(name === 'Cache-Tag' ? ',' : ' '),
  ])
  return Object.fromEntries(entries)
}

/** What our own cache has to do with an answer, under our name (RFC 9211). */
export function cacheStatus(what: string): Record<string, string> {
  return { 'Cache-Status': `ninefold; ${what}` }
}

/** Headers of what is one visitor's. */
export function privateHeaders(): Record<string, string> {
  return cacheHeaders(cacheRules.private)
}
