import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Composition } from '#server/composer/composition.ts'
import type { Storage, StoredGeneration } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isToldAlike } from './brief-choice.ts'
import { hasCancelRequest } from './cancel-request.ts'
import { isPlanned, type Steps, stepsOf } from './composition-steps.ts'
import { correctionSteps } from './correction/correction-steps.ts'
import { modelCorrectionSteps } from './correction/model-correction-steps.ts'
import { requestOf } from './generation-request.ts'
import type { AsyncComposer, WishReader } from './generation-service.ts'
import { JobWriter } from './job-writer.ts'
import { withKeptChanges } from './kept-changes.ts'
import { modelJobOf } from './model/assignment-of.ts'
import { type ModelDesk, noWait } from './model/model-desk.ts'
import { patience } from './model/patience.ts'
import { receipt } from './model/receipt.ts'
import { writeByModel } from './model/write-by-model.ts'
import { openByModel } from './reading/open-by-model.ts'
import { failWish, runWish } from './wishes/run-wish.ts'
import type { PictureOf } from './wishes/shown-pictures.ts'
import { LeaseLostError, openLog, PageErasedError } from './write-ops.ts'

export interface JobContext {
  storage: Storage
  composer: AsyncComposer
  carryOutWish: WishReader
  /** Null where the model sees no pictures. */
  pictureOf: PictureOf | null
  /** Null where no model is set up. */
  desk: ModelDesk | null
  now: () => number
  paceMs: number
  log: Logger
  /** Aborts when this process stops; the job goes on in another. */
  stopped: AbortSignal
}

/** A job whose processes keep dying takes the next ones with it; after so many it is given up. */
const mostAttempts = 5
const cancelPollMs = 250
/** Header and opening: the first screen of a page comes at once, the pace begins below it. */
const blocksAtOnce = 2

/**
 * Writes one claimed generation from where it stands to its end. Every batch is stored with the
 * page it makes before anybody is told of it.
 */
export async function runJob(context: JobContext, generation: StoredGeneration): Promise<void> {
  if (generation.kind === 'wish') {
    const fail = () => failWish(context, generation)
    return toItsEnd(context, generation, () => runWish(context, generation), fail)
  }
  const { log, document } = await openLog(context.storage, generation)
  const writer = new JobWriter(context, log, document)
  const message = 'The page could not be written to its end. Please try again.'
  await toItsEnd(
    context,
    generation,
    () => write(context, generation, writer, document),
    () => writer.fail('internal', message),
  )
}

/** Works at a job; what goes wrong ends it, unless it is another's or nobody's by now. */
async function toItsEnd(
  context: JobContext,
  generation: StoredGeneration,
  work: () => Promise<void>,
  fail: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof LeaseLostError) {
      context.log.info({ generation: generation.id }, 'another process writes this page now')
      return
    }
    if (error instanceof PageErasedError) {
      context.log.info({ generation: generation.id }, 'the page was erased while it was written')
      return
    }
    // A disk that is full takes no failure either: the lease runs out and the job is tried again.
    if (error instanceof AppError && error.status === 503) throw error
    context.log.error({ err: error, generation: generation.id }, 'a generation failed')
    await fail()
  }
}

async function write(
  context: JobContext,
  generation: StoredGeneration,
  writer: JobWriter,
  document: PageDocument,
): Promise<void> {
  const { attempt } = generation
  if (attempt > mostAttempts) {
    await writer.fail('gave_up', 'The page could not be written after several attempts.')
    return
  }
  const { progress } = writer.log
  if (attempt > 1) await writer.add([{ op: 'attempt', n: Math.max(attempt, progress.attempt + 1) }])
  const request = requestOf(generation)
  const composition = await context.composer.compose(request.composition, generation.owner)
  if (generation.engine === 'model' && !request.corrects)
    await writeWithModel(context, generation, { composition, document, writer })
  else {
    const steps = await changedSteps(context, generation, composition, document)
    if (!isPlanned(writer.log, steps)) await writer.add(steps.opening)
    await writeBlocks(context, generation.id, steps, writer)
  }
}

/** All of a composition, or what it makes otherwise on a page that is there already. */
async function changedSteps(
  { composer }: JobContext,
  generation: StoredGeneration,
  composition: Composition,
  document: PageDocument,
): Promise<Steps> {
  const request = requestOf(generation)
  const last = request.corrects ?? request.varies
  if (!last) return stepsOf(composition, document, request)
  const before = await composer.compose(last, generation.owner)
  if (!request.corrects)
    return stepsOf(withKeptChanges(composition, before, document), document, request)
  if (generation.engine === 'composer') {
    const isRetold = last.brief !== request.composition.brief
    const isRechosen = !isToldAlike(last, request.composition)
    const { keepsTheme } = request
    return correctionSteps(composition, before, document, {
      isRetold,
      isRechosen,
      keepsTheme,
      mergesLists: true,
    })
  }
  return modelCorrectionSteps(composition, before, document, request)
}

interface Writing {
  composition: Composition
  document: PageDocument
  writer: JobWriter
}

async function writeWithModel(
  context: JobContext,
  generation: StoredGeneration,
  { composition, document, writer }: Writing,
): Promise<void> {
  const { storage, desk, stopped, now } = context
  const { id, usage, createdAt } = generation
  const request = requestOf(generation)
  const log = context.log.child({ generation: id })
  const cost = receipt(usage, createdAt, now)
  writer.usage = cost.usage
  const waiting = patience(desk?.limits ?? noWait, () => hasCancelRequest(storage, id), stopped)
  try {
    const opened = await openByModel(
      { composer: context.composer, desk, writer, patience: waiting, receipt: cost, log },
      generation,
      composition,
      document,
    )
    const job = modelJobOf(request, opened, stepsOf(opened, document, request), document)
    const parts = { desk, job, writer, patience: waiting, receipt: cost, log }
    const outcome = await writeByModel(parts)
    if (outcome === 'cancelled') await writer.cancel()
    if (outcome === 'written') await writer.finish()
  } finally {
    waiting.end()
  }
}

async function writeBlocks(
  context: JobContext,
  id: string,
  steps: Steps,
  writer: JobWriter,
): Promise<void> {
  const missing = steps.blocks.filter((block) => !writer.log.progress.done.includes(block.id))
  for (const [index, block] of missing.entries()) {
    if (await isCancelled(context, id, index < blocksAtOnce ? 0 : context.paceMs)) {
      await writer.cancel()
      return
    }
    if (context.stopped.aborted) return
    await writer.add(block.ops)
  }
  if (steps.closing.length > 0 && !writer.log.progress.ledger) await writer.add(steps.closing)
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
