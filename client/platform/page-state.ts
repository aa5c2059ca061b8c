import type { HydrationState, Params } from 'react-router'
import type { Locale } from '#shared/locales.ts'
import { isRouteError, type RouteError, routeError } from './route-error.ts'
import type { Site } from './site.tsx'

/** All a browser needs to go on where the server stopped, carried by the page as JSON. */
export interface PageState {
  locale: Locale
  site: Site
  messagesUrl: string
  /** Stylesheets of the document, for an identical head. */
  styles: string[]
  router: HydrationState
  /** The innermost route of the address, and what stands in its path. */
  shown: { id: string; params: Params }
}

export const stateElementId = 'state'

/** JSON that can stand in a script element: no `<`, none of the separators JavaScript breaks on. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export function parseState(json: string): PageState {
  return JSON.parse(json) as PageState
}

type Errors = NonNullable<HydrationState['errors']> | null

/**
 * What is told of errors: the status and, for a known one, its text; for a fault of ours the id
 * under which the server's log tells the rest. Never a stack.
 */
export function tellableErrors(errors: Errors, digest: string): Errors {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, tellableError(error, digest)]),
  )
}

function tellableError(error: unknown, digest: string): RouteError {
  if (!isRouteError(error)) return routeError(500, { digest })
  const { status, data } = error
  return routeError(status, status < 500 ? data : { ...(data as object), digest })
}
