import { appendText, insertBlock, moveBlock, removeBlock, setValue } from './apply/block-ops.ts'
import { applyFact, applyMeta, applyTheme } from './apply/page-ops.ts'
import { applySources, applyTranslation } from './apply/text-ops.ts'
import type { Op, OpOf } from './ops.ts'
import { idleProgress, type PageState, withProgress } from './page-state.ts'
import { planBlocks, retryBlocks } from './plan-blocks.ts'

type Handlers = { [K in Op['op']]: (state: PageState, op: OpOf<K>) => PageState }

/**
 * Folds one op into a page: the only place where a page changes, for edits, for generations and
 * for replay, on the server and in the browser. Pure; shares what did not change.
 *
 * What a person typed (`src: user`) and blocks they locked stay as they are when an op comes from
 * a generation; such an op is a no-op and not an error.
 * @throws AppError `invalid` naming the field, `not_found` never: an unknown block is `invalid`
 */
export function applyOp(state: PageState, op: Op): PageState {
  const handler = handlers[op.op] as (state: PageState, op: Op) => PageState
  return handler(state, op)
}

/** Every op after another. */
export function foldOps(state: PageState, ops: Iterable<Op>): PageState {
  let folded = state
  for (const op of ops) folded = applyOp(folded, op)
  return folded
}

const handlers: Handlers = {
  start: (_state, op) => ({
    document: op.document,
    progress: { ...idleProgress, generation: op.generation, slug: op.slug, status: 'writing' },
  }),
  plan: (state, op) => ({
    document: planBlocks(state.document, op.blocks, op.keeps),
    progress: { ...state.progress, planned: op.blocks.map((block) => block.id), done: [] },
  }),
  understood: (state, op) => withProgress(state, { understood: op }),
  ledger: (state, op) =>
    withProgress(state, { ledger: op.spans, rows: op.rows ?? null, manner: op.manner ?? null }),
  theme: applyTheme,
  meta: applyMeta,
  fact: applyFact,
  set: setValue,
  append: appendText,
  insert: insertBlock,
  move: moveBlock,
  remove: removeBlock,
  blockDone: (state, op) =>
    state.progress.done.includes(op.id)
      ? state
      : withProgress(state, { done: [...state.progress.done, op.id] }),
  translate: applyTranslation,
  source: applySources,
  note: (state, op) =>
    withProgress(state, { notes: [...state.progress.notes, { code: op.code, text: op.text }] }),
  outcome: (state, { op: _op, ...outcome }) =>
    withProgress(state, { outcomes: [...state.progress.outcomes, outcome] }),
  ask: (state, { op: _op, ...ask }) => withProgress(state, { ask }),
  attempt: (state, op) => ({
    document: retryBlocks(state.document, state.progress),
    progress: { ...state.progress, attempt: op.n },
  }),
  ping: (state) => state,
  done: (state, op) => ({
    document: { ...state.document, rev: op.rev },
    progress: { ...state.progress, status: op.status, usage: op.usage ?? null },
  }),
  fail: (state, op) => ({
    document: { ...state.document, rev: op.rev },
    // Its message is English, for programs; people are told by the status, in their language.
    progress: { ...state.progress, status: 'failed' },
  }),
}
