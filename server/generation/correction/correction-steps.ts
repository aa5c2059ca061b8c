import type { Composition } from '#server/composer/composition.ts'
import { emptyBlock, emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { keptBlocks, type PlannedBlock } from '#shared/page/plan-blocks.ts'
import type { Steps } from '../composition-steps.ts'

/**
 * What a corrected fact makes otherwise on a page, and nothing else: the difference of two
 * compositions of the same brief and seed. Sections its creator has moved, removed, added or changed
 * stay as they are unless the fact stands in them. No fact dresses a page anew: colours, letters,
 * drawings and the looks of sections are those it has, also where its trade is another.
 * @param before the page composed without the correction
 */
export function correctionSteps(
  after: Composition,
  before: Composition,
  document: PageDocument,
): Steps {
  const kept = keptBlocks(document)
  const told = new Set([...before.opening, ...before.blocks.flatMap(({ ops }) => ops)].map(key))
  const isNew = (op: Op) => op.op !== 'blockDone' && !told.has(key(op))
  const [was, is] = [planOf(before), planOf(after)]
  const isThere = ({ id }: { id: string }) => document.blocks[id] !== undefined
  const gone = was.filter(
    (block) => isThere(block) && !kept.has(block.id) && !is.some(({ id }) => id === block.id),
  )
  const come = is.filter((block) => !isThere(block) && !was.some(({ id }) => id === block.id))
  const written = after.blocks.filter(
    (block) => isThere(block) || come.some(({ id }) => id === block.id),
  )
  return {
    opening: [
      ...after.opening.filter(
        (op) => op.op === 'understood' || (isNew(op) && !dressing.has(op.op)),
      ),
      ...gone.map(({ id }): Op => ({ op: 'remove', id })),
      ...come.map((block) => insertOp(block, is, document)),
    ],
    blocks: written
      .map(({ id, ops }) => ({
        id,
        ops: [...emptied(id, ops, before, document), ...ops.filter(isNew)].filter(
          (op) => !isThere({ id }) || !dresses(op, before),
        ),
      }))
      .filter(({ ops }) => ops.length > 0)
      .map(({ id, ops }): Steps['blocks'][number] => ({
        id,
        ops: [...ops, { op: 'blockDone', id }],
      })),
    closing: [after.ledger],
  }
}

/** Where the sections of a page stand is in `gone` and `come`. */
const dressing: ReadonlySet<Op['op']> = new Set(['plan', 'theme'])

/** Whether a drawing comes, or goes: which one there is follows the trade. */
function dresses(op: Op, { blocks }: Composition): boolean {
  if (op.op !== 'set') return false
  const was = blocks
    .find(({ id }) => id === op.id)
    ?.ops.find((told) => told.op === 'set' && told.path === op.path)
  return isDrawing(op.value) || (was?.op === 'set' && isDrawing(was.value))
}

const isDrawing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'art'

const key = (op: Op): string => JSON.stringify(op)

export const planOf = ({ opening }: Composition): readonly PlannedBlock[] =>
  opening.find((op) => op.op === 'plan')?.blocks ?? []

/** What nothing is told in any more: a note whose hours stand in the table now. */
function emptied(
  id: string,
  ops: readonly Op[],
  before: Composition,
  { blocks }: PageDocument,
): Op[] {
  const paths = new Set(ops.flatMap((op) => (op.op === 'set' ? [op.path] : [])))
  const was = before.blocks.find((block) => block.id === id)?.ops ?? []
  const empty = emptyProps(blocks[id]?.type ?? '')
  return was.flatMap((op): Op[] =>
    op.op === 'set' && !paths.has(op.path) && op.path in empty
      ? [{ op: 'set', id, path: op.path, value: empty[op.path], src: 'bank' }]
      : [],
  )
}

/** Behind the nearest block that is planned before it and stands on the page. */
function insertOp(
  { id, type, variant }: PlannedBlock,
  plan: readonly PlannedBlock[],
  { order }: PageDocument,
): Op {
  const earlier = plan.slice(
    0,
    plan.findIndex((block) => block.id === id),
  )
  const after = earlier.findLast((block) => order.includes(block.id))?.id ?? null
  const { props } = emptyBlock(type, variant)
  return { op: 'insert', id, type, variant, props, after, src: 'bank' }
}
