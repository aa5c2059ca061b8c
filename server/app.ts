import type { RequestListener } from 'node:http'
import cookieParser from 'cookie-parser'
import express, { type Express, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Locale } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { ShowcaseCard, ShowcasePage } from '#shared/showcase.ts'
import { createHandlers } from './handlers/index.ts'
import { withBearer } from './http/bearer.ts'
import type { CachePolicies } from './http/cache-overrides.ts'
import { createCallEndpoint } from './http/call-endpoint.ts'
import { createCallerOf } from './http/caller.ts'
import { allowOwnSite } from './http/cross-origin.ts'
import { ownSite, refuseForgery } from './http/csrf.ts'
import { errorHandler } from './http/error-handler.ts'
import { compressAnswers, everyAnswer, refuseUnknown } from './http/every-answer.ts'
import { createIdentities, type Identities } from './http/identity.ts'
import { leadOwner } from './http/lead-owner.ts'
import { createLoadRoute } from './http/load-route.ts'
import { localeRedirects } from './http/locale-redirects.ts'
import type { Metrics } from './http/metrics.ts'
import { mountDocuments } from './http/mount-documents.ts'
import { mountDomains } from './http/mount-domains.ts'
import { mountEndpoints } from './http/mount-endpoints.ts'
import { mountForms } from './http/mount-forms.ts'
import { mountMail } from './http/mount-mail.ts'
import { mountMcp } from './http/mount-mcp.ts'
import { mountMetrics } from './http/mount-metrics.ts'
import { mountOfflineWorker } from './http/mount-offline-worker.ts'
import { mountPlatform } from './http/mount-platform.ts'
import { mountScreens } from './http/mount-screens.ts'
import { oneAddress } from './http/one-address.ts'
import { mountOpenApi } from './http/open-api.ts'
import { createOpenStreams } from './http/open-streams.ts'
import { newCacheCounters } from './http/page-cache/cache-counters.ts'
import { exposeCacheCounters } from './http/page-cache/cache-metrics.ts'
import { failIn, rethrowFailure } from './http/page-cache/hand-over.ts'
import { mountPurge } from './http/page-cache/mount-purge.ts'
import { PageCache } from './http/page-cache/page-cache.ts'
import { servePublic } from './http/page-cache/serve-public.ts'
import { onlyPageOnHost } from './http/page-host.ts'
import { createProducers } from './http/public-answers/public-answers.ts'
import { sitemapSizes } from './http/public-answers/sitemaps.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { refuseNoAddress } from './http/refuse-no-address.ts'
import { refuseOtherMethods } from './http/refuse-other-methods.ts'
import { commonHeaders } from './http/security-headers.ts'
import { type ScreenDeps, sendScreen } from './http/send-screen.ts'
import { createSharePass } from './http/share-pass.ts'
import { createUnlockGuard } from './http/unlock-guard.ts'
import type { ViewCounter } from './http/view-counter.ts'
import { wordFaults } from './http/word-faults.ts'
import { createLoaders } from './pages/route-payloads.ts'
import { logWait } from './pages/share-access.ts'
import type { ClientBuild } from './render/client-entry.ts'
import type { MessageCatalogue } from './render/messages.ts'
import type { Services } from './services.ts'

export interface AppDeps {
  root: string
  services: Services
  build: ClientBuild
  messages: MessageCatalogue
  secret: string
  showcase: ShowcasePage[]
  log: Logger
  metrics: Metrics
  policies: CachePolicies
  views: ViewCounter
  /** Aborts once the process is on its way out. */
  draining: AbortSignal
  /** Vite's middleware, in development. */
  vite?: RequestHandler
}

/**
 * What answers requests, ready to be given to a server or to a test: public answers from the page
 * cache, and behind it the application for all that is one visitor's.
 */
