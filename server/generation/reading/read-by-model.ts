import type { Logger } from 'pino'
import type { Understood } from '#shared/page/ops.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'
import { type CallResult, callModel } from '../model/call-model.ts'
import { canWait } from '../model/can-wait.ts'
import { elementReader } from '../model/element-reader.ts'
import type { ModelDesk } from '../model/model-desk.ts'
import type { Patience } from '../model/patience.ts'
import type { Receipt } from '../model/receipt.ts'
import { choosePlan } from './choose-plan.ts'
import { type Claim, claimSchema, readingAnswerSchema } from './claim-schema.ts'
import { correctReading } from './correct-reading.ts'
import { type ReadingTask, readingPrompt } from './reading-prompt.ts'

export interface ModelReading {
  understood: Understood
  plan: PlannedBlock[]
}

export interface ReadingOrder {
  desk: ModelDesk
  task: ReadingTask
  patience: Patience
  receipt: Receipt
  log: Logger
}

const mostClaims = 200
const mostTokens = 3000

/**
 * Lets the model read a brief that was read: what of its answer stands corrects the reading, and
 * without an answer it stays as it is.
 */
export async function readByModel(order: ReadingOrder): Promise<ModelReading> {
  const { desk, task, patience, log } = order
  const asRead = { understood: task.understood, plan: [...task.plan] }
  if (desk.meter.isEmpty() || !desk.breaker.mayTry()) return asRead
  const claims: Claim[] = []
  const { end, status } = await askTwice(order, claims)
  if (end !== 'ended')
    log.warn({ end, status, claims: claims.length }, 'a brief was not read whole')
  if (patience.signal.aborted || claims.length === 0) return asRead
  const { understood, plan, brief, known } = task
  return {
    understood: correctReading(understood, claims, brief, known),
    plan: choosePlan(claims.find(({ key }) => key === 'plan')?.value, plan),
  }
}

/** A call that failed is made once more, unless the provider asks for a wait that the writing needs. */
async function askTwice(order: ReadingOrder, claims: Claim[]): Promise<CallResult> {
  const { desk, patience } = order
  const first = await ask(order, claims)
  const isFault = first.end === 'busy' || first.end === 'failed'
  if (!isFault || claims.length > 0 || !desk.breaker.mayTry()) return first
  const isShort = (first.retryAfterMs ?? 0) <= patience.leftMs() / 4
  return isShort && (await canWait(patience, first)) ? ask(order, claims) : first
}

async function ask(
  { desk, task, patience, receipt }: ReadingOrder,
  claims: Claim[],
): Promise<CallResult> {
  const result = await callModel(
    desk,
    {
      ...readingPrompt(task),
      maxOutputTokens: Math.min(mostTokens, desk.limits.tokensPerPage),
      schema: readingAnswerSchema,
      reader: elementReader(),
      async onPiece(piece) {
        const claim = claimSchema.safeParse(piece)
        if (claim.success) claims.push(claim.data)
        return claims.length < mostClaims
      },
    },
    patience,
  )
  receipt.called(result)
  desk.meter.spend(result.usage.inputTokens + result.usage.outputTokens)
  if (['silent', 'busy', 'failed', 'denied'].includes(result.end)) desk.breaker.failed()
  else if (result.end !== 'over') desk.breaker.answered()
  return result
}
