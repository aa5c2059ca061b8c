/**
 * The one table of caching. A class of answers has a rule; a rule's seconds become headers in
 * `cache-headers.ts` and decide how long the page cache keeps a copy. Operators change the numbers
 * by a file (`cache-overrides.ts`), never what may be public.
 */

/** How one address may have several answers. What is not declared cannot vary. */
export type Vary = 'visitor-language'

/** Answers that are the same for everybody. Times are seconds. */
export interface PublicRule {
  cache: 'public'
  /** A browser uses its copy without asking. */
  browser: number
  /** A CDN or proxy does. */
  cdn: number
  /** How long those may serve a stale copy while they fetch, and while the origin fails. */
  swr: number
  sie: number
  /** How long a copy in our own memory counts as fresh; `swr` and `sie` hold for it as well. */
  origin: number
  /** Copies are asked of the purge log before each use: their pages change at any moment. */
  confirm?: true
  /** At this address nothing else will ever stand. */
  immutable?: true
  vary?: readonly Vary[]
  /** Told with every answer, for purging at CDNs; answers add their own. */
  tags: readonly string[]
}

/** Answers no shared cache may see: one visitor's, or never twice the same. */
export interface PrivateRule {
  cache: 'private' | 'no-store'
}

export type CacheRule = PublicRule | PrivateRule

const minute = 60
const hour = 3600
const day = 86_400
const year = 365 * day

/** They change with the build and the configuration only. */
const site = {
  cache: 'public',
  browser: 0,
  cdn: 5 * minute,
  swr: hour,
  sie: day,
  origin: minute,
  tags: ['site'],
} as const

/** Fresh and stale time make one minute: what is unpublished is gone from caches by then. */
const published = {
  cache: 'public',
  browser: 0,
  cdn: 30,
  swr: 30,
  sie: day,
  origin: hour,
  confirm: true,
  tags: ['published'],
} as const

const forever = {
  cache: 'public',
  browser: year,
  cdn: year,
  swr: 0,
  sie: 0,
  immutable: true,
} as const

export const cacheRules = {
  /** `/`: a visitor of another language is sent on from here. */
  landing: { ...site, vary: ['visitor-language'] },
  site,
  published,
  /** A published page's card and icon. */
  'published-media': { ...published, browser: minute },
  /** No such page: short, but kept, so that it takes the place of what was unpublished. */
  missing: { ...published, cdn: 10, swr: 0, sie: 0, origin: 10, tags: ['missing'] },
  sitemap: { ...published, origin: 10 * minute, tags: ['sitemap'] },
  /** robots.txt. */
  robots: { ...site, browser: hour, cdn: hour },
  messages: { ...forever, origin: day, tags: ['messages'] },
  /** Files whose name has the hash of their content; the builds' lists of them. */
  asset: { ...forever, origin: 0, tags: [] },
  /** Files under public/ by their own names. */
  file: { ...site, browser: hour, cdn: hour, origin: 0, tags: ['file'] },
  /** Addresses that have moved for good, whoever asks: another spelling of the same. */
  moved: { ...site, browser: hour, cdn: hour, origin: 0, tags: [] },
  /** Icons, and pictures under public/ in the sizes asked for. */
  picture: { ...site, browser: day, cdn: day, swr: 7 * day, origin: 0, tags: ['picture'] },
  private: { cache: 'private' },
  /** Health, the newest build, errors. */
  never: { cache: 'no-store' },
} as const satisfies Record<string, CacheRule>

export type RuleName = keyof typeof cacheRules
export type CacheRules = Record<RuleName, CacheRule>

export const ruleNames = Object.keys(cacheRules) as RuleName[]
