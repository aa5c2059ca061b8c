import { data } from 'react-router'
import type { LoadPayload } from '#client/routes.tsx'

/** How long a payload that was fetched ahead may wait for its navigation. */
const freshMs = 5 * 60_000

export interface PayloadLoader {
  load: LoadPayload
  /** Fetches a path's payload ahead; the next navigation there has nothing to wait for. */
  prefetch(path: string): void
}

/**
 * Loads routes' payloads over HTTP. A server of another build answers 409: the whole target is
 * loaded anew then, so that old code never meets new data.
 */
export function createPayloadLoader(build: string): PayloadLoader {
  const ahead = new Map<string, { answer: Promise<Response>; until: number }>()

  function request(path: string, signal?: AbortSignal): Promise<Response> {
    const address = `${path.replace(/\/$/, '')}/_payload.json?b=${encodeURIComponent(build)}`
    return fetch(address, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
  }

  function take(path: string): Promise<Response> | null {
    const found = ahead.get(path)
    ahead.delete(path)
    return found && found.until > Date.now() ? found.answer : null
  }

  return {
    async load(_name, { request: { url, signal } }) {
      const target = new URL(url)
      // What could not be fetched ahead is fetched now, and fails here if it fails again.
      const early = await take(target.pathname)?.catch(() => null)
      const response = early ?? (await request(target.pathname, signal))
      const body = await response.json()
      if (response.status === 409) {
        window.location.assign(target)
        return new Promise(() => {})
      }
      if ('data' in body) return body.data
      const digest = response.headers.get('x-request-id')
      throw data({ code: body.code, message: body.detail, digest }, { status: response.status })
    },
    prefetch(path) {
      const answer = request(path).then(readWhole)
      // Asked again when it is needed, and reported then.
      answer.catch(() => ahead.delete(path))
      ahead.set(path, { answer, until: Date.now() + freshMs })
    },
  }
}

/** The answer with its body read: a body nobody reads keeps its connection busy. */
async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response
  return new Response(await response.text(), { status, headers })
}
