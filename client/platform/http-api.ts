import type { Api, CallOf } from '#client/api.ts'
import { type EndpointName, endpoints, type OutputOf } from '#shared/endpoints.ts'
import { createHttpClient } from './http-client.ts'

/** The API over HTTP: method and path of every call come from the endpoint table. */
export function createHttpApi(base: string): Api {
  const client = createHttpClient(base)
  const verbs = {
    GET: client.get,
    POST: client.post,
    PUT: client.put,
    PATCH: client.patch,
    DELETE: client.delete,
  }
  return {
    call: async (name, call) => {
      const answer = await verbs[endpoints[name].method](pathOf(name, call), optionsOf(call))
      return answer as OutputOf<typeof name>
    },
    stream: (name, call) => {
      const method = endpoints[name].method === 'GET' ? 'GET' : 'POST'
      return client.stream(pathOf(name, call), { ...optionsOf(call), method })
    },
  }
}

function pathOf<N extends EndpointName>(name: N, { params }: CallOf<N>): string {
  return endpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  )
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
