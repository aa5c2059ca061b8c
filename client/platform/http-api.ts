import type { Api, CallOf } from '#client/api.ts'
import { type EndpointName, endpoints, type OutputOf } from '#shared/endpoints.ts'
import { endpointPath } from './endpoint-url.ts'
import { createHttpClient } from './http-client.ts'

/**
 * The API over HTTP: method and path of every call come from the endpoint table. `onChange` is
 * called when an unsafe one has ended, well or not.
 */
export function createHttpApi(base: string, onChange: () => void): Api {
  const client = createHttpClient(base)
  const verbs = {
    GET: client.get,
    POST: client.post,
    PUT: client.put,
    PATCH: client.patch,
    DELETE: client.delete,
  }
  const ended = (name: EndpointName) => {
    if (endpoints[name].method !== 'GET') onChange()
  }
  return {
    async call(name, call) {
      try {
        const answer = await verbs[endpoints[name].method](
          endpointPath(name, call.params),
          optionsOf(call),
        )
        return answer as OutputOf<typeof name>
      } finally {
        ended(name)
      }
    },
    async *stream(name, call) {
      const method = endpoints[name].method === 'GET' ? 'GET' : 'POST'
      try {
        const options = optionsOf(call)
        const headers = { accept: 'text/event-stream', ...options.headers }
        yield* client.stream(endpointPath(name, call.params), { ...options, headers, method })
      } finally {
        ended(name)
      }
    },
  }
}

function optionsOf<N extends EndpointName>({ query, body, headers, signal }: CallOf<N>) {
  return {
    query: query as Record<string, unknown> | undefined,
    body: isFile(body) ? new Blob([body.bytes], { type: body.type }) : body,
    headers,
    signal,
  }
}

function isFile(body: unknown): body is { type: string; bytes: Uint8Array<ArrayBuffer> } {
  return typeof body === 'object' && body !== null && 'bytes' in body
}
