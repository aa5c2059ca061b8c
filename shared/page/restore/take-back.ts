import { asUsers } from '../as-users.ts'
import type { PageDocument } from '../document.ts'
import type { EditOp, Op, OpOf } from '../ops.ts'
import { applyEdits } from './invert-op.ts'
import { hashAt, hashOfText, placeOf } from './place-hash.ts'

/** An op that takes a change back, and what it finds at its place while nobody has changed that. */
export interface UndoStep {
  op: Op
  /** Hash of what the change left there; of a `source` op, of each of its texts. */
  left: string | Record<string, string>
}

export interface TakenBack {
  document: PageDocument
  /** The edits that were made. */
  ops: EditOp[]
  /** What makes the change again. */
  redo: UndoStep[]
  /** Places that were changed since and stay as they are: a block, a text of it, or of the page. */
  kept: { id: string; path?: string }[]
}

/** The steps that take a change back, told of the page as the change has left it. Pure. */
export function undoSteps(after: PageDocument, inverse: readonly Op[]): UndoStep[] {
  return inverse.map((op) => ({ op, left: leftAt(after, op as EditOp) }))
}

/** Takes a change back, but for what was changed since: that stays. Pure. */
export function takeBack(document: PageDocument, steps: readonly UndoStep[]): TakenBack {
  const kept: TakenBack['kept'] = []
  const fitting = steps.flatMap(({ op, left }): EditOp[] => {
    const edit = op as EditOp
    if (edit.op === 'source') return ofUnchanged(document, edit, left)
    if (hashAt(document, edit) === left) return [asUsers(edit)]
    kept.push(placeOf(edit))
    return []
  })
  const { inverse, ...made } = applyFitting(document, fitting)
  return { ...made, redo: undoSteps(made.document, inverse), kept }
}

function leftAt(document: PageDocument, op: EditOp): UndoStep['left'] {
  if (op.op !== 'source') return hashAt(document, op)
  return Object.fromEntries(Object.keys(op.texts).map((key) => [key, hashOfText(document, key)]))
}

/** Whose a text is goes back with the text alone. */
function ofUnchanged(
  document: PageDocument,
  { texts }: OpOf<'source'>,
  left: UndoStep['left'],
): EditOp[] {
  const unchanged = Object.entries(texts).filter(
    ([key]) => typeof left === 'object' && left[key] === hashOfText(document, key),
  )
  return unchanged.length > 0 ? [{ op: 'source', texts: Object.fromEntries(unchanged) }] : []
}

/** One whose block or neighbour is gone by now is left out. */
function applyFitting(document: PageDocument, edits: readonly EditOp[]) {
  let page = document
  const ops: EditOp[] = []
  const inverse: Op[] = []
  for (const op of edits) {
    const edited = tryEdit(page, op)
    if (!edited) continue
    page = edited.document
    ops.push(op)
    inverse.unshift(...edited.inverse)
  }
  return { document: page, ops, inverse }
}

function tryEdit(page: PageDocument, op: EditOp): ReturnType<typeof applyEdits> | null {
  try {
    return applyEdits(page, [op])
  } catch {
    return null
  }
}
