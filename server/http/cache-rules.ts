import type { Route } from '#shared/routes.ts'

/** How long each kind of cache may keep an answer, in seconds. */
export interface CacheRule {
  /** Absent for what no shared cache may see. */
  public?: {
    browser: number
    cdn: number
    /** How long a CDN may serve a stale copy while it fetches, and while the origin fails. */
    staleWhileRevalidate: number
    staleIfError: number
  }
}

/** The one table: every route names its rule, and an answer's caching headers come from here. */
export const cacheRules: Record<Route['cache'], CacheRule> = {
  site: { public: { browser: 0, cdn: 300, staleWhileRevalidate: 3600, staleIfError: 86_400 } },
  published: { public: { browser: 0, cdn: 60, staleWhileRevalidate: 600, staleIfError: 86_400 } },
  private: {},
}

/** Caching headers of a successful answer under a rule (RFC 9111, RFC 5861, RFC 9213). */
export function cacheHeaders(rule: CacheRule): Record<string, string> {
  if (!rule.public) return { 'Cache-Control': 'private, no-store' }
  const { browser, cdn, staleWhileRevalidate, staleIfError } = rule.public
  const stale = `stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`
  const revalidate = browser === 0 ? ', must-revalidate' : ''
  return {
    'Cache-Control': `public, max-age=${browser}${revalidate}, s-maxage=${cdn}, ${stale}`,
    'CDN-Cache-Control': `max-age=${cdn}, ${stale}`,
  }
}