export function createApp(deps: AppDeps): RequestListener {
  wordFaults()
  const { services, build, messages, log, metrics, policies, showcase } = deps
  const { config, storage, now } = services
  const cache = new PageCache({
    policies,
    producers: createProducers({
      build,
      messages,
      config,
      log,
      services,
      sitemapSizes,
      showcase: { documents: documentsOf(showcase), cards: cardsOf(showcase) },
    }),
    storage,
    log,
    now,
  })
  const counters = newCacheCounters()
  exposeCacheCounters(metrics.registry, counters)
  const common = commonHeaders(config.SITE_URL.startsWith('https:'))
  const identities = createIdentities(deps.secret, config.SITE_URL.startsWith('https:'))
  const app = createExpress(deps, common, cache, identities)
  return servePublic({
    cache,
    policies,
    counters,
    build: build.id,
    common,
    log,
    metrics,
    views: deps.views,
    domains: services.domains,
    hasIdentity: (req) => req.headers.cookie?.includes(`${identities.cookieName}=`) ?? false,
    isTrusted: app.get('trust proxy fn'),
    next: app,
    fail: failIn(app),
  })
}

function createExpress(
  deps: AppDeps,
  common: Record<string, string>,
  cache: PageCache,
  identities: Identities,
): Express {
  const { services, build, messages, log, metrics } = deps
  const { config, storage, now } = services
  const secure = config.SITE_URL.startsWith('https:')
  const sharePass = createSharePass(deps.secret, secure, services.now)
  const callerOf = createCallerOf({ identities, secret: deps.secret, storage, now })
  const limiter = createRateLimiter(config, now, metrics.limited)
  const unlockGuard = createUnlockGuard({
    config,
    now,
    onRefused: () => metrics.limited('unlock'),
    onWait: (token) =>
      void logWait(services, token).catch((error: unknown) =>
        log.warn({ err: error }, 'a wait could not be told of'),
      ),
  })
  const streams = createOpenStreams(config, metrics)
  const loadRoute = createLoadRoute({ loaders: createLoaders(services), callerOf, sharePass })
  const screens: ScreenDeps = { build, messages, config, log, loadRoute }

  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.set('query parser', 'simple')
  if (config.TRUST_PROXY) app.set('trust proxy', config.TRUST_PROXY)
  app.use(
    everyAnswer({ headers: common, log, metrics }),
    compressAnswers,
    cookieParser(),
    rethrowFailure,
    refuseNoAddress,
    onlyPageOnHost,
  )
  if (deps.vite) app.use(deps.vite)
  mountDomains(app, services)
  mountPlatform(app, { ...deps, limiter })
  mountOfflineWorker(app, deps)
  const site = ownSite(config, identities.cookieName)
  const refuse = (req: Request) => refuseForgery(req, site)
  if (site.hasApiElsewhere) app.use('/api', allowOwnSite(site.origin))
  const call = createCallEndpoint({ handlers: createHandlers(services), limiter, streams })
  const identify = withBearer(callerOf, services)
  const { draining } = deps
  mountEndpoints(app, { sharePass, call, callerOf: identify, refuseForgery: refuse, draining })
  mountMcp(app, { config, call, callerOf: identify, log })
  mountOpenApi(app, config, deps.policies, identities.cookieName)
  mountForms(app, {
    build,
    services,
    limiter,
    unlockGuard,
    callerOf,
    sharePass,
    refuseForgery: refuse,
  })
  mountMail(app, { services, limiter })
  app.use(localeRedirects(deps.policies), oneAddress(deps.policies))
  mountDocuments(app, { services, build, callerOf, sharePass })
  refuseOtherMethods(app)
  mountMetrics(app, metrics, config)
  mountPurge(app, cache, config.OPERATOR_TOKEN)
  app.get('/{*path}', leadOwner({ services, callerOf }))
  mountScreens(app, screens)
  app.use(refuseUnknown)
  app.use(
    errorHandler({
      log,
      messages,
      // A screen whose loader fails is the error screen, in its own frame.
      showError: (req, res, error) =>
        sendScreen({ ...screens, loadRoute: () => Promise.reject(error) }, req, res),
    }),
  )
  return app
}

function documentsOf(showcase: ShowcasePage[]): Map<Locale, PageDocument> {
  return new Map(showcase.map((page) => [page.language, page.document]))
}

function cardsOf(showcase: ShowcasePage[]): ShowcaseCard[] {
  return showcase.map(({ document: _, ...card }) => card)
}
