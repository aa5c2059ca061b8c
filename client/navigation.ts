import type { RouteObject } from 'react-router'
import { localePrefix } from '#shared/locales.ts'
import { createBrowserRouter } from './platform/browser-router.ts'
import { keepCurrent } from './platform/keep-current.ts'
import type { LazyApi } from './platform/lazy-api.ts'
import { createPayloadLoader, type PayloadLoader } from './platform/load-payload.ts'
import { doAhead, leaving } from './platform/missing-scripts.ts'
import type { PageState } from './platform/page-state.ts'
import { createPrefetcher, type Prefetcher } from './platform/prefetcher.ts'
import { isRouteError } from './platform/route-error.ts'
import type { LiveRouter } from './platform/starting-router.ts'
import type { TypedText } from './platform/typed-text.ts'
import { whenIdle } from './platform/when-idle.ts'
import type { LoadPayload } from './routes.tsx'
import { warmGenerator } from './warm-generator.ts'

export interface Navigation {
  router: LiveRouter
  prefetcher: Prefetcher
  load: LoadPayload
  /** Forgets what was fetched ahead: it may be different now. */
  forget: PayloadLoader['forget']
}

export interface NavigationOptions {
  state: PageState
  /** Those of the screen that stands are loaded. */
  routes: RouteObject[]
  typed: TypedText
  api: LazyApi
}

/** Everything that leads from the screen the server sent to the next ones. */
export function startNavigation({ state, routes, typed, api }: NavigationOptions): Navigation {
  const { build } = state.site
  const basename = localePrefix(state.locale) || '/'
  const payloads = createPayloadLoader(build.id, (route) => current.onOtherBuild(route))
  const router = createBrowserRouter(routes, { basename, hydrationData: state.router })
  const current = keepCurrent(router, build, typed)
  const prefetcher = createPrefetcher(payloads, build.id)
  // Back on a page the browser kept: the navigation it was left by is over.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.location) void router.navigate(null, { replace: true })
  })
  whenIdle(() =>
    doAhead(async () => {
      const { offerOfflinePage } = await import('./platform/offer-offline-page.ts')
      offerOfflinePage(router, state.locale)
    }),
  )
  whenIdle(() => warmGenerator({ routes, prefetcher, api }, state.locale))
  return {
    router,
    prefetcher,
    forget: payloads.forget,
    async load(route, { request }) {
      if (current.leaves()) return leaving()
      const path = new URL(request.url).pathname
      try {
        return await payloads.load({ path, route, signal: request.signal })
      } catch (error) {
        const { navigation, location, loaderData } = router.state
        // Whoever presses the link of what they see, or presses twice, loses nothing without network.
        const isShown = navigation.location?.pathname === location.pathname && route in loaderData
        // The router drops what an aborted request answers: the next press has taken its place.
        if (!isShown || isRouteError(error) || request.signal.aborted) throw error
        console.warn('The screen that stands could not be fetched anew', error)
        return loaderData[route]
      }
    },
  }
}
