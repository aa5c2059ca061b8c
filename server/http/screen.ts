import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { modelHost } from '#server/model-config.ts'
import type {
  ClientBuild,
  ClientEntry,
  ScreenAssets,
  ScreenContext,
} from '#server/render/client-entry.ts'
import type { MessageCatalogue } from '#server/render/messages.ts'
import type { ScreenRender } from '#server/render/render-screen.ts'
import { isMeasured } from '#shared/analytics.ts'
import { type Locale, splitLocale } from '#shared/locales.ts'
import { matchRoute, type Route, type RouteName, routes } from '#shared/routes.ts'
import { sha256 } from './content-policies.ts'
import { appHeaders } from './security-headers.ts'

/** What screens are made of, whether they are kept or one visitor's. */
export interface ScreenParts {
  build: ClientBuild
  messages: MessageCatalogue
  config: Config
  log: Logger
}

type Load = Parameters<ClientEntry['queryScreen']>[2]

/** A screen that is matched and loaded: what React and the headers need. */
export interface QueriedScreen {
  /** Null where the path has no screen. */
  name: RouteName | null
  context: ScreenContext
  entry: ClientEntry
  assets: ScreenAssets
  render: ScreenRender
}

/**
 * Matches and loads the screen of an address below the site's own.
 * @param address path, with the query where the screen may look at it
 * @param requestId under which failures are logged; an error screen names it
 */
export async function queryScreen(
  parts: ScreenParts,
  address: string,
  requestId: string,
  load: Load,
): Promise<QueriedScreen | globalThis.Response> {
  const { locale, path } = splitLocale(address.split('?', 1)[0] ?? '/')
  const entry = await parts.build.entry()
  const request = new globalThis.Request(parts.config.SITE_URL + address)
  const context = await entry.queryScreen(request, locale, load)
  if (context instanceof globalThis.Response) return context
  const name = renderedRoute(path)
  const assets = parts.build.screenAssets(filesOf(entry, name))
  return {
    name,
    context,
    entry,
    assets,
    render: renderOf(parts, entry, context, { name, locale }, assets, requestId),
  }
}

/** Headers of a screen's HTML. Without a nonce its scripts are allowed by hash: caches may keep it. */
export function screenHeaders(
  { build, config }: ScreenParts,
  { name, entry, assets, render }: QueriedScreen,
  nonce?: string,
) {
  const { development } = build
  const scripts = [sha256(entry.headScript)]
  const connect = otherOrigins(config)
  const analytics = render.props.site.analyticsId !== undefined
  return {
    'Content-Type': 'text/html; charset=utf-8',
    ...appHeaders({ scripts, connect, analytics, development, ...(nonce && { nonce }) }),
    Link: linkHeader(assets, name).join(', '),
  }
}

function renderOf(
  { build, messages: catalogue, config, log }: ScreenParts,
  entry: ClientEntry,
  context: ScreenContext,
  { name, locale }: { name: RouteName | null; locale: Locale },
  assets: ScreenAssets,
  requestId: string,
): ScreenRender {
  const { messages, url } = catalogue[locale]
  const { SITE_URL, API_BASE_URL, I18N_BASE_URL: i18nBase, ANALYTICS_ID } = config
  const site = {
    siteUrl: SITE_URL,
    apiBase: API_BASE_URL,
    i18nBase,
    build: { id: build.id, timestamp: build.timestamp },
    ...(config.model && { modelHost: modelHost(config.model) }),
    ...(ANALYTICS_ID && name && isMeasured(name) && { analyticsId: ANALYTICS_ID }),
  }
  const messagesUrl = (i18nBase ?? '') + url
  const props = { context, locale, messages, messagesUrl, site, styles: assets.styles, requestId }
  return { entry, props, script: assets.script, log: log.child({ id: requestId }) }
}

function renderedRoute(path: string): RouteName | null {
  const match = matchRoute(path)
  return match && routes[match.name].rendered ? match.name : null
}

/** A path without a screen has the error screen, in the default layout. */
function filesOf(entry: ClientEntry, name: RouteName | null): string[] {
  if (!name) return [entry.layoutFile('default')]
  return [entry.layoutFile(routes[name].layout), entry.screenFile(name)]
}

/** What the browser will need, told before the first byte of HTML. */
function linkHeader({ styles, modules, fonts }: ScreenAssets, name: RouteName | null): string[] {
  const { faces }: Partial<Route> = name ? routes[name] : {}
  const ahead = faces === 'text' ? fonts.text : [...fonts.text, ...fonts.display]
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...ahead.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...modules.map((href) => `<${href}>; rel=modulepreload`),
  ]
}

/** Origins of the configured addresses that are no paths of this server. */
function otherOrigins({ API_BASE_URL, I18N_BASE_URL }: Config): string[] {
  const addresses = [API_BASE_URL, I18N_BASE_URL ?? ''].filter((it) => /^https?:/.test(it))
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
