import type { RouteName } from '#shared/routes.ts'
import { routeError } from './route-error.ts'

/** How long a payload that was fetched ahead may wait for its navigation. */
const freshMs = 5 * 60_000

/** The status of a server that is not there just now. */
export const away = 503

export interface PayloadRequest {
  /** With its locale prefix. */
  path: string
  route: RouteName
  signal: AbortSignal
}

export interface PayloadLoader {
  /**
   * What a screen shows: fetched ahead, or now.
   * @throws a route error with the answer's status
   */
  load(request: PayloadRequest): Promise<unknown>
  /** Fetches a payload ahead, unless one is there that is younger than `youngerThanMs`. */
  prefetch(path: string, youngerThanMs: number): Promise<void>
  /** Forgets what was fetched ahead: it may be different now. */
  forget(): void
}

/**
 * Loads routes' payloads over HTTP. A server of another build answers 409, so that old code never
 * meets new data: `onOtherBuild` says what is shown in its place.
 */
export function createPayloadLoader(
  build: string,
  onOtherBuild: (route: RouteName) => Promise<unknown>,
): PayloadLoader {
  const ahead = new Map<string, { answer: Promise<Response>; since: number }>()

  async function request(path: string, signal?: AbortSignal): Promise<Response> {
    const address = `${path.replace(/\/$/, '')}/_payload.json?b=${encodeURIComponent(build)}`
    const headers = { accept: 'application/json' }
    return readWhole(await fetch(address, { headers, ...(signal && { signal }) }))
  }

  async function take(path: string): Promise<Response | null> {
    const found = ahead.get(path)
    ahead.delete(path)
    if (!found || Date.now() - found.since > freshMs) return null
    // What could not be fetched ahead is fetched when it is needed, and fails there if it fails again.
    const answer = await found.answer.catch(() => null)
    return answer?.ok ? answer : null
  }

  return {
    async load({ path, route, signal }) {
      const response = (await take(path)) ?? (await request(path, signal).catch(() => null))
      // Who goes elsewhere waits for nothing.
      signal.throwIfAborted()
      // A server nobody reaches is away as one is whose proxy says so: it answers in a moment.
      if (!response || (response.status > 501 && response.status < 505)) throw routeError(away, {})
      if (response.status === 409) return onOtherBuild(route)
      const body = await response.json()
      if ('data' in body) return body.data
      const digest = response.headers.get('x-request-id')
      throw routeError(response.status, { code: body.code, message: body.detail, digest })
    },
    async prefetch(path, youngerThanMs) {
      const known = ahead.get(path)
      if (known && Date.now() - known.since < youngerThanMs) return
      const fetched = { answer: request(path), since: Date.now() }
      // An older answer stays until the newer one is here: the network may be gone by then.
      if (!known) ahead.set(path, fetched)
      const answer = await fetched.answer.catch(() => null)
      // What was taken or forgotten meanwhile is not put back: its body can be read once.
      if (!answer?.ok && ahead.get(path) === fetched) ahead.delete(path)
      if (answer?.ok && known && ahead.get(path) === known) ahead.set(path, fetched)
    },
    forget: () => ahead.clear(),
  }
}

/** The answer with its body read: a body nobody reads keeps its connection busy. */
async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response
  return new Response(await response.text(), { status, headers })
}
