import { ModelError, type ModelPicture, type TokenUsage } from '#server/providers/model.ts'
import type { PieceReader } from './element-reader.ts'
import type { ModelDesk } from './model-desk.ts'
import { InterruptedError, type Patience } from './patience.ts'
import { untilAborted } from './until-aborted.ts'

/** How a call ended; only after `ended` was all said that the model wanted to say. */
export type CallEnd = 'ended' | 'cut' | 'refused' | 'silent' | 'busy' | 'denied' | 'failed' | 'over'

export interface CallResult {
  end: CallEnd
  /** What the provider answered with, where it refused or failed. */
  status: number | null
  retryAfterMs: number | null
  usage: TokenUsage
  /** The provider did not say what it cost: counted by letters. */
  isEstimated: boolean
}

export interface CallOrder<T> {
  instructions: string
  prompt: string
  pictures?: readonly ModelPicture[]
  maxOutputTokens: number
  /** JSON Schema of the answer, where it is to be JSON and nothing else. */
  schema?: Readonly<Record<string, unknown>>
  /** Makes pieces of the text that comes. */
  reader: PieceReader<T>
  /** Takes a piece; false when nothing more is wanted. */
  onPiece(piece: T): Promise<boolean>
}

/** Letters a token has at least, on the whole: what bounds a model that keeps to no limit. */
const lettersPerToken = 3
const mostLettersPerToken = 8

/** One request to the model: its pieces go to `onPiece` as they come. Never rejects for its sake. */
export async function callModel<T>(
  { model }: Pick<ModelDesk, 'model'>,
  order: CallOrder<T>,
  patience: Patience,
): Promise<CallResult> {
  const { instructions, prompt, pictures, maxOutputTokens, schema, reader } = order
  const signal = patience.begin()
  let letters = 0
  let usage: TokenUsage | null = null
  let end: CallEnd = 'cut'
  let status: number | null = null
  let retryAfterMs: number | null = null
  const take = async (pieces: T[]) => {
    for (const piece of pieces) if (!(await order.onPiece(piece))) patience.hurry()
  }
  try {
    const call = { instructions, prompt, pictures, maxOutputTokens, schema, signal }
    for await (const part of untilAborted(model.stream(call), signal)) {
      patience.heard()
      if (part.type === 'text') {
        letters += part.text.length
        if (letters > maxOutputTokens * mostLettersPerToken) break
        await take(reader.push(part.text))
      }
      if (part.type === 'end') {
        usage = part.usage
        end = endOf(part.reason)
      }
    }
  } catch (error) {
    if (error instanceof InterruptedError) end = interruptions[error.interruption]
    else if (error instanceof ModelError) {
      end = error.fault === 'unreachable' ? 'failed' : error.fault
      status = error.status
      retryAfterMs = error.retryAfterMs
    } else throw error
  }
  if (!patience.signal.aborted) await take(reader.end())
  const estimate = {
    inputTokens: Math.ceil((instructions.length + prompt.length) / lettersPerToken),
    outputTokens: Math.ceil(letters / lettersPerToken),
  }
  const isAnswered = letters > 0 || end === 'ended' || end === 'silent' || end === 'over'
  const counted = usage ?? (isAnswered ? estimate : { inputTokens: 0, outputTokens: 0 })
  return { end, status, retryAfterMs, usage: counted, isEstimated: usage === null && isAnswered }
}

const interruptions = {
  silent: 'silent',
  enough: 'ended',
  late: 'over',
  cancelled: 'over',
  stopped: 'over',
} as const

function endOf(reason: 'stop' | 'length' | 'refused' | 'cut'): CallEnd {
  if (reason === 'refused') return 'refused'
  return reason === 'stop' ? 'ended' : 'cut'
}
