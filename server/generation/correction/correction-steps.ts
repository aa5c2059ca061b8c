import type { Composition } from '#server/composer/composition.ts'
import { emptyBlock, emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { Op, OpOf } from '#shared/page/ops.ts'
import { keptBlocks, type PlannedBlock } from '#shared/page/plan-blocks.ts'
import type { Steps } from '../composition-steps.ts'
import { factsOf } from './changed-facts.ts'
import { mergedList } from './merged-list.ts'

/** What is otherwise: the facts alone, or the brief as well, whose words may ask for another look. */
export interface Correcting {
  isRetold?: boolean
  /** Other sentences of the same brief are told: facts come and go, and the page looks as it did. */
  isRechosen?: boolean
  keepsTheme?: boolean | undefined
  /** Lists that are not as they were composed are their owner's, and not a model's. */
  mergesLists?: boolean
}

/**
 * What a corrected fact or a changed brief makes otherwise on a page, and nothing else: the
 * difference of two compositions of the same seed. Sections its creator has moved, removed, added or
 * changed stay as they are unless what changed stands in them. No fact dresses a page anew: colours,
 * letters, drawings and the looks of sections are those it has, also where its trade is another.
 * @param before the page composed without the correction
 */
export function correctionSteps(
  after: Composition,
  before: Composition,
  document: PageDocument,
  {
    isRetold = false,
    isRechosen = false,
    keepsTheme = false,
    mergesLists = false,
  }: Correcting = {},
): Steps {
  const isDressed = (op: Op) => op.op === 'plan' || (op.op === 'theme' && (!isRetold || keepsTheme))
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
      ...after.opening.filter((op) => op.op === 'understood' || (isNew(op) && !isDressed(op))),
      ...(isRetold || isRechosen ? withoutFacts(before, after) : []),
      ...gone.map(({ id }): Op => ({ op: 'remove', id })),
      ...come.map((block) => insertOp(block, is, document)),
    ],
    blocks: written
      .map(({ id, ops }) => ({
        id,
        ops: [
          ...(isRetold && isThere({ id }) ? variantOps(id, was, is, document) : []),
          ...emptied(id, ops, before, document),
          ...ops
            .filter(isNew)
            .map((op) => (mergesLists ? withOwnEntries(op, before, document) : op)),
        ].filter((op) => isRetold || !isThere({ id }) || !dresses(op, before)),
      }))
      .filter(({ ops }) => ops.length > 0)
      .map(({ id, ops }): Steps['blocks'][number] => ({
        id,
        ops: [...ops, { op: 'blockDone', id }],
      })),
    closing: [after.ledger],
  }
}

/** Facts the brief does not tell any more. */
function withoutFacts(before: Composition, after: Composition): Op[] {
  const left = factsOf(after)
  return Object.keys(factsOf(before)).flatMap((key): Op[] =>
    key in left ? [] : [{ op: 'fact', key: key as FactKey, value: null, src: 'brief' }],
  )
}

/** Another look of a section that has the one it was written with. */
function variantOps(
  id: string,
  was: readonly PlannedBlock[],
  is: readonly PlannedBlock[],
  { blocks }: PageDocument,
): Op[] {
  const [before, after] = [was, is].map((plan) => plan.find((block) => block.id === id)?.variant)
  return after && before !== after && blocks[id]?.variant === before
    ? [{ op: 'set', id, path: '@variant', value: after, src: 'bank' }]
    : []
}

/** A list its creator has changed takes what is otherwise in it, and keeps what is theirs. */
function withOwnEntries(op: Op, before: Composition, { blocks }: PageDocument): Op {
  if (op.op !== 'set' || !Array.isArray(op.value)) return op
  const own = blocks[op.id]?.props[op.path]
  const was = valueBefore(op, before)
  if (!Array.isArray(own) || !Array.isArray(was) || isSame(own, was)) return op
  return { ...op, value: mergedList(own, was, op.value) }
}

function valueBefore({ id, path }: OpOf<'set'>, { blocks }: Composition): unknown {
  const ops = blocks.find((block) => block.id === id)?.ops ?? []
  const told = ops.find((op) => op.op === 'set' && op.path === path)
  return told?.op === 'set' ? told.value : undefined
}

/** Whether a drawing comes, or goes: which one there is follows the trade. */
function dresses(op: Op, before: Composition): boolean {
  return op.op === 'set' && (isDrawing(op.value) || isDrawing(valueBefore(op, before)))
}

const isDrawing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'art'

const key = (op: Op): string => JSON.stringify(op)

export const planOf = ({ opening }: Composition): readonly PlannedBlock[] =>
  opening.find((op) => op.op === 'plan')?.blocks ?? []

/** What nothing is told in any more: a note whose hours stand in the table now. */
export function emptied(
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
