import { APICallError, type FinishReason, type LanguageModel, streamText } from 'ai'
import { type Model, ModelError, type ModelFault, type ModelPart } from './model.ts'
import { retryAfterMs } from './retry-after.ts'

type Reason = Extract<ModelPart, { type: 'end' }>['reason']

const reasons: Partial<Record<FinishReason, Reason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'refused',
}

/** A model of the SDK as ours: its retries and its console are off, its errors are told anew. */
export function sdkModel(model: LanguageModel): Model {
  // What the SDK warns of (an unknown name, say) would go to the console past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return {
    async *stream({ instructions, prompt, maxOutputTokens, signal }) {
      const { stream } = streamText({
        model,
        instructions,
        prompt,
        maxOutputTokens,
        abortSignal: signal,
        maxRetries: 0,
        onError: () => {},
      })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield { type: 'text', text: part.text }
        if (part.type === 'reasoning-delta') yield { type: 'thought' }
        if (part.type === 'abort') throw signal.reason
        if (part.type === 'error') throw signal.aborted ? signal.reason : modelError(part.error)
        if (part.type === 'finish') yield end(part.finishReason, part.totalUsage)
      }
    },
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
  return new ModelError(faultOf(status), status, retryAfterMs(responseHeaders))
}

/** By status (RFC 9110); 529 is Anthropic's "overloaded". */
function faultOf(status: number): ModelFault {
  if ([429, 503, 529].includes(status)) return 'busy'
  const mayPass = status < 400 || status === 408 || status === 409 || status >= 500
  return mayPass ? 'failed' : 'denied'
}
