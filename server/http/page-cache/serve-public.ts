import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { DomainDirectory } from '#server/pages/domain-directory.ts'
import { notFound } from '#shared/errors.ts'
import { defaultLocale, type Locale } from '#shared/locales.ts'
import type { CachePolicies } from '../cache-overrides.ts'
import { matchesEtag } from '../etag.ts'
import { tell } from '../every-answer.ts'
import { isCrawler } from '../is-crawler.ts'
import { landingLocale } from '../locale-redirects.ts'
import type { Metrics } from '../metrics.ts'
import { askForPath, pageHostOf, seekPageHost } from '../page-host.ts'
import { wantsJson } from '../problem.ts'
import { isNoAddress } from '../refuse-no-address.ts'
import { type IsTrusted, requestId } from '../request-id.ts'
import { pathOf, queryOf } from '../request-path.ts'
import type { ViewCounter } from '../view-counter.ts'
import { createHeads, type HeadOf, type RawHeaders } from './answer-head.ts'
import type { CacheCounters } from './cache-counters.ts'
import { copyFor } from './copy.ts'
import { chooseEncoding } from './encoded-body.ts'
import { hostTarget } from './host-target.ts'
import type { Found, PageCache } from './page-cache.ts'
import { type PublicTarget, publicTarget } from './public-target.ts'

export interface PublicDeps {
  cache: PageCache
  policies: CachePolicies
  counters: CacheCounters
  /** Id of the running build. */
  build: string
  /** Headers every answer carries. */
  common: Record<string, string>
  log: Logger
  metrics: Metrics
  views: ViewCounter
  domains: DomainDirectory
  /** Whether the visitor brings an identity, which may own what is not there for others. */
  hasIdentity: (req: IncomingMessage) => boolean
  isTrusted: IsTrusted
  /** Answers everything else. */
  next: RequestListener
  /** Answers with an error. */
  fail: (req: IncomingMessage, res: ServerResponse, error: unknown) => void
}

/** Public answers, given before any middleware runs; whatever else is asked for goes on. */
export function servePublic(deps: PublicDeps): RequestListener {
  const { cache, policies, common, views, domains, next, fail } = deps
  const targetOf = createTargetOf(deps.build)
  const headsOf = createHeads(() => policies.current, common)
  return function answerPublic(req, res) {
    const started = performance.now()
    domains.refreshBy(started)
    const host = seekPageHost(domains, req)
    if (host) proveHost(domains, req)
    askForPath(req)
    const target = host ? onPageHost(req) : targetOf(req)
    if (!target) {
      next(req, res)
      return
    }
    const answer = (found: Found) => {
      const isMissing = found.copy.status === 404
      if (isMissing && !isPerson(req)) throw notFound(target.path)
      if (isMissing && isAnsweredAlone(deps, target, req)) return next(req, res)
      send(deps, headsOf(found), found, { req, res, path: target.path, started })
      const read = readingOf(target, found, req)
      if (read) views.count(req, read.slug, read.locale)
    }
    const refuse = (error: unknown) => fail(req, res, error)
    try {
      const found = cache.find(target)
      if (found instanceof Promise) answerLate(found, req, answer).catch(refuse)
      else answer(found)
    } catch (error) {
      refuse(error)
    }
  }
}

/** Whatever is asked for through a host says that it leads here. */
function proveHost(domains: DomainDirectory, req: IncomingMessage): void {
  const host = pageHostOf(req)
  if (host) domains.prove(host)
}

/** What is kept is ready for everybody; what is not is compressed for the one who asked. */
async function answerLate(
  found: Promise<Found>,
  req: IncomingMessage,
  answer: (found: Found) => void,
): Promise<void> {
  const late = await found
  answer(late.outcome === 'bypass' ? await compressedFor(late, req) : late)
}

/** The page somebody reads, were it a copy they have already; null for what is no reading. */
function readingOf(
  target: PublicTarget,
  { copy }: Found,
  req: IncomingMessage,
): { slug: string; locale: Locale } | null {
  if (copy.status !== 200 || req.method !== 'GET') return null
  if (target.answer === 'page') return target
  const host = target.answer === 'hostPage' ? pageHostOf(req) : null
  return host && { slug: host.slug, locale: ('locale' in target && target.locale) || host.locale }
}

/** The public answer at a page's own host. Nothing there is negotiated. */
function onPageHost(req: IncomingMessage): PublicTarget | null {
  const host = pageHostOf(req)
  const isRead = req.method === 'GET' || req.method === 'HEAD'
  return host && isRead ? hostTarget(host.host, req.url ?? '/') : null
}

/** The public answer that is asked for. A visitor of another language is sent on from `/`. */
function createTargetOf(build: string) {
  const known = new LRUCache<string, PublicTarget>({ max: 1000 })
  return function targetOf(req: IncomingMessage): PublicTarget | null {
    const { method, url = '/' } = req
    if (method !== 'GET' && method !== 'HEAD') return null
    const target = known.get(url) ?? learn(url)
    if (!target) return null
    return target.rule === 'landing' && landingLocale(req) !== defaultLocale ? null : target
  }
  function learn(url: string): PublicTarget | null {
    const target = isNoAddress(pathOf({ url })) ? null : publicTarget(url, build)
    if (target) known.set(url, target)
    return target
  }
}

async function compressedFor(found: Found, req: IncomingMessage): Promise<Found> {
  return { ...found, copy: await copyFor(found.copy, req.headers['accept-encoding']) }
}

/** Whether whoever asks for a page that is not there may own it, or reads another language. */
function isAnsweredAlone({ hasIdentity }: PublicDeps, target: PublicTarget, req: IncomingMessage) {
  if (target.answer !== 'page') return false
  return (
    hasIdentity(req) || (target.locale === defaultLocale && landingLocale(req) !== defaultLocale)
  )
}

/** Programs and crawlers are told of errors in their own way. */
function isPerson(req: IncomingMessage): boolean {
  return !wantsJson(req) && !isCrawler(req)
}

interface Asked {
  req: IncomingMessage
  res: ServerResponse
  path: string
  started: number
}

function send(deps: PublicDeps, headOf: HeadOf, { copy, outcome }: Found, asked: Asked): void {
  const { req, res, path, started } = asked
  const { method = 'GET' } = req
  const encoding = chooseEncoding(copy.bodies, req.headers['accept-encoding'])
  const { bytes, etag } = copy.bodies[encoding] ?? copy.bodies.identity
  const isKnown = copy.status === 200 && matchesEtag(req.headers['if-none-match'], etag)
  const isSent = !isKnown && method !== 'HEAD'
  const status = isKnown ? 304 : copy.status
  const id = requestId(req, deps.isTrusted)
  const head = headOf(encoding, isKnown, id)
  res.writeHead(status, status === 301 ? withQuery(head, req) : head)
  res.end(isSent ? bytes : undefined)

  const counts = deps.counters[copy.rule]
  counts[outcome]++
  if (isSent) counts.bytes += bytes.length
  tell(deps, { id, method, path, status, started })
}

/** Whoever is sent on takes the query along: it says where they came from. No copy holds it. */
function withQuery(head: RawHeaders, { url = '/' }: IncomingMessage): RawHeaders {
  const at = head.indexOf('Location') + 1
  return head.with(at, head[at] + queryOf(url))
}
