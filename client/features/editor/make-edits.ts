import { asUsers } from '#shared/page/as-users.ts'
import { menuFollowing } from '#shared/page/menu-following.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { targetOf, valueIn } from './edit-target.ts'
import type { EditorState, PendingEdit, Way } from './editor-state.ts'
import { conflictOf, inQuestion, stepOf } from './step-in-question.ts'

/** Keystrokes in one text that come this close are taken back together. */
const sittingMs = 1200
const mostSteps = 200

/** How an edit joins the history; edits of the same key in quick succession are one step. */
export interface EditMade {
  key?: string | undefined
  at: number
}

/**
 * Makes edits at once, the page's menu along with them, and puts them in line for the server.
 * @throws AppError `invalid` naming the field; nothing is made then
 */
export function makeEdits(state: EditorState, ops: readonly EditOp[], made: EditMade): EditorState {
  const { state: next, inverse } = enqueue(state, menuFollowing(state.document, ops))
  const last = state.undo.at(-1)
  const goesOn =
    made.key !== undefined &&
    last?.kind === 'edits' &&
    last.key === made.key &&
    made.at - last.at < sittingMs &&
    inQuestion(last, state.document).length === 0
  if (goesOn) {
    const back = [...last.ops, ...firstTouched(inverse, last.ops)]
    const grown = { ...stepOf(back, next.document, made.at), key: last.key }
    return { ...next, undo: [...state.undo.slice(0, -1), grown], redo: [] }
  }
  if (inverse.length === 0) return next
  const step = { ...stepOf(inverse, next.document, made.at), key: made.key ?? null }
  return { ...next, undo: [...state.undo, step].slice(-mostSteps), redo: [] }
}

/**
 * Takes the newest step from one stack, makes it, and leaves its opposite on the other. Where
 * somebody else has changed what it would write, nothing is written: a person is asked.
 * @throws AppError `invalid` where there is no place for it any more
 */
export function makeStep(state: EditorState, from: Way): EditorState {
  const to = from === 'undo' ? 'redo' : 'undo'
  const step = state[from].at(-1)
  if (step?.kind !== 'edits') return state
  const rest = state[from].slice(0, -1)
  const { state: next, inverse } = enqueue(state, step.ops, from)
  const asked = inQuestion(step, state.document)
  if (asked.length > 0) {
    const conflict = conflictOf(step, asked, state.document)
    const others = state.conflicts.filter(({ target }) => target !== conflict.target)
    return { ...state, [from]: rest, conflicts: [...others, conflict] }
  }
  const opposite = stepOf(inverse, next.document, 0)
  return { ...next, [from]: rest, [to]: [...state[to], opposite] }
}

function enqueue(
  state: EditorState,
  made: readonly EditOp[],
  step?: Way,
): { state: EditorState; inverse: EditOp[] } {
  const ops = made.map(asUsers)
  const { document, inverse } = applyEdits(state.document, ops)
  let { pending } = state
  for (const op of ops) pending = append(pending, state, { op, ...(step && { step }) })
  const replaced = new Set(ops.map(targetOf))
  // Who types on in a text that is in question has chosen.
  const conflicts = state.conflicts.filter(({ target }) => !replaced.has(target))
  const saving = state.saving === 'saved' ? 'saving' : state.saving
  return {
    state: { ...state, document, pending, conflicts, saving },
    inverse: inverse as EditOp[],
  }
}

/** What takes back a value that none of the earlier keystrokes has written. */
function firstTouched(inverse: readonly EditOp[], known: readonly EditOp[]): EditOp[] {
  const targets = new Set(known.map(targetOf))
  return inverse.filter((op) => op.op === 'source' || !targets.has(targetOf(op)))
}

/** A text that is typed in waits as one edit, not as one for each keystroke. */
function append(
  pending: PendingEdit[],
  state: EditorState,
  made: Omit<PendingEdit, 'before'>,
): PendingEdit[] {
  const { op } = made
  const waiting = pending.length > state.sending ? pending.at(-1) : undefined
  const last = waiting?.step === made.step ? waiting : undefined
  const target = targetOf(op)
  const same = target === null ? -1 : pending.findLastIndex((each) => targetOf(each.op) === target)
  const earlier = same >= Math.max(state.sending, pending.length - 2) ? pending[same] : undefined
  // A heading and its link in the menu are typed in turn.
  const isBetween = same === pending.length - 1 || isOfAnother(pending.at(-1)?.op, op)
  if (earlier && earlier.step === made.step && isBetween) {
    return pending.with(same, { ...earlier, op })
  }
  if (last?.op.op === 'theme' && op.op === 'theme') {
    const theme = { ...last.op.theme, ...op.theme }
    return [...pending.slice(0, -1), { ...last, op: { op: 'theme', theme } }]
  }
  return [...pending, { ...made, before: valueIn(state.base, op) }]
}

/** Whether it writes one value of another block, so that it does not matter which comes first. */
function isOfAnother(op: EditOp | undefined, than: EditOp): boolean {
  return (
    op !== undefined && targetOf(op) !== null && 'id' in op && 'id' in than && op.id !== than.id
  )
}
