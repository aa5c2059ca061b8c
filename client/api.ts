import type { EndpointName, InputOf, OutputOf, QueryOf } from '#shared/endpoints.ts'

/** What a call takes beside its name: path parameters, query, body, headers. */
export type CallOf<N extends EndpointName> = {
  params?: Record<string, string>
  headers?: Record<string, string>
  signal?: AbortSignal
} & (InputOf<N> extends undefined ? { body?: undefined } : { body: InputOf<N> }) &
  (QueryOf<N> extends undefined ? { query?: undefined } : { query?: QueryOf<N> })

/** Calls an endpoint of the table; the types of its body and answer come from there. */
export interface Api {
  call<N extends EndpointName>(name: N, call: CallOf<N>): Promise<OutputOf<N>>
  /** Text chunks separated by blank lines, each trimmed, none empty. */
  stream<N extends EndpointName>(name: N, call: CallOf<N>): AsyncGenerator<string, void, void>
}
