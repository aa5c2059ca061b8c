import type { ToldEvent } from '#server/generation/generation-service.ts'
import type { DeviceKeys } from '#server/pages/devices.ts'
import type { EndpointName, InputOf, OutputOf, QueryOf } from '#shared/endpoints.ts'
import type { Locale } from '#shared/locales.ts'
import type { Op } from '#shared/page/ops.ts'
import type { PageEvent } from '#shared/page/page-event.ts'

/** Who is asking. An identity is the hash of a signed cookie's id, never the id itself. */
export interface Caller {
  /** Null for a visitor who has not made anything yet. */
  identity: string | null
  /** Whether a program asks, with a token of that identity's. */
  byToken: boolean
  /** The identity, made now and set as a cookie if there was none. Only for what creates. */
  ensureIdentity(): Promise<string>
  /** As limits count: an address, or a /64 of IPv6. */
  network: string
  locale: Locale
  device: DeviceKeys
  /** Aborts when the client goes away. */
  signal: AbortSignal
}

/** One call of an endpoint, checked against the table before the handler sees it. */
export interface Call<N extends EndpointName> {
  params: Record<string, string>
  body: InputOf<N>
  query: QueryOf<N>
  /** Header by lower-case name. */
  header(name: string): string | undefined
  /** Whether a stream is to be the answer, of an endpoint that has one. */
  wantsStream: boolean
  /**
   * Counts pictures that come along as so many uploads.
   * @throws AppError `rate_limited`; none is counted then
   */
  countUploads(times: number): void
  caller: Caller
  /** Whether the browser that calls went through the gate of a share link. */
  holdsPass(token: string, passwordHash: string): boolean
}

/**
 * A streamed answer: each event goes out as `id: <seq>` and `data: <op JSON>`. `null` in its place
 * means there is nothing more to come: 204.
 */
export interface EventStream<T = Op> {
  events: AsyncIterable<ToldEvent<T>> | null
}

export function isStream(result: unknown): result is EventStream {
  if (typeof result !== 'object' || result === null || !('events' in result)) return false
  const { events } = result
  return events === null || (typeof events === 'object' && Symbol.asyncIterator in events)
}

/** An answer whose status is not the table's, such as a cancel that came too late. */
export class Answer<T> {
  readonly status: number
  readonly body: T
  readonly headers: Record<string, string>

  constructor(status: number, body: T, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** An answer that is a file to keep, not JSON. */
export class FileAnswer {
  readonly type: string
  readonly name: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>

  /**
   * @param name of letters, digits, hyphens and dots alone
   * @param bytes all at once, or part by part as they are made
   */
  constructor(type: string, name: string, bytes: FileAnswer['bytes']) {
    this.type = type
    this.name = name
    this.bytes = bytes
  }
}

export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Promise<OutputOf<N> | Answer<OutputOf<N>> | EventStream<Op | PageEvent> | FileAnswer>

/** One handler for every endpoint; the compiler demands completeness. */
export type Handlers = { [N in EndpointName]: Handler<N> }
