import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { type Layout, type Route, type RouteName, routeNames, routes } from '#shared/routes.ts'
import { workshopRoutes } from './development/workshop-routes.ts'
import { leaving } from './platform/missing-scripts.ts'
import { routeError } from './platform/route-error.ts'
import { ErrorBoundary } from './routes/error-boundary.tsx'
import { ErrorScreen } from './routes/error-page.tsx'
import { OwnMain } from './routes/own-main.tsx'
import { Root, type RouteHandle } from './routes/root.tsx'
import type { ScreenModule } from './routes/screen.ts'
import { ShownScreen } from './routes/shown-screen.tsx'

/** Fetches what a route's screen shows: over HTTP in the browser, in process on the server. */
export type LoadPayload = (name: RouteName, args: LoadArguments) => Promise<unknown>

export interface LoadArguments {
  params: { slug?: string }
  request: Request
  context: unknown
}

/** Parts of screens stand beside them: as modules of their own each would be one file more. */
const screenModules = import.meta.glob<ScreenModule>([
  './routes/*.tsx',
  '!./routes/{root,error-boundary,error-page,offline-screen,account-offers,own-main,shown-screen,workspace-*}.tsx',
])
const errorElement = <ErrorBoundary />
const layoutModules = import.meta.glob<{ Layout: ComponentType }>('./layouts/*-layout.tsx')

/** The file of a route's screen, as Vite's manifest names it. */
export function screenFile(name: RouteName): string {
  const file = name.replace(/V1$/, '-v1').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `client/routes/${file}.tsx`
}

export function layoutFile(layout: Layout): string {
  return `client/layouts/${layout}-layout.tsx`
}

/** The router's tree: the table's rendered routes below their layouts, and 404 for the rest. */
export function createRoutes(load: LoadPayload): RouteObject[] {
  const layouts = [...new Set(routeNames.filter(isRendered).map((name) => routes[name].layout))]
  const branches = layouts.map((layout) => layoutRoute(layout, load))
  const unknown: RouteObject = {
    id: 'unknown',
    path: '*',
    loader: refuse,
    element: <ErrorScreen status={404} />,
    errorElement,
  }
  const fallback = branches.find((branch) => branch.id === 'default-layout')
  fallback?.children?.push(...workshopRoutes, unknown)
  return [{ id: 'root', element: <Root />, errorElement, children: branches }]
}

function layoutRoute(layout: Layout, load: LoadPayload): RouteObject {
  const names = routeNames.filter((name) => isRendered(name) && routes[name].layout === layout)
  return {
    id: `${layout}-layout`,
    lazy: async () => {
      const { Layout: Frame } = await moduleOf(layoutModules, layoutFile(layout))
      return { element: <Frame /> }
    },
    children: names.map((name) => screenRoute(name, load)),
  }
}

/** A failing screen is replaced by the error screen; the layout around it stays alive. */
function screenRoute(name: RouteName, load: LoadPayload): RouteObject {
  const { path, colourMode, layout }: Route = routes[name]
  return {
    id: name,
    path,
    caseSensitive: true,
    handle: { colourMode } satisfies RouteHandle,
    lazy: async () => {
      const { Screen, head, fetchParts } = await moduleOf(screenModules, screenFile(name))
      return { element: <ShownScreen name={name} Screen={Screen} head={head} />, fetchParts }
    },
    loader: ({ params, request, context }) => load(name, { params, request, context }),
    errorElement: <OwnMain layout={layout}>{errorElement}</OwnMain>,
  }
}

function refuse({ request }: { request: Request }): never {
  const path = new URL(request.url).pathname
  throw routeError(404, { code: 'not_found', message: `Page not found: ${path}` })
}

function isRendered(name: RouteName): boolean {
  return routes[name].rendered
}

async function moduleOf<M>(modules: Record<string, () => Promise<M>>, file: string): Promise<M> {
  const module = modules[file.replace('client/', './')]
  if (!module) throw new Error(`no module ${file}`)
  // Nothing came because the page is being loaded anew: what is shown stays until it is.
  return (await module()) ?? leaving()
}
