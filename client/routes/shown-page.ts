import type { EditorState } from '#client/features/editor/editor-state.ts'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import type { PageState } from '#shared/page/page-state.ts'

/** The page as it is written or edited, whichever is the newer. */
export function shownPage(
  { state, isWriting, link }: Pick<GenerationControl, 'state' | 'isWriting' | 'link'>,
  edited: EditorState | null,
): PageState | null {
  if (!state || !edited) return state
  const own = { ...state, document: edited.document }
  // The first event brings the page as it is; until then what was read last may lack the edits.
  if (isWriting) return link === 'opening' ? own : state
  return state.document.rev > edited.base.rev ? state : own
}
