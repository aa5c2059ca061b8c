/** A picture that goes along with a prompt. */
export interface ModelPicture {
  bytes: Uint8Array
  mediaType: string
}

/** One request to a model. */
export interface ModelCall {
  /** What it is to do: ours, trusted. */
  instructions: string
  /** What it is to do it with: holds the brief, hostile. */
  prompt: string
  /** Only for a model that sees. */
  pictures?: readonly ModelPicture[] | undefined
  maxOutputTokens: number
  /** JSON Schema of the answer, where it is to be JSON and nothing else. */
  schema?: Readonly<Record<string, unknown>> | undefined
  signal: AbortSignal
}

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
}

/** What comes of a call, piece by piece; `end` is last and missing where the stream was cut. */
export type ModelPart =
  | { type: 'text'; text: string }
  /** It thinks, and is alive. */
  | { type: 'thought' }
  | { type: 'end'; reason: 'stop' | 'length' | 'refused' | 'cut'; usage: TokenUsage | null }

/**
 * Streams text for a prompt.
 * @throws ModelError, or what `signal` was aborted with
 */
export interface Model {
  stream(call: ModelCall): AsyncIterable<ModelPart>
}

/** `denied` (a wrong key, name or address) and `refused` come again; the others may pass. */
export type ModelFault = 'busy' | 'unreachable' | 'failed' | 'denied'

/**
 * Why a call failed, in our own words: what a provider says may hold the key, or anything else
 * that was sent to it, and is never repeated.
 */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly fault: ModelFault
  readonly status: number | null
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | null

  constructor(fault: ModelFault, status: number | null = null, retryAfterMs: number | null = null) {
    super(`the model is ${fault}${status === null ? '' : `, status ${status}`}`)
    this.fault = fault
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}
