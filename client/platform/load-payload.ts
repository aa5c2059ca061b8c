import { data } from 'react-router'
import type { LoadPayload } from '#client/routes.tsx'

/**
 * Loads a route's payload over HTTP. A server of another build answers 409: the whole target is
 * loaded anew then, so that old code never meets new data.
 */
export function loadPayload(build: string): LoadPayload {
  return async (_name, { request }) => {
    const target = new URL(request.url)
    const path = target.pathname.replace(/\/$/, '')
    const response = await fetch(`${path}/_payload.json?b=${encodeURIComponent(build)}`, {
      headers: { accept: 'application/json' },
      signal: request.signal,
    })
    const body = await response.json()
    if (response.status === 409) {
      window.location.assign(target)
      return new Promise(() => {})
    }
    if ('data' in body) return body.data
    throw data({ code: body.code, message: body.detail }, { status: response.status })
  }
}
