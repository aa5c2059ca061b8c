import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { localePrefix } from '#shared/locales.ts'
import { App } from './app.tsx'
import { loadMatched } from './load-matched.tsx'
import { createBrowserRouter } from './platform/browser-router.ts'
import { uncaughtErrorOf } from './platform/crawler-page.ts'
import { replayEarlyInput } from './platform/early-input.ts'
import { fetchMessages } from './platform/fetch-messages.ts'
import { guardMarkup } from './platform/guard-markup.ts'
import { type Current, keepCurrent, leaving, reloadFor } from './platform/keep-current.ts'
import { createLazyApi } from './platform/lazy-api.ts'
import { createPayloadLoader } from './platform/load-payload.ts'
import { parseState, stateElementId } from './platform/page-state.ts'
import { createPrefetcher } from './platform/prefetch.tsx'
import { whenIdle } from './platform/when-idle.ts'
import { createRoutes } from './routes.tsx'
import { showsFailure } from './shows-failure.ts'
import { warmGenerator } from './warm-generator.ts'

/** Takes the page over from the server: everything it shows is loaded before React begins. */
async function start(): Promise<void> {
  guardMarkup(window)
  const state = parseState(document.getElementById(stateElementId)?.textContent ?? '')
  const { build, apiBase } = state.site
  let current: Current | undefined
  const payloads = createPayloadLoader(build.id, async (route) => current?.onOtherBuild(route))
  const routes = createRoutes((route, { request }) => {
    if (current?.leaves()) return leaving()
    const path = new URL(request.url).pathname
    return payloads.load({ path, route, signal: request.signal })
  })
  const basename = localePrefix(state.locale) || '/'
  const [messages, missing] = await Promise.all([
    fetchMessages(state.messagesUrl, state.locale),
    loadMatched(routes, window.location.pathname, basename),
  ])
  if (missing !== null) {
    if (reloadFor(window.location)) return
    if (!showsFailure(window.location.pathname)) throw missing
    console.error('A script of this screen is missing', missing)
  }
  const router = createBrowserRouter(routes, { basename, hydrationData: state.router })
  current = keepCurrent(router, build)
  const prefetcher = createPrefetcher(payloads, build.id)
  const api = createLazyApi(apiBase, payloads.forget)
  hydrateRoot(
    document,
    <App {...state} messages={messages} api={api} prefetcher={prefetcher} state="">
      <RouterProvider router={router} />
    </App>,
    {
      onRecoverableError: (error) => console.error('Hydration differed from the server', error),
      ...uncaughtErrorOf(document),
    },
  )
  replayEarlyInput()
  whenIdle(() => warmGenerator({ routes, prefetcher, api }, state.locale))
}

start().catch((error: unknown) => console.error('The page could not be taken over', error))
