import type { Logger } from 'pino'
import type { JobWriter } from '#server/generation/job-writer.ts'
import type { ModelJob } from './assignment-of.ts'
import { blockOps } from './block-ops.ts'
import { type CallResult, callModel } from './call-model.ts'
import { reasons } from './call-reasons.ts'
import { canWait } from './can-wait.ts'
import type { ModelDesk } from './model-desk.ts'
import { interruptionOf, type Patience } from './patience.ts'
import { blockReader, type RawBlock } from './read-blocks.ts'
import type { Receipt } from './receipt.ts'
import { type Reason, tookOverNote } from './took-over-note.ts'
import { writePrompt } from './write-prompt.ts'

export interface ModelWriting {
  /** Null where no model is set up: another process has begun this page. */
  desk: ModelDesk | null
  job: ModelJob
  writer: JobWriter
  patience: Patience
  receipt: Receipt
  log: Logger
}

/** How the writing ended: all is written, or somebody wants the end. */
export type ModelOutcome = 'written' | 'cancelled' | 'stopped'

/** One more call after one that failed, and one more for blocks that could not be used. */
const mostRetries = 1
const mostRescues = 1
/** With less than this no block can be written. */
const leastTokens = 300
/**
 * Lets the model write its blocks: each is checked, stored and told as it comes. What is missing is
 * asked for once more, with what was wrong; what is missing then, the composer writes, and a note
 * says so.
 */
export async function writeByModel(writing: ModelWriting): Promise<ModelOutcome> {
  const { job, writer, receipt } = writing
  for (const { id, ops } of job.composed) {
    if (writer.log.progress.done.includes(id)) continue
    receipt.wrote('composer')
    await writer.add(ops)
  }
  const spare = new Map<string, RawBlock>()
  const reason = await askUntilDone(writing, spare)
  const end = interruptionOf(writing.patience)
  if (end === 'cancelled' || end === 'stopped') return end
  await composeRest(writing, spare, reason ?? 'unusable')
  return 'written'
}

function missing({ job, writer }: Pick<ModelWriting, 'job' | 'writer'>) {
  return job.drafts.filter(({ id }) => !writer.log.progress.done.includes(id))
}

/** Calls the model until every block is there. @returns why it stopped asking before that */
async function askUntilDone(
  writing: ModelWriting,
  spare: Map<string, RawBlock>,
): Promise<Reason | null> {
  const { desk, patience, log, receipt, writer } = writing
  if (missing(writing).length === 0) return null
  if (!desk) return 'absent'
  const wrong = new Map<string, string>()
  let retries = mostRetries
  let rescues = mostRescues
  for (;;) {
    const tokensLeft = desk.limits.tokensPerPage - receipt.outputTokens()
    if (desk.meter.isEmpty() || tokensLeft < leastTokens) return 'spent'
    if (!desk.breaker.mayTry()) return 'failed'
    const result = await ask({ ...writing, desk }, tokensLeft, wrong, spare)
    if (missing(writing).length === 0) return null
    const { end, status } = result
    const left = missing(writing).length
    log.warn({ end, status, missing: left }, 'the model left blocks unwritten')
    if (patience.signal.aborted || end === 'refused' || end === 'denied') return reasons[end]
    const isFault = end === 'silent' || end === 'busy' || end === 'failed'
    if (isFault ? retries-- === 0 : rescues-- === 0) return reasons[end]
    if (isFault && !(await canWait(patience, result))) return reasons[end]
    await writer.add([{ op: 'attempt', n: writer.log.progress.attempt + 1 }])
  }
}

async function ask(
  writing: ModelWriting & { desk: ModelDesk },
  maxOutputTokens: number,
  wrong: Map<string, string>,
  spare: Map<string, RawBlock>,
): Promise<CallResult> {
  const { desk, job, patience, receipt, writer } = writing
  const drafts = missing(writing)
  const { instructions, prompt } = writePrompt({ ...job.assignment, drafts, wrong })
  for (const { id } of drafts) wrong.set(id, 'it was not written')
  const onPiece = async (raw: RawBlock) => {
    const draft = missing(writing).find(({ id }) => id === raw.id)
    if (!draft) return missing(writing).length > 0
    if (raw.isCut) {
      spare.set(raw.id, raw)
      return true
    }
    const ops = blockOps(raw, draft, job.measure, job.assignment.languages)
    if ('wrong' in ops) wrong.set(raw.id, ops.wrong)
    else {
      wrong.delete(raw.id)
      receipt.wrote('model')
      await writer.add(ops)
      patience.progressed()
      desk.breaker.succeeded()
    }
    return missing(writing).length > 0
  }
  const order = { instructions, prompt, maxOutputTokens, reader: blockReader(), onPiece }
  const result = await callModel(desk, order, patience)
  receipt.called(result)
  desk.meter.spend(result.usage.inputTokens + result.usage.outputTokens)
  const isLate = result.end === 'over' && interruptionOf(patience) === 'late'
  if (isLate || ['silent', 'busy', 'failed', 'denied'].includes(result.end)) desk.breaker.failed()
  return result
}

/** What the model did not write: what is left of a block that was cut, else the composer's own. */
async function composeRest(
  { job, writer, receipt }: ModelWriting,
  spare: ReadonlyMap<string, RawBlock>,
  reason: Reason,
): Promise<void> {
  const rest = missing({ job, writer }).map((draft) => {
    const raw = spare.get(draft.id)
    const ops = raw && blockOps(raw, draft, job.measure, job.assignment.languages)
    return ops && !('wrong' in ops)
      ? { ops, engine: 'model' as const }
      : { ops: draft.ops, engine: 'composer' as const }
  })
  const composed = rest.filter(({ engine }) => engine === 'composer').length
  const total = job.drafts.length + job.composed.length
  if (composed > 0)
    await writer.add([
      tookOverNote(job.assignment.language, reason, composed + job.composed.length, total),
    ])
  for (const { ops, engine } of rest) {
    receipt.wrote(engine)
    await writer.add(ops)
  }
}
