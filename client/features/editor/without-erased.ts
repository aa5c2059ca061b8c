import { isUpload } from '#shared/page/upload-ids.ts'
import type { EditorState } from './editor-state.ts'

/** The state with a history in which the places of a deleted picture are empty. */
export function withoutErased(state: EditorState, upload: string): EditorState {
  const { undo, redo } = emptied({ undo: state.undo, redo: state.redo }, upload)
  return { ...state, undo, redo }
}

function emptied<T>(value: T, upload: string): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => emptied(each, upload)) as T
  if (isUpload(value) && value.id === upload) return null as T
  const entries = Object.entries(value).map(([key, each]) => [key, emptied(each, upload)])
  return Object.fromEntries(entries)
}
