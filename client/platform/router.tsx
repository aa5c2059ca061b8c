import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import type { Location, Params, RouteObject } from 'react-router'
import { splitLocale } from '#shared/locales.ts'
import { RouteBoundary } from './route-boundary.tsx'

/** What the address shows: the part of React Router's state that screens draw. */
export interface RouterView {
  /** With its locale prefix. */
  location: Location
  /** The routes of the address, from the outermost inwards. */
  matches: readonly { route: RouteObject; params: Params }[]
  loaderData: Record<string, unknown>
  /** By the id of the route that shows the error. */
  errors: Record<string, unknown> | null
  /** POP, PUSH or REPLACE: how one came here. */
  historyAction: string
}

export interface NavigateOptions {
  replace?: boolean
  /** Travels beside the navigation. */
  state?: unknown
}

/** What screens know of a router: one that lives, or one that stands still (`still-router.ts`). */
export interface Router {
  readonly state: RouterView
  subscribe(changed: (state: RouterView) => void): () => void
  /** Goes to a path of this site without its locale prefix. Settles when its screen is there. */
  navigate(this: void, to: string, options?: NavigateOptions): Promise<void>
  /** Fetches what is shown once more. */
  revalidate(this: void): Promise<void>
}

const RouterContext = createContext<Router | null>(null)
const ViewContext = createContext<RouterView | null>(null)
/** How many routes stand around the place that asks. */
const DepthContext = createContext(0)

export interface RouterProviderProps {
  router: Router
  /** In place of the screen: a part of one, rendered for itself. */
  children?: ReactNode
}

/**
 * Draws what a router says. React Router's own provider and hooks do more and need the whole
 * router with them; docs/decisions/0015-the-router-comes-after-the-page.md.
 */
export function RouterProvider({ router, children = <Matched depth={0} /> }: RouterProviderProps) {
  const [view, setView] = useState(router.state)
  useLayoutEffect(() => {
    const show = (next: RouterView) =>
      startTransition(() => setView((shown) => (isSameView(shown, next) ? shown : next)))
    show(router.state)
    return router.subscribe(show)
  }, [router])
  return (
    <RouterContext value={router}>
      <ViewContext value={view}>{children}</ViewContext>
    </RouterContext>
  )
}

/** A router tells of every step of a navigation; most change nothing that is drawn. */
function isSameView(one: RouterView, other: RouterView): boolean {
  return (
    one.location === other.location &&
    one.matches === other.matches &&
    one.loaderData === other.loaderData &&
    one.errors === other.errors
  )
}

/** The screen, or the next layout, within a layout. */
export function Outlet() {
  return <Matched depth={useContext(DepthContext) + 1} />
}

function Matched({ depth }: { depth: number }) {
  const { matches, errors, location, loaderData } = useView()
  const route = matches[depth]?.route
  if (!route) return null
  const { errorElement, element } = route
  return (
    <DepthContext value={depth}>
      {errorElement ? (
        <RouteBoundary
          error={errors?.[route.id ?? '']}
          instead={errorElement}
          location={location}
          loaderData={loaderData}
        >
          {element}
        </RouteBoundary>
      ) : (
        element
      )}
    </DepthContext>
  )
}

function useView(): RouterView {
  const view = useContext(ViewContext)
  if (!view) throw new Error('a RouterProvider is missing above')
  return view
}

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('a RouterProvider is missing above')
  return router
}

/** Where this screen is; the path name without its locale prefix. */
export function useLocation(): Location {
  const { location } = useView()
  return { ...location, pathname: splitLocale(location.pathname).path }
}

export function useNavigationType(): string {
  return useView().historyAction
}

export function useParams(): Params {
  return useView().matches.at(-1)?.params ?? {}
}

/** What the innermost route says of itself. */
export function useRouteHandle(): unknown {
  return useView().matches.at(-1)?.route.handle
}

/** What the route around this was loaded with. */
export function useLoaderData(): unknown {
  const { matches, loaderData } = useView()
  return loaderData[matches[useContext(DepthContext)]?.route.id ?? '']
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate
}

export function useRevalidate(): Router['revalidate'] {
  return useRouter().revalidate
}
