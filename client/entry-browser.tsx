import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { numberFormat } from '#shared/i18n/formats.ts'
import { type Locale, localePrefix, locales, localizePath } from '#shared/locales.ts'
import { routePath } from '#shared/routes.ts'
import { App } from './app.tsx'
import { uncaughtErrorOf } from './platform/crawler-page.ts'
import { fetchMessages } from './platform/fetch-messages.ts'
import { createLazyApi } from './platform/lazy-api.ts'
import { createPayloadLoader, type PayloadLoader } from './platform/load-payload.ts'
import { parseState, stateElementId } from './platform/page-state.ts'
import { warmFrame } from './platform/warm-frame.ts'
import { whenIdle } from './platform/when-idle.ts'
import { createRoutes } from './routes.tsx'
import { createStore } from './store.ts'

/** Takes the page over from the server: everything it shows is loaded before React begins. */
async function start(): Promise<void> {
  const state = parseState(document.getElementById(stateElementId)?.textContent ?? '')
  const payloads = createPayloadLoader(state.site.build)
  const routes = createRoutes(payloads.load)
  const basename = localePrefix(state.locale) || '/'
  const [messages] = await Promise.all([
    fetchMessages(state.messagesUrl, state.locale),
    loadMatched(routes, window.location.pathname, basename),
  ])
  const router = createBrowserRouter(routes, { basename, hydrationData: state.router })
  hydrateRoot(
    document,
    <App
      locale={state.locale}
      messages={messages}
      site={state.site}
      api={createLazyApi(state.site.apiBase)}
      store={createStore()}
      messagesUrl={state.messagesUrl}
      styles={state.styles}
      state=""
    >
      <RouterProvider router={router} />
    </App>,
    {
      onRecoverableError: (error) => console.error('Hydration differed from the server', error),
      ...uncaughtErrorOf(document),
    },
  )
  warmGenerator(routes, payloads, state.locale, basename)
}

/** Whoever reads about the generator opens it next: its screen is fetched while nobody waits. */
function warmGenerator(
  routes: RouteObject[],
  payloads: PayloadLoader,
  locale: Locale,
  basename: string,
): void {
  const path = localizePath(locale, routePath('generate'))
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || window.location.pathname.startsWith(path)) return
  whenIdle(() => {
    void loadMatched(routes, path, basename)
    payloads.prefetch(path)
    warmFrame()
    // The first number a browser writes in a language takes it tens of milliseconds.
    numberFormat(locales[locale].tag).format(1000)
  })
}

/** Lazy modules of an address; of the current one, so that hydration finds every component at once. */
async function loadMatched(routes: RouteObject[], path: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, path, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

start().catch((error: unknown) => console.error('The page could not be taken over', error))
