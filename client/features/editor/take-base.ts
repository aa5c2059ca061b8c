import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { targetOf, valueIn, valueWritten, wordsOf } from './edit-target.ts'
import type { Conflict, EditorState, PendingEdit } from './editor-state.ts'

/** The first `count` pending edits are the server's now, as revision `rev`. */
export function acknowledge(state: EditorState, count: number, rev: number): EditorState {
  const taken = state.pending.slice(0, count).map(({ op }) => op)
  const base = { ...applyEdits(state.base, taken).document, rev }
  const pending = state.pending
    .slice(count)
    .map((edit): PendingEdit => ({ ...edit, before: valueIn(base, edit.op) }))
  const document = { ...state.document, rev }
  const saving = pending.length > 0 ? 'saving' : 'saved'
  return { ...state, base, pending, sending: 0, document, saving }
}

/**
 * Lays what is pending on a page that was changed elsewhere. Where the very same value was changed
 * too, theirs stands and ours is kept as a conflict.
 */
export function takeBase(state: EditorState, base: PageDocument): EditorState {
  const othersRev = base.rev === state.base.rev ? state.othersRev : base.rev
  const inQuestion = targetsInQuestion(state.pending, base)
  const conflicts = new Map(state.conflicts.map((conflict) => [conflict.target, conflict]))
  const pending: PendingEdit[] = []
  let document = base
  for (const edit of state.pending) {
    const { op } = edit
    const target = targetOf(op)
    if (target !== null && inQuestion.has(target)) {
      conflicts.set(target, conflictOf(target, op, base))
      continue
    }
    const made = fitted(withoutSources(op, inQuestion), document)
    if (!made) {
      if (target !== null) conflicts.set(target, conflictOf(target, op, base))
      continue
    }
    document = made.document
    pending.push({ ...edit, op: made.op, before: valueIn(base, made.op) })
  }
  const saving = pending.length > 0 ? 'saving' : 'saved'
  const next = { ...state, base, othersRev, pending, document, conflicts: [...conflicts.values()] }
  return { ...next, sending: 0, saving }
}

/** The same with a page that this editor had made: unless others came between, it is no other's. */
export function takeOwn(state: EditorState, made: PageDocument): EditorState {
  const taken = takeBase(state, made)
  return made.rev === state.base.rev + 1 ? { ...taken, othersRev: state.othersRev } : taken
}

/** The values that hold elsewhere what they neither held before nor hold here. */
function targetsInQuestion(pending: readonly PendingEdit[], base: PageDocument): Set<string> {
  const first = new Map<string, PendingEdit>()
  const ours = new Map<string, unknown[]>()
  for (const edit of pending) {
    const target = targetOf(edit.op)
    if (target === null) continue
    if (!first.has(target)) first.set(target, edit)
    ours.set(target, [...(ours.get(target) ?? []), valueWritten(edit.op)])
  }
  return new Set(
    [...first].flatMap(([target, { op, before }]) => {
      const theirs = valueIn(base, op)
      const isOurs = ours.get(target)?.some((value) => isSame(value, theirs))
      return isSame(before, theirs) || isOurs ? [] : [target]
    }),
  )
}

/** Whose words are that stay as they are elsewhere, is told there. */
function withoutSources(op: EditOp, inQuestion: Set<string>): EditOp {
  if (op.op !== 'source') return op
  const texts = Object.entries(op.texts).filter(([key]) => !inQuestion.has(key))
  return { ...op, texts: Object.fromEntries(texts) }
}

/** The op as it can be made on this document; null where its place is gone or it is made already. */
function fitted(op: EditOp, document: PageDocument): { op: EditOp; document: PageDocument } | null {
  const last = document.order.at(-1) ?? null
  const isKnown = (id: string | null) => id === null || document.order.includes(id)
  const moved =
    (op.op === 'insert' || op.op === 'move') && !isKnown(op.after) ? { ...op, after: last } : op
  try {
    return { op: moved, document: applyEdits(document, [moved]).document }
  } catch {
    // The block was removed elsewhere, or it is our own that arrived before its answer did.
    return null
  }
}

function conflictOf(target: string, op: EditOp, base: PageDocument): Conflict {
  return {
    target,
    ops: [op],
    mine: wordsOf(valueWritten(op)),
    theirs: wordsOf(valueIn(base, op)),
    isGone: fitted(op, base) === null,
  }
}
