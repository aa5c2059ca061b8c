import type { Logger } from 'pino'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import { type CallEnd, type CallResult, callModel } from '../model/call-model.ts'
import { reasons } from '../model/call-reasons.ts'
import { canWait } from '../model/can-wait.ts'
import { elementReader } from '../model/element-reader.ts'
import type { ModelDesk } from '../model/model-desk.ts'
import { interruptionOf, type Patience } from '../model/patience.ts'
import type { Receipt } from '../model/receipt.ts'
import type { Reason } from '../model/took-over-note.ts'
import { fitWishOp } from './fit-wish-op.ts'
import type { FittedOp, WishMeasure } from './fitted-op.ts'
import type { ShownPicture } from './shown-pictures.ts'
import { rawWishOpSchema, wishAnswerSchema } from './wish-op-schema.ts'
import { wishPrompt } from './wish-prompt.ts'
import type { WishTask } from './wish-task.ts'
import type { WishWriter } from './wish-writer.ts'

export interface WishAsking {
  desk: ModelDesk
  task: WishTask
  writer: WishWriter
  pictures: readonly ShownPicture[]
  /** All but the page, which changes with every op. */
  measure: Omit<WishMeasure, 'document'>
  patience: Patience
  receipt: Receipt
  log: Logger
}

/** What came of asking a model. */
export interface WishAnswer {
  outcomes: CommandOutcome[]
  /** What the model said to the owner. */
  said: string | null
  /** Why not all was done; null where the model said all it had to say. */
  reason: Reason | null
  isCancelled: boolean
}

/** One more call after one that failed, and one more where nothing of an answer could be used. */
const mostRetries = 1
const mostRescues = 1
const mostOps = 120

/** Asks the model for a wish: each op is checked, stored and told as it comes. */
export async function askForWish(asking: WishAsking): Promise<WishAnswer> {
  const { desk, patience, log, writer } = asking
  const sheet = new AnswerSheet()
  let retries = mostRetries
  let rescues = mostRescues
  for (;;) {
    if (desk.meter.isEmpty()) return sheet.answer('spent')
    if (!desk.breaker.mayTry()) return sheet.answer('failed')
    sheet.wrong = []
    const result = await ask(asking, sheet)
    const { end, status } = result
    const why = interruptionOf(patience)
    if (why === 'cancelled' || why === 'stopped')
      return { ...sheet.answer(null), isCancelled: true }
    if (end === 'ended' && sheet.isUsed) return sheet.answer(null)
    log.warn({ end, status, wrong: sheet.wrong.length }, 'a wish was not answered whole')
    // What has begun is not begun again: half of it would be done twice.
    const isFinal = writer.isChanged || patience.signal.aborted
    if (isFinal || end === 'refused' || end === 'denied') return sheet.answer(reasons[end])
    const isFault = end === 'silent' || end === 'busy' || end === 'failed'
    if (isFault ? retries-- === 0 : rescues-- === 0) return sheet.answer(reasons[end])
    if (isFault && !(await canWait(patience, result))) return sheet.answer(reasons[end])
  }
}

async function ask(asking: WishAsking, sheet: AnswerSheet): Promise<CallResult> {
  const { desk, task, writer, patience, receipt } = asking
  let ops = 0
  const onPiece = async (raw: Record<string, unknown>) => {
    const parsed = rawWishOpSchema.safeParse(raw)
    if (!parsed.success) sheet.wrong.push('an element is no op')
    else {
      const measure = { ...asking.measure, document: writer.told }
      // What was to take its place has been refused.
      const isLoss = parsed.data.op === 'remove' && sheet.wrong.length > 0
      if (isLoss) sheet.refuse('nothing is removed after an op that was refused')
      else await carryOut(fitWishOp(parsed.data, measure), writer, sheet)
      patience.progressed()
      desk.breaker.succeeded()
    }
    return ++ops < mostOps
  }
  const order = {
    ...wishPrompt(writer.told, task, { wrong: sheet.wrongBefore, pictures: asking.pictures }),
    pictures: asking.pictures,
    maxOutputTokens: desk.limits.tokensPerPage,
    schema: wishAnswerSchema,
    reader: elementReader(),
    onPiece,
  }
  const result = await callModel(desk, order, patience)
  sheet.wrongBefore = sheet.wrong
  receipt.called(result)
  desk.meter.spend(result.usage.inputTokens + result.usage.outputTokens)
  if (isFaulty(result.end)) desk.breaker.failed()
  return result
}

function isFaulty(end: CallEnd): boolean {
  return ['silent', 'busy', 'failed', 'denied'].includes(end)
}

async function carryOut(fitted: FittedOp, writer: WishWriter, sheet: AnswerSheet): Promise<void> {
  if ('say' in fitted) sheet.say(fitted.say)
  else if ('same' in fitted) sheet.isUsed = true
  else if ('wrong' in fitted) sheet.refuse(fitted.wrong, fitted.outcome)
  else if ('undo' in fitted) {
    await writer.takeBackLast()
    sheet.tell({ code: 'undone' })
  } else if (await writer.add(fitted.ops)) sheet.tell(fitted.outcome)
  else sheet.refuse('does not fit the page')
}

/** What came of an answer so far. */
class AnswerSheet {
  outcomes: CommandOutcome[] = []
  wrong: string[] = []
  wrongBefore: string[] = []
  isUsed = false
  #said: string | null = null

  say(words: string): void {
    this.isUsed = true
    this.#said ??= words
  }

  tell(outcome: CommandOutcome): void {
    this.isUsed ||= outcome.code !== 'refused'
    const told = JSON.stringify(outcome)
    if (!this.outcomes.some((other) => JSON.stringify(other) === told)) this.outcomes.push(outcome)
  }

  refuse(why: string, outcome?: CommandOutcome): void {
    this.wrong.push(why)
    if (outcome) this.tell(outcome)
  }

  answer(reason: Reason | null): WishAnswer {
    return { outcomes: this.outcomes, said: this.#said, reason, isCancelled: false }
  }
}
