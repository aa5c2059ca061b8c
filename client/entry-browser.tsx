import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { branchTo, loadBranch } from './load-branch.tsx'
import type { Navigation } from './navigation.ts'
import { uncaughtErrorOf } from './platform/crawler-page.ts'
import { replayEarlyInput } from './platform/early-input.ts'
import { fetchMessages } from './platform/fetch-messages.ts'
import { guardMarkup } from './platform/guard-markup.ts'
import { createLazyApi } from './platform/lazy-api.ts'
import { isShown } from './platform/load-anew.ts'
import { fetchAhead, reloadFor, reloadForMissingScripts } from './platform/missing-scripts.ts'
import { onceLoaded } from './platform/once-loaded.ts'
import { parseState, stateElementId } from './platform/page-state.ts'
import { RouterProvider } from './platform/router.tsx'
import { createStartingRouter, firstView } from './platform/starting-router.ts'
import { watchTypedText } from './platform/typed-text.ts'
import { prefetchLater } from './platform/use-prefetch.ts'
import { createRoutes } from './routes.tsx'
import { showsFailure } from './shows-failure.ts'

/**
 * Takes the page over from the server: everything it shows is loaded before React begins, and what
 * leads to other screens comes right after.
 */
async function start(): Promise<void> {
  guardMarkup(window)
  if (isOfAnotherAddress() && reloadFor(window.location)) return
  const state = parseState(document.getElementById(stateElementId)?.textContent ?? '')
  let live: Navigation | undefined
  const navigation = onceLoaded(async () => {
    const { startNavigation } = await fetchAhead(() => import('./navigation.ts'))
    live = startNavigation({ state, routes, typed, api })
    return live
  })
  const routes = createRoutes(async (...args) => (await navigation()).load(...args))
  const typed = watchTypedText()
  const api = createLazyApi(state.site.apiBase, () => live?.forget())
  const branch = branchTo(routes, state.shown.id)
  const router = createStartingRouter(
    firstView(state, branch),
    state.locale,
    async () => (await navigation()).router,
  )
  const [messages, missing] = await Promise.all([
    fetchMessages(state.messagesUrl, state.locale),
    loadBranch(branch, state.router.loaderData),
  ])
  if (missing !== null) {
    if (reloadFor(window.location)) return
    if (!showsFailure(window.location.pathname)) throw missing
    console.error('A script of this screen is missing', missing)
  }
  reloadForMissingScripts(router.target, typed.isThere)
  const prefetcher = prefetchLater(() =>
    navigation().then(
      (there) => there.prefetcher,
      () => null,
    ),
  )
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
}

/** Who goes back before this runs may be at the address of another screen than the one that came. */
function isOfAnotherAddress(): boolean {
  const [came] = performance.getEntriesByType('navigation')
  return came !== undefined && !isShown(new URL(came.name))
}

start().catch((error: unknown) => console.error('The page could not be taken over', error))
