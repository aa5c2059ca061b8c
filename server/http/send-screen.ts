import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type { ScreenContext } from '#client/entry-server.tsx'
import type { Config } from '#server/config.ts'
import type { ClientBuild, ClientEntry, ScreenAssets } from '#server/render/client-entry.ts'
import type { MessageCatalogue } from '#server/render/messages.ts'
import {
  newNonce,
  renderWhole,
  type ScreenRender,
  streamScreen,
} from '#server/render/render-screen.ts'
import { isMeasured } from '#shared/analytics.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { type Locale, splitLocale } from '#shared/locales.ts'
import { matchRoute, type RouteName, type RouteParams, routes } from '#shared/routes.ts'
import { cacheHeaders, cacheRules } from './cache-rules.ts'
import { matchesEtag, weakEtag } from './etag.ts'
import { isCrawler } from './is-crawler.ts'
import { loggedPath } from './logged-path.ts'
import { wantsJson } from './problem.ts'
import { appHeaders, sha256 } from './security-headers.ts'

/** What a loader brought: the payload and the status that goes with it. */
export interface LoadedRoute {
  data: unknown
  status: number
}

export interface ScreenDeps {
  build: ClientBuild
  messages: MessageCatalogue
  config: Config
  log: Logger
  /** A payload in process, from the same loaders `_payload.json` answers with. */
  loadRoute: (
    name: RouteName,
    params: RouteParams,
    req: Request,
    res: Response,
  ) => Promise<LoadedRoute>
}

/**
 * Answers with the screen of a request, its honest status decided before React begins. Pages that
 * caches may keep are whole, allowed by hash and carry an ETag; private ones stream behind a
 * nonce; crawlers get the whole page at once.
 */
export async function sendScreen(deps: ScreenDeps, req: Request, res: Response): Promise<void> {
  const { locale, path } = splitLocale(req.path)
  const name = renderedRoute(path)
  const entry = await deps.build.entry()
  const loaded = await query(deps, entry, req, res)
  if (loaded instanceof globalThis.Response) {
    res.redirect(loaded.status, loaded.headers.get('location') ?? '/')
    return
  }
  const { context, status } = loaded
  const assets = deps.build.screenAssets(filesOf(entry, name))
  const render = renderOf(deps, entry, context, { name, locale }, assets, res.locals.id)
  const rule = status === 200 && name ? cacheRules[routes[name].cache] : {}
  res.status(status).type('html').set(cacheHeaders(rule)).set('Link', linkHeader(assets))
  if (rule.public || isCrawler(req)) await sendWhole(deps, render, req, res)
  else {
    const nonce = newNonce()
    setPolicy(deps, render, res, nonce)
    await streamScreen(render, res, nonce)
  }
}

async function query(deps: ScreenDeps, entry: ClientEntry, req: Request, res: Response) {
  const { locale } = splitLocale(req.path)
  let status = 200
  const request = new globalThis.Request(deps.config.SITE_URL + req.originalUrl)
  const context = await entry.queryScreen(request, locale, async (name, { params }) => {
    const loaded = await deps.loadRoute(name, params, req, res)
    status = loaded.status
    return loaded.data
  })
  if (context instanceof globalThis.Response) return context
  const failed = Object.values(context.errors ?? {})[0]
  if (failed !== undefined) {
    status = context.statusCode
    if (status >= 500)
      deps.log.error(
        { err: failed, path: loggedPath(req.path), status, id: res.locals.id },
        'a screen could not be loaded',
      )
    if (isCrawler(req) || wantsJson(req)) throw withoutScreen(failed)
  }
  return { context, status }
}

/** The error of a screen for those who are shown no error screens. */
function withoutScreen(failed: unknown): unknown {
  const { code, message } = (failed as { data?: { code?: ErrorCode; message?: string } }).data ?? {}
  return code ? new AppError(code, message ?? code) : failed
}

async function sendWhole(deps: ScreenDeps, render: ScreenRender, req: Request, res: Response) {
  const html = await renderWhole(render)
  setPolicy(deps, render, res, undefined)
  const etag = weakEtag(html)
  res.set('ETag', etag)
  if (res.statusCode === 200 && matchesEtag(req.headers['if-none-match'], etag))
    res.status(304).end()
  else res.end(html)
}

function renderOf(
  deps: ScreenDeps,
  entry: ClientEntry,
  context: ScreenContext,
  { name, locale }: { name: RouteName | null; locale: Locale },
  assets: ScreenAssets,
  requestId: string,
): ScreenRender {
  const { messages, url } = deps.messages[locale]
  const { SITE_URL, API_BASE_URL, I18N_BASE_URL: i18nBase, ANALYTICS_ID } = deps.config
  const site = {
    siteUrl: SITE_URL,
    apiBase: API_BASE_URL,
    i18nBase,
    build: deps.build.id,
    ...(ANALYTICS_ID && name && isMeasured(name) && { analyticsId: ANALYTICS_ID }),
  }
  const messagesUrl = (i18nBase ?? '') + url
  const props = { context, locale, messages, messagesUrl, site, styles: assets.styles, requestId }
  return { entry, props, script: assets.script, log: deps.log.child({ id: requestId }) }
}

function renderedRoute(path: string): RouteName | null {
  const match = matchRoute(path)
  return match && routes[match.name].rendered ? match.name : null
}

function filesOf(entry: ClientEntry, name: RouteName | null): string[] {
  if (!name) return [entry.layoutFile('default')]
  return [entry.layoutFile(routes[name].layout), entry.screenFile(name)]
}

/** What the browser will need, told before the first byte of HTML. */
function linkHeader({ styles, modules, fonts }: ScreenAssets): string[] {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...modules.map((href) => `<${href}>; rel=modulepreload`),
  ]
}

function setPolicy(
  deps: ScreenDeps,
  { entry, props }: ScreenRender,
  res: Response,
  nonce: string | undefined,
): void {
  const { development } = deps.build
  const scripts = [sha256(entry.colourModeScript)]
  const analytics = props.site.analyticsId !== undefined
  const connect = otherOrigins(deps.config)
  res.set(appHeaders({ scripts, connect, analytics, development, ...(nonce && { nonce }) }))
}

/** Origins of the configured addresses that are no paths of this server. */
function otherOrigins({ API_BASE_URL, I18N_BASE_URL }: Config): string[] {
  const addresses = [API_BASE_URL, I18N_BASE_URL ?? ''].filter((it) => /^https?:/.test(it))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
