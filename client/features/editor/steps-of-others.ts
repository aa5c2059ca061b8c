import type { Editor } from './editor.ts'
import type { EditorState, Step } from './editor-state.ts'

/** What can be taken back once the server has written the page, by a wish or a revert. */
export function rewrittenBy(
  state: EditorState,
  way: Parameters<Editor['rewritten']>[1],
): EditorState {
  const step: Step =
    'wish' in way
      ? { kind: 'wish', id: way.wish }
      : { kind: 'revert', rev: way.before, found: state.base.rev }
  const steps = 'before' in way ? way.steps : undefined
  return { ...state, undo: [...state.undo.slice(0, steps), step], redo: [] }
}

/** The same once it has taken a step of the whole page back, or again. */
export function steppedFrom(state: EditorState, from: 'undo' | 'redo', rev: number): EditorState {
  const to = from === 'undo' ? 'redo' : 'undo'
  const steps = state[from]
  const isMade = steps.at(-1)?.kind === 'page'
  const step: Step = { kind: 'page', found: rev }
  return { ...state, [from]: isMade ? steps.slice(0, -1) : steps, [to]: [...state[to], step] }
}
