import type { Caller, Handlers } from '#server/handlers/handler.ts'
import { cookieNeeded } from '#server/pages/devices.ts'
import { type Endpoint, type EndpointName, endpoints } from '#shared/endpoints.ts'
import { invalid } from '#shared/errors.ts'
import type { OpenStreams } from './open-streams.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What a call brings, as it came. */
export interface GivenCall {
  params: Record<string, string>
  query: unknown
  /** Asked for once a file may be read: reading it is what it costs. */
  body: () => Promise<unknown>
  /** Header by lower-case name. */
  header: (key: string) => string | undefined
  /** Where the call's end is told. */
  onEnd: (ended: () => void) => void
}

export type CallEndpoint = (
  name: EndpointName,
  caller: Caller,
  given: GivenCall,
) => Promise<unknown>

export interface CallDeps {
  handlers: Handlers
  limiter: RateLimiter
  streams: OpenStreams
}

/** The one way to a handler, whoever calls: what the table demands is checked and counted first. */
export function createCallEndpoint({ handlers, limiter, streams }: CallDeps): CallEndpoint {
  return async function callEndpoint(name, caller, given) {
    const endpoint: Endpoint = endpoints[name]
    if (endpoint.cookieOnly && caller.byToken) throw cookieNeeded()
    const count = () => endpoint.limit && limiter.count(endpoint.limit, caller)
    // Reading a file is what it costs; of JSON only what could be done is counted.
    if (endpoint.raw) count()
    const brought = await given.body()
    const body = endpoint.input ? parse(endpoint.input, brought, 'body') : brought
    const query = endpoint.query ? parse(endpoint.query, given.query, 'query') : undefined
    if (!endpoint.raw) count()
    const wantsStream = Boolean(endpoint.stream) && (!endpoint.isJsonToo || acceptsStream(given))
    if (wantsStream) given.onEnd(streams.open(caller))
    const handler = handlers[name] as (call: unknown) => Promise<unknown>
    return handler({
      params: given.params,
      body,
      query,
      header: given.header,
      wantsStream,
      countUploads: (times: number) => limiter.count('upload', caller, times),
      caller,
    })
  }
}

function acceptsStream({ header }: GivenCall): boolean {
  return /\btext\/event-stream\b/i.test(header('accept') ?? '')
}

function parse<T>(schema: NonNullable<Endpoint<T>['input']>, value: unknown, root: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.map((issue) => ({
      field: issue.path.join('.') || root,
      message: issue.message,
    })),
  )
}
