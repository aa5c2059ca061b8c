import type { Api, CallOf } from '#client/api.ts'
import { type EndpointName, endpoints, type OutputOf } from '#shared/endpoints.ts'
import { createHttpClient, type HttpRequest } from './http-client.ts'

/** The API over HTTP: method and path of every call come from the endpoint table. */
export function createHttpApi(base: string): Api {
  const client = createHttpClient(base)
  return {
    call: async (name, call) => (await client.send(requestOf(name, call))) as OutputOf<typeof name>,
    stream: (name, call) => client.stream(requestOf(name, call)),
  }
}

function requestOf<N extends EndpointName>(name: N, call: CallOf<N>): HttpRequest {
  const { method, path } = endpoints[name]
  return {
    method,
    path: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(call.params?.[key] ?? '')),
    query: call.query as Record<string, unknown> | undefined,
    body: isFile(call.body) ? new Blob([call.body.bytes], { type: call.body.type }) : call.body,
    headers: call.headers,
    signal: call.signal,
  }
}

function isFile(body: unknown): body is { type: string; bytes: Uint8Array<ArrayBuffer> } {
  return typeof body === 'object' && body !== null && 'bytes' in body
}
