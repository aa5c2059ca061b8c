import * as z from 'zod/mini'
import type { Caller, Handlers } from '#server/handlers/handler.ts'
import { cookieNeeded } from '#server/pages/devices.ts'
import { fields } from '#shared/endpoints/endpoint.ts'
import { type Endpoint, type EndpointName, endpoints } from '#shared/endpoints.ts'
import { checkedFields } from './checked-fields.ts'
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
  /** As a call has it; no program goes through a gate. */
  holdsPass?: (token: string, passwordHash: string) => boolean
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

const noQuery = fields({})
/** Of an endpoint that asks for none; an empty one does no harm. */
const noBody = z.optional(fields({}))

/** The one way to a handler, whoever calls: what the table demands is checked and counted first. */
export function createCallEndpoint({ handlers, limiter, streams }: CallDeps): CallEndpoint {
  return async function callEndpoint(name, caller, given) {
    const endpoint: Endpoint = endpoints[name]
    if (endpoint.cookieOnly && caller.byToken) throw cookieNeeded()
    const count = () => endpoint.limit && limiter.count(endpoint.limit, caller)
    // Reading a file is what it costs; of JSON only what could be done is counted.
    if (endpoint.raw) count()
    const brought = await given.body()
    const body = endpoint.raw ? brought : checkedFields(endpoint.input ?? noBody, brought, 'body')
    const query = checkedFields(endpoint.query ?? noQuery, given.query, 'query')
    if (!endpoint.raw) count()
    const wantsStream = Boolean(endpoint.stream) && (!endpoint.isJsonToo || acceptsStream(given))
    if (wantsStream) given.onEnd(streams.open(caller, endpoint.isStanding ? 'standing' : 'written'))
    const handler = handlers[name] as (call: unknown) => Promise<unknown>
    return handler({
      params: given.params,
      body,
      query,
      header: given.header,
      wantsStream,
      countUploads: (times: number) => limiter.count('upload', caller, times),
      caller,
      holdsPass: given.holdsPass ?? (() => false),
    })
  }
}

function acceptsStream({ header }: GivenCall): boolean {
  return /\btext\/event-stream\b/i.test(header('accept') ?? '')
}
