import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Storage, StoredGeneration } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { type PageState, pageState } from '#shared/page/page-state.ts'
import { isKept } from '#shared/page/plan-blocks.ts'
import { plannedIds, type Steps, stepsOf, unclaimed } from './composition-steps.ts'
import { requestOf } from './generation-request.ts'
import type { Compose } from './generation-service.ts'
import { modelNote } from './model-note.ts'
import { type Batch, type JobLog, LeaseLostError, openLog, writeOps } from './write-ops.ts'

export interface JobContext {
  storage: Storage
  compose: Compose
  now: () => number
  paceMs: number
  log: Logger
  /** Aborts when this process stops; the job goes on in another. */
  stopped: AbortSignal
}

/** A job whose processes keep dying takes the next ones with it; after so many it is given up. */
const mostAttempts = 5
const cancelPollMs = 250

/**
 * Writes one claimed generation from where it stands to its end. Every batch is stored with the
 * page it makes before anybody is told of it.
 */
export async function runJob(context: JobContext, generation: StoredGeneration): Promise<void> {
  const log = await openLog(context.storage, generation)
  const writer = new JobWriter(context, log)
  try {
    await write(context, generation, writer)
  } catch (error) {
    if (error instanceof LeaseLostError) {
      context.log.info({ generation: generation.id }, 'another process writes this page now')
      return
    }
    // A disk that is full takes no failure either: the lease runs out and the job is tried again.
    if (error instanceof AppError && error.status === 503) throw error
    context.log.error({ err: error, generation: generation.id }, 'a generation failed')
    await writer.fail('internal', 'The page could not be written to its end. Please try again.')
  }
}

async function write(
  context: JobContext,
  generation: StoredGeneration,
  writer: JobWriter,
): Promise<void> {
  const { attempt } = generation
  if (attempt > mostAttempts) {
    await writer.fail('gave_up', 'The page could not be written after several attempts.')
    return
  }
  if (attempt > 1) await writer.add([{ op: 'attempt', n: attempt }])
  const request = requestOf(generation)
  const { document } = writer.log.told
  const steps = stepsOf(context.compose(request.composition), document, request)
  const opening = generation.engine === 'model' ? [modelNote(document.base)] : []
  if (!isPlanned(writer.log, steps)) await writer.add([...opening, ...steps.opening])
  await writeBlocks(context, generation.id, steps, writer)
}

/** Whether the opening is told already, by this version of the composer. */
function isPlanned({ told, lastSeq }: JobLog, steps: Steps): boolean {
  return lastSeq > 1 && plannedIds(steps).join() === told.progress.planned.join()
}

async function writeBlocks(
  context: JobContext,
  id: string,
  steps: Steps,
  writer: JobWriter,
): Promise<void> {
  const missing = steps.blocks.filter((block) => !writer.log.told.progress.done.includes(block.id))
  for (const [index, block] of missing.entries()) {
    if (await isCancelled(context, id, index === 0 ? 0 : context.paceMs)) {
      await writer.cancel()
      return
    }
    if (context.stopped.aborted) return
    await writer.add(block.ops)
  }
  await writer.finish()
}

/** Lets the pace pass, unless somebody asks for the end meanwhile. */
async function isCancelled(context: JobContext, id: string, paceMs: number): Promise<boolean> {
  for (let left = paceMs; left > 0; left -= cancelPollMs) {
    await sleep(Math.min(left, cancelPollMs))
    if (context.stopped.aborted) return false
    if (await hasCancelRequest(context.storage, id)) return true
  }
  return hasCancelRequest(context.storage, id)
}

async function hasCancelRequest(storage: Storage, id: string): Promise<boolean> {
  const generation = await storage.generations.byId(id)
  return generation?.cancelRequestedAt != null
}

class JobWriter {
  log: JobLog
  /** What the composer itself has written so far, against which translations are checked. */
  #written: PageState
  readonly #context: JobContext

  constructor(context: JobContext, log: JobLog) {
    this.#context = context
    this.log = log
    this.#written = pageState(unclaimed(log.told.document))
  }

  async add(ops: readonly Op[]): Promise<void> {
    this.#written = foldOps(this.#written, ops)
    await this.#write(() => ({ ops, isNewRev: false }))
  }

  async finish(): Promise<void> {
    await this.#write((_document, rev) => ({
      ops: [{ op: 'done', rev, status: 'complete' }],
      status: 'complete',
      isNewRev: true,
    }))
  }

  /** What is finished stays; places that were planned and not filled go. */
  async cancel(): Promise<void> {
    const missing = this.#missing()
    await this.#write((document, rev) => ({
      ops: [
        ...missing
          .filter((id) => document.blocks[id] && !isKept(document, id))
          .map((id): Op => ({ op: 'remove', id })),
        { op: 'done', rev, status: 'cancelled' },
      ],
      status: 'cancelled',
      isNewRev: true,
    }))
  }

  async fail(code: string, message: string): Promise<void> {
    const missing = this.#missing()
    await this.#write(() => ({
      ops: [{ op: 'fail', code, message, missing }],
      status: 'failed',
      isNewRev: false,
    }))
  }

  #missing(): string[] {
    const { planned, done } = this.log.told.progress
    return planned.filter((id) => !done.includes(id))
  }

  async #write(decide: (document: PageDocument, rev: number) => Batch): Promise<void> {
    const { storage, now } = this.#context
    this.log = await writeOps(storage, this.log, decide, this.#written.document, now())
  }
}
