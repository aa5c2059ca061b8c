import type { Composition } from '#server/composer/composition.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { Op, OpOf } from '#shared/page/ops.ts'
import { keptBlocks, type PlannedBlock } from '#shared/page/plan-blocks.ts'
import { emptied, planOf } from './correction/correction-steps.ts'

/**
 * Another version of a page, with what its creator has changed since it was written: sections they
 * took away stay away, those they added or moved stay there, and so do fields that are not as they
 * were written.
 * @param before what the page was written as
 */
export function withKeptChanges(
  after: Composition,
  before: Composition,
  document: PageDocument,
): Composition {
  const isRemoved = ({ id }: { id: string }) =>
    !document.blocks[id] && planOf(before).some((block) => block.id === id)
  const kept = keptBlocks(document)
  const changed = changedFields(before, document)
  const planned = new Set([...planOf(before), ...planOf(after)].map(({ id }) => id))
  const added = document.order.filter((id) => !planned.has(id))
  return {
    ...after,
    opening: after.opening.map((op) =>
      op.op === 'plan'
        ? {
            ...op,
            blocks: inOwnOrder(
              op.blocks.filter((block) => !isRemoved(block)),
              planOf(before),
              document,
            ),
            keeps: added,
          }
        : op,
    ),
    blocks: after.blocks
      .filter((block) => !isRemoved(block))
      .map(({ id, ops }) => {
        const own = changed.filter((op) => op.id === id && isPlannedAs(op.type, id, after))
        const isOwn = (op: Op) =>
          (op.op === 'set' || op.op === 'translate') &&
          own.some(({ path }) => op.path === path || op.path.startsWith(`${path}.`))
        const sets = own.map(({ type: _type, ...op }): Op => op)
        const [rest, done] = [ops.filter((op) => op.op !== 'blockDone'), ops.slice(-1)]
        const isKept = kept.has(id) && isPlannedAs(document.blocks[id]?.type ?? '', id, after)
        const gone = isKept ? emptied(id, rest, before, document) : []
        return { id, ops: [...[...gone, ...rest].filter((op) => !isOwn(op)), ...sets, ...done] }
      }),
  }
}

/** Sections whose order its creator has changed are planned in theirs. */
function inOwnOrder(
  planned: readonly PlannedBlock[],
  before: readonly PlannedBlock[],
  { order, blocks }: PageDocument,
): PlannedBlock[] {
  const written = before.flatMap(({ id }) => (blocks[id] ? [id] : []))
  const own = order.filter((id) => written.includes(id))
  if (isSame(own, written)) return [...planned]
  const sorted = own.flatMap((id) => planned.filter((block) => block.id === id))
  return planned.map((block) => (own.includes(block.id) ? (sorted.shift() ?? block) : block))
}

const isPlannedAs = (type: string, id: string, composition: Composition): boolean =>
  planOf(composition).some((block) => block.id === id && block.type === type)

type Changed = OpOf<'set'> & { type: string }

/** Fields of planned blocks that are not as they were written. */
function changedFields(before: Composition, { blocks, src }: PageDocument): Changed[] {
  const told = new Map(
    before.blocks
      .flatMap(({ ops }) => ops)
      .flatMap((op) => (op.op === 'set' ? [[`${op.id}.${op.path}`, op.value] as const] : [])),
  )
  return planOf(before).flatMap(({ id, type }): Changed[] => {
    const block = blocks[id]
    if (block?.type !== type) return []
    const empty = emptyProps(type)
    return Object.entries(block.props)
      .filter(([path, value]) => !isSame(value, told.get(`${id}.${path}`) ?? empty[path]))
      .map(([path, value]) => ({ op: 'set', id, path, value, src: src[`${id}.${path}`], type }))
  })
}
