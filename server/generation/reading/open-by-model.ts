import type { Composition } from '#server/composer/composition.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import { toldBrief } from '../brief-choice.ts'
import { isPlanned, stepsOf } from '../composition-steps.ts'
import { requestOf } from '../generation-request.ts'
import type { AsyncComposer } from '../generation-service.ts'
import type { JobWriter } from '../job-writer.ts'
import type { ModelDesk } from '../model/model-desk.ts'
import type { Patience } from '../model/patience.ts'
import type { Receipt } from '../model/receipt.ts'
import { correctedComposition, correctingOps } from './corrected-composition.ts'
import { knownReading } from './known-reading.ts'
import { type ReadingOrder, readByModel } from './read-by-model.ts'

export interface Opening extends Pick<ReadingOrder, 'log'> {
  composer: AsyncComposer
  desk: ModelDesk | null
  writer: JobWriter
  patience: Patience
  receipt: Receipt
}

/**
 * Opens a page that a model writes: what the reader understood and planned is told at once, what
 * the model makes of the brief corrects it. A process that takes over goes on from what was told.
 * @returns the composition the page is written from
 */
export async function openByModel(
  opening: Opening,
  generation: StoredGeneration,
  composed: Composition,
  document: PageDocument,
): Promise<Composition> {
  const { writer, desk } = opening
  const request = requestOf(generation)
  if (request.block !== undefined) return composed
  const told = await toldBefore(opening, generation, composed)
  const steps = stepsOf(told, document, request)
  if (!isPlanned(writer.log, steps)) await writer.add(steps.opening)
  if (!desk || told !== composed || writer.log.progress.done.length > 0) return told
  const reading = await readByModel(orderOf(opening, desk, generation, composed))
  const { composer } = opening
  const { owner } = generation
  const corrected = await correctedComposition(composer, request, owner, composed, reading)
  const ops = correctingOps(composed, corrected, request.keepsTheme === true)
  if (ops.length > 0) await writer.add(ops)
  return corrected
}

function orderOf(
  { patience, receipt, log }: Opening,
  desk: ModelDesk,
  generation: StoredGeneration,
  { understood, opening }: Composition,
): ReadingOrder {
  const brief = toldBrief(requestOf(generation).composition)
  const plan = opening.find((op) => op.op === 'plan')?.blocks ?? []
  const meta = opening.find((op) => op.op === 'meta')?.meta
  return {
    desk,
    task: { brief, understood, plan, known: knownReading(brief, understood, meta?.country) },
    patience,
    receipt,
    log,
  }
}

/** What an earlier process has made of the brief, as its log tells; else the reader's own. */
async function toldBefore(
  { composer, writer }: Opening,
  generation: StoredGeneration,
  composed: Composition,
): Promise<Composition> {
  const { understood, planned } = writer.log.progress
  if (!understood || isSame(understood, composed.understood)) return composed
  const blocks = new Map(
    composed.opening.flatMap((op) =>
      op.op === 'plan' ? op.blocks.map((one) => [one.id, one]) : [],
    ),
  )
  const plan = planned.flatMap((id) => blocks.get(id) ?? [])
  const request = requestOf(generation)
  return correctedComposition(composer, request, generation.owner, composed, { understood, plan })
}
