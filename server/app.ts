import compression from 'compression'
import cookieParser from 'cookie-parser'
import express, { type Express, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Locale } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { ShowcaseCard, ShowcasePage } from '#shared/showcase.ts'
import { createHandlers } from './handlers/index.ts'
import { withBearer } from './http/bearer.ts'
import { createCallerOf } from './http/caller.ts'
import { allowOwnSite } from './http/cross-origin.ts'
import { refuseForgery } from './http/csrf.ts'
import { errorHandler } from './http/error-handler.ts'
import { everyAnswer, isCompressible, refuseUnknown } from './http/every-answer.ts'
import { createIdentities } from './http/identity.ts'
import { createLoadRoute } from './http/load-route.ts'
import { localeRedirects } from './http/locale-redirects.ts'
import type { Metrics } from './http/metrics.ts'
import { mountDocuments } from './http/mount-documents.ts'
import { mountEndpoints, refuseOtherMethods } from './http/mount-endpoints.ts'
import { mountForms } from './http/mount-forms.ts'
import { mountMetrics } from './http/mount-metrics.ts'
import { mountPlatform } from './http/mount-platform.ts'
import { mountScreens } from './http/mount-screens.ts'
import { oneAddress } from './http/one-address.ts'
import { mountOpenApi } from './http/open-api.ts'
import { createOpenStreams } from './http/open-streams.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { commonHeaders } from './http/security-headers.ts'
import { sendScreen } from './http/send-screen.ts'
import { createSharePass } from './http/share-pass.ts'
import { mountSitemaps } from './http/sitemaps.ts'
import { createLoaders } from './pages/route-payloads.ts'
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
  isDraining: () => boolean
  /** Vite's middleware, in development. */
  vite?: RequestHandler
}

/** The Express application, ready to be given to a server or to a test. */
export function createApp(deps: AppDeps): Express {
  const { services, build, messages, log } = deps
  const secure = services.config.SITE_URL.startsWith('https:')
  const identities = createIdentities(deps.secret, secure)
  const sharePass = createSharePass(deps.secret, secure)
  const callerOf = createCallerOf({
    identities,
    secret: deps.secret,
    storage: services.storage,
    now: services.now,
  })
  const limiter = createRateLimiter(services.config, services.now, deps.metrics.limited)
  const streams = createOpenStreams(services.config, deps.metrics)
  const loadRoute = createLoadRoute({
    services,
    loaders: createLoaders(services),
    callerOf,
    sharePass,
    showcase: cardsOf(deps.showcase),
  })
  const screens = { build, messages, config: services.config, log, loadRoute }

  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.set('query parser', 'simple')
  if (services.config.TRUST_PROXY) app.set('trust proxy', services.config.TRUST_PROXY)
  app.use(
    everyAnswer({ headers: commonHeaders(secure), log, metrics: deps.metrics }),
    compression({ filter: isCompressible }),
    cookieParser(),
  )
  if (deps.vite) app.use(deps.vite)
  mountPlatform(app, deps)
  mountMetrics(app, deps.metrics, services.config)
  const siteOrigins = [new URL(services.config.SITE_URL).origin]
  const refuse = (req: Request) => refuseForgery(req, identities.cookieName, siteOrigins)
  if (/^https?:/.test(services.config.API_BASE_URL)) app.use('/api', allowOwnSite(siteOrigins))
  mountEndpoints(app, {
    handlers: createHandlers(services),
    callerOf: withBearer(callerOf, services),
    limiter,
    streams,
    refuseForgery: refuse,
  })
  mountOpenApi(app, services.config.SITE_URL)
  refuseOtherMethods(app)
  mountForms(app, { build, services, limiter, callerOf, sharePass, refuseForgery: refuse })
  app.use(oneAddress, localeRedirects)
  mountSitemaps(app, services)
  mountDocuments(app, {
    services,
    build,
    callerOf,
    sharePass,
    showcase: documentsOf(deps.showcase),
  })
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
  return showcase.map(({ language, title, brief }) => ({ language, title, brief }))
}
