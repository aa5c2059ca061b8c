import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToStaticMarkup,
} from 'react-dom/server'
import {
  createContext,
  createStaticHandler,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router'
import type { Messages } from '#shared/i18n/translator.ts'
import { type Locale, localePrefix } from '#shared/locales.ts'
import type { Api } from './api.ts'
import { App } from './app.tsx'
import { PublishedPage, type PublishedPageProps } from './blocks/published-page.tsx'
import { renderFragments } from './fragments.tsx'
import type { ColourMode } from './platform/colour-mode.tsx'
import { serializeState, tellableErrors } from './platform/page-state.ts'
import { RenderOnceProvider } from './platform/rendered-once.tsx'
import { routeError } from './platform/route-error.ts'
import { RouterProvider } from './platform/router.tsx'
import type { Site } from './platform/site.tsx'
import { stillRouter } from './platform/still-router.ts'
import type { RouteHandle } from './routes/root.tsx'
import { createRoutes, type LoadPayload } from './routes.tsx'

/** What the server takes from the client's side: the one door between them. */

type Load = (...args: Parameters<LoadPayload>) => Promise<unknown>
const loadContext = createContext<Load>()

const routes = createRoutes((name, args) => {
  return (args.context as RouterContextProvider).get(loadContext)(name, args)
})
const handlers = new Map<Locale, ReturnType<typeof createStaticHandler>>()

export type ScreenContext = StaticHandlerContext

/**
 * Matches and loads a screen: everything that decides the status, before React begins. A
 * `Response` is a redirect.
 */
export async function queryScreen(
  request: Request,
  locale: Locale,
  load: Load,
): Promise<ScreenContext | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(loadContext, (...args) => load(...args).catch(asRouteError))
  return handlerOf(locale).query(request, { requestContext })
}

export interface ScreenProps {
  context: ScreenContext
  locale: Locale
  messages: Messages
  messagesUrl: string
  site: Site
  styles: string[]
  /** Of the request: what an error screen refers to. */
  requestId: string
  nonce?: string | undefined
  /** What stands in the place of HTML that was rendered before; itself by default. */
  place?: (html: string) => string
}

export function renderScreen(
  props: ScreenProps,
  options: RenderToPipeableStreamOptions,
): PipeableStream {
  const { locale, site, messagesUrl, styles, nonce } = props
  const errors = tellableErrors(props.context.errors, props.requestId)
  const { location, matches, loaderData } = props.context
  const innermost = matches.at(-1)
  const state = serializeState({
    locale,
    site,
    messagesUrl,
    styles,
    router: { loaderData, errors },
    shown: { id: innermost?.route.id ?? 'root', params: innermost?.params ?? {} },
  })
  const router = stillRouter({ location, matches, loaderData, errors, historyAction: 'POP' })
  return renderToPipeableStream(
    <App
      locale={locale}
      messages={props.messages}
      site={site}
      api={noApi}
      prefetcher={null}
      messagesUrl={messagesUrl}
      styles={styles}
      state={state}
      colourMode={forcedMode(props.context)}
      nonce={nonce}
    >
      <RenderOnceProvider value={import.meta.env.PROD ? renderFragments(props) : null}>
        <RouterProvider router={router} />
      </RenderOnceProvider>
    </App>,
    options,
  )
}

/** The mode the matched route forces; the browser refuses the others, with a warning. */
function forcedMode({ matches }: ScreenContext): ColourMode | undefined {
  const { colourMode } = (matches.at(-1)?.route.handle ?? {}) as RouteHandle
  return colourMode === 'light' || colourMode === 'dark' ? colourMode : undefined
}

/** A page for readers, complete and without script. */
export function renderPublishedPage(props: PublishedPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<PublishedPage {...props} />)}`
}

/** Rendering calls no endpoint: loaders have run, effects do not run here. */
const noApi: Api = {
  call: () => Promise.reject(new Error('the API is not there while rendering')),
  stream: () => {
    throw new Error('the API is not there while rendering')
  },
}

/** An error with a status becomes an answer the router knows; any other stays what it is. */
function asRouteError(error: unknown): never {
  if (!(error instanceof Error) || !('status' in error)) throw error
  const status = Number(error.status)
  const code = 'code' in error ? error.code : 'internal'
  throw routeError(status, { code, message: error.message })
}

function handlerOf(locale: Locale): ReturnType<typeof createStaticHandler> {
  const known = handlers.get(locale)
  if (known) return known
  const handler = createStaticHandler(routes, { basename: localePrefix(locale) || '/' })
  handlers.set(locale, handler)
  return handler
}

export { monogramSvg, ogCardSvg } from './blocks/art/index.ts'
export { pageStyles } from './blocks/page-styles.ts'
export { headScript } from './head-script.ts'
export { colourModeScript } from './platform/colour-mode.tsx'
export { layoutFile, screenFile } from './routes.tsx'
