import type { Composition, CompositionRequest } from '#server/composer/composition.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { Op } from '#shared/page/ops.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'
import type { GenerationRequest } from '../generation-request.ts'
import type { AsyncComposer } from '../generation-service.ts'
import { differingFacts } from './correct-reading.ts'
import type { ModelReading } from './read-by-model.ts'

/**
 * The composition of a reading that a model put right: composed anew with its facts where they are
 * others, in the order and with the looks that were chosen.
 */
export async function correctedComposition(
  composer: AsyncComposer,
  { composition: request }: GenerationRequest,
  owner: string,
  composed: Composition,
  { understood, plan }: ModelReading,
): Promise<Composition> {
  const { facts, gone, industry } = differingFacts(composed.understood, understood)
  const known = {
    ...request.known,
    ...(industry && request.known.industry === undefined && { industry }),
    facts: { ...facts, ...request.known.facts },
  }
  const isSameReading = Object.keys(facts).length === 0 && industry === undefined
  const anew = isSameReading ? composed : await composer.compose({ ...request, known }, owner)
  const opening = anew.opening
    .filter((op) => op.op !== 'fact' || !gone.includes(op.key))
    .map((op) => asBriefs(op, request))
  const told: Composition = {
    ...anew,
    understood,
    opening: opening.map((op) => (op.op === 'understood' ? understood : op)),
  }
  return inPlannedOrder(told, plan)
}

/** What the brief's words say is the brief's; what its owner put right is theirs. */
function asBriefs(op: Op, { known }: CompositionRequest): Op {
  const isOwners = op.op === 'fact' && known.facts[op.key] !== undefined
  return op.op === 'fact' && !isOwners ? { ...op, src: 'brief' } : op
}

/** Blocks that have come by the correction stay where the composer has them. */
function inPlannedOrder(composition: Composition, plan: readonly PlannedBlock[]): Composition {
  const planned = composition.opening.find((op) => op.op === 'plan')?.blocks ?? []
  const chosen = new Map(plan.map((block) => [block.id, block]))
  const isSameSet = planned.length === plan.length && planned.every(({ id }) => chosen.has(id))
  if (!isSameSet || isSame(planned, plan)) return composition
  const order = plan.map(({ id }) => id)
  const place = ({ id }: { id: string }) => order.indexOf(id)
  return {
    ...composition,
    opening: composition.opening.map((op) =>
      op.op === 'plan' ? { ...op, blocks: [...plan] } : op,
    ),
    blocks: composition.blocks
      .toSorted((one, other) => place(one) - place(other))
      .map((block) => ({ ...block, ops: block.ops.map((op) => withLinksInOrder(op, order)) })),
  }
}

/** The header leads to the blocks in the order in which they stand. */
function withLinksInOrder(op: Op, order: readonly string[]): Op {
  if (op.op !== 'set' || !Array.isArray(op.value)) return op
  const targets = op.value.map((entry) => order.indexOf(String(entry?.to ?? '').slice(1)))
  if (targets.length === 0 || targets.some((at) => at < 0)) return op
  const links = op.value
    .map((entry, at) => ({ entry, at: targets[at] ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
  return { ...op, value: links.map(({ entry }) => entry) }
}

/** The ops of an opening that are not what was told before. */
export function correctingOps(before: Composition, after: Composition, keepsTheme: boolean): Op[] {
  const told = new Set(before.opening.map((op) => JSON.stringify(op)))
  const changed = after.opening.filter((op) => !told.has(JSON.stringify(op)))
  const keys = new Set(after.opening.flatMap((op) => (op.op === 'fact' ? [op.key] : [])))
  const gone = before.opening.flatMap((op): Op[] =>
    op.op === 'fact' && !keys.has(op.key)
      ? [{ op: 'fact', key: op.key, value: null, src: 'brief' }]
      : [],
  )
  return [...changed, ...gone].filter((op) => !(keepsTheme && op.op === 'theme'))
}
