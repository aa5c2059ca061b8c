import type { Composition } from '#server/composer/composition.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import type { GenerationRequest } from './generation-request.ts'
import type { JobLog } from './write-ops.ts'

/** What a job writes: the opening at once, then block after block, and what is told of the whole. */
export interface Steps {
  opening: readonly Op[]
  blocks: readonly { id: string; ops: readonly Op[] }[]
  closing: readonly Op[]
}

/** The steps of a composition that are asked for: all of it, or those of one block of the page. */
export function stepsOf(
  composition: Composition,
  document: PageDocument,
  { block, keepsTheme }: Pick<GenerationRequest, 'block' | 'keepsTheme'>,
): Steps {
  if (block === undefined) {
    const { opening, blocks, ledger } = composition
    const dressed = opening.filter((op) => !keepsTheme || op.op !== 'theme')
    return { opening: dressed, blocks, closing: [ledger] }
  }
  const step = blockStep(composition, block, document.blocks[block]?.type ?? '')
  return { opening: [], blocks: step ? [step] : [], closing: [] }
}

/** The ops that write the page's block of that id and type; null where the composition has none. */
function blockStep(
  { opening, blocks }: Composition,
  id: string,
  type: string,
): Steps['blocks'][number] | null {
  const plan = opening.find((op) => op.op === 'plan')?.blocks ?? []
  const sameType = plan.filter((planned) => planned.type === type)
  const source = sameType.find((planned) => planned.id === id) ?? sameType[0]
  const step = blocks.find((block) => block.id === source?.id)
  if (!source || !step) return null
  const variant: Op = { op: 'set', id, path: '@variant', value: source.variant, src: 'bank' }
  const moved = step.ops.map((op) => ('id' in op && op.id === source.id ? { ...op, id } : op))
  return { id, ops: [variant, ...moved] }
}

/** Ids in the order a whole page plans them; none for a single block. */
function plannedIds({ opening }: Steps): string[] {
  return opening.find((op) => op.op === 'plan')?.blocks.map((block) => block.id) ?? []
}

/** Whether the opening is told already, by this version of the composer. */
export function isPlanned({ progress, lastSeq }: JobLog, steps: Steps): boolean {
  return lastSeq > 1 && plannedIds(steps).join() === progress.planned.join()
}

/** The page as if nothing on it were typed or locked: what the composer alone writes goes there. */
export function unclaimed(document: PageDocument): PageDocument {
  const blocks = Object.fromEntries(
    Object.entries(document.blocks).map(([id, block]) => [id, { ...block, locked: false }]),
  )
  return { ...document, blocks, src: {} }
}
