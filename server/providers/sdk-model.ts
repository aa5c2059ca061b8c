import {
  APICallError,
  type FinishReason,
  type JSONSchema7,
  type LanguageModel,
  type OutputInterface,
  streamText,
} from 'ai'
import { retryAfterMs } from '#shared/retry-after.ts'
import { type Model, type ModelCall, ModelError, type ModelFault, type ModelPart } from './model.ts'

type Reason = Extract<ModelPart, { type: 'end' }>['reason']

const reasons: Partial<Record<FinishReason, Reason>> = {
  stop: 'stop',
  // Where a provider gives JSON by way of a tool, its call is the answer.
  'tool-calls': 'stop',
  length: 'length',
  'content-filter': 'refused',
}

/** How an endpoint says that it does not know what is asked of it, rather than who asks. */
const unknownRequest = [400, 404, 415, 422, 501]

/** A model of the SDK as ours: its retries and its console are off, its errors are told anew. */
export function sdkModel(model: LanguageModel): Model {
  // What the SDK warns of (an unknown name, say) would go to the console past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  /** Some endpoints take no schema: then the instructions alone say what is wanted. */
  let takesSchema = true
  return {
    async *stream(call) {
      const isBound = takesSchema && call.schema !== undefined
      try {
        yield* parts(model, isBound ? call : { ...call, schema: undefined })
      } catch (error) {
        const isRefused = error instanceof ModelError && unknownRequest.includes(error.status ?? 0)
        if (!isBound || !isRefused) throw error
        yield* parts(model, { ...call, schema: undefined })
        takesSchema = false
      }
    },
  }
}

async function* parts(model: LanguageModel, call: ModelCall): AsyncGenerator<ModelPart> {
  const { instructions, maxOutputTokens, schema, signal } = call
  const { stream } = streamText({
    model,
    instructions,
    ...asked(call),
    maxOutputTokens,
    abortSignal: signal,
    maxRetries: 0,
    onError: () => {},
    ...(schema && { output: jsonOutput(schema) }),
    // Some models leave out what may be left out: strict schemas know no such thing.
    providerOptions: { openaiCompatible: { strictJsonSchema: false } },
  })
  for await (const part of stream) {
    if (part.type === 'text-delta') yield { type: 'text', text: part.text }
    if (part.type === 'reasoning-delta') yield { type: 'thought' }
    if (part.type === 'abort') throw signal.reason
    if (part.type === 'error') throw signal.aborted ? signal.reason : modelError(part.error)
    if (part.type === 'finish') yield end(part.finishReason, part.totalUsage)
  }
}

/** The prompt, with its pictures behind it where there are any. */
function asked({ prompt, pictures = [] }: ModelCall) {
  if (pictures.length === 0) return { prompt }
  const files = pictures.map(({ bytes, mediaType }) => {
    return { type: 'file', data: bytes, mediaType } as const
  })
  const content = [{ type: 'text', text: prompt } as const, ...files]
  return { messages: [{ role: 'user' as const, content }] }
}

/**
 * Asks the provider for JSON of that shape, and gives its text as it comes: who reads it is more
 * forgiving than the SDK, which drops all of an answer that has words around it.
 */
function jsonOutput(schema: Readonly<Record<string, unknown>>): OutputInterface<string, number> {
  return {
    name: 'json',
    responseFormat: Promise.resolve({ type: 'json', schema: schema as JSONSchema7 }),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  }
}

function end(
  reason: FinishReason,
  {
    inputTokens,
    outputTokens,
  }: { inputTokens?: number | undefined; outputTokens?: number | undefined },
): ModelPart {
  const usage =
    inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens }
  return { type: 'end', reason: reasons[reason] ?? 'cut', usage }
}

function modelError(error: unknown): ModelError {
  if (!APICallError.isInstance(error)) return new ModelError('failed')
  const { statusCode: status, responseHeaders = {} } = error
  if (status === undefined) return new ModelError('unreachable')
  return new ModelError(faultOf(status), status, retryAfterMs(responseHeaders['retry-after']))
}

/** By status (RFC 9110); 529 is Anthropic's "overloaded". */
function faultOf(status: number): ModelFault {
  if ([429, 503, 529].includes(status)) return 'busy'
  const mayPass = status < 400 || status === 408 || status === 409 || status >= 500
  return mayPass ? 'failed' : 'denied'
}
