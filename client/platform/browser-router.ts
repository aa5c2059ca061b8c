import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type HydrationState,
  type RouteObject,
} from 'react-router'

export interface BrowserRouterOptions {
  basename: string
  hydrationData: HydrationState
}

/**
 * The router of React Router's `createBrowserRouter`, without that function's module: it brings forms,
 * scroll places and links along, 4.5 kB of gzip that no screen of ours uses.
 */
export function createBrowserRouter(routes: RouteObject[], options: BrowserRouterOptions) {
  const history = createBrowserHistory()
  return createRouter({ ...options, routes, history }).initialize()
}
