import type { HydrationState } from 'react-router'
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { Locale } from '#shared/locales.ts'
import type { Site } from './site.tsx'

/** All a browser needs to go on where the server stopped, carried by the page as JSON. */
export interface PageState {
  locale: Locale
  site: Site
  messagesUrl: string
  /** Stylesheets of the document, for an identical head. */
  styles: string[]
  router: HydrationState
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
  const state = JSON.parse(json) as PageState
  return {
    ...state,
    router: { ...state.router, errors: mapErrors(state.router.errors ?? null, liveError) },
  }
}

type Errors = NonNullable<HydrationState['errors']> | null

/**
 * What is told of errors: the status and, for a known one, its text; for a fault of ours the id
 * under which the server's log tells the rest. Never a stack.
 */
export function tellableErrors(errors: Errors, digest: string): Errors {
  return mapErrors(errors, (error) => {
    if (!isRouteErrorResponse(error)) return new ErrorResponse(500, '', { digest })
    if (error.status < 500) return error
    return new ErrorResponse(error.status, error.statusText, { ...error.data, digest })
  })
}

/** JSON has lost the class the router knows an error by. */
function liveError(error: unknown): ErrorResponse {
  const { status, statusText, data } = error as ErrorResponse
  return new ErrorResponse(status, statusText, data)
}

function mapErrors(errors: Errors, change: (error: unknown) => unknown): Errors {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, change(error)]))
}
