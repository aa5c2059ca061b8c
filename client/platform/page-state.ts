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
  const errors =
    state.router.errors && Object.fromEntries(Object.entries(state.router.errors).map(plainError))
  return JSON.stringify({ ...state, router: { ...state.router, errors } })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

export function parseState(json: string): PageState {
  const state = JSON.parse(json) as PageState
  const errors =
    state.router.errors && Object.fromEntries(Object.entries(state.router.errors).map(liveError))
  return { ...state, router: { ...state.router, errors } }
}

/** What is told of an error: its status and, for a known one, its text. Never a stack. */
function plainError([id, error]: [string, unknown]): [string, unknown] {
  if (isRouteErrorResponse(error)) {
    return [id, { status: error.status, statusText: error.statusText, data: error.data }]
  }
  return [id, { status: 500, statusText: '', data: null }]
}

function liveError([id, error]: [string, { status: number; statusText: string; data: unknown }]): [
  string,
  unknown,
] {
  return [id, new ErrorResponse(error.status, error.statusText, error.data)]
}
