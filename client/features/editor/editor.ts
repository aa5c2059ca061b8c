import type { Api } from '#client/api.ts'
import type { BlockCommand, PreviewReport } from '#client/blocks/preview-messages.ts'
import type { Refusal } from '#client/ui/refusal-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import type { Conflict, EditorState } from './editor-state.ts'

export type EditorNotice = 'refused' | 'gone' | 'notKept' | 'revertFailed' | 'changedSince'

export interface EditorDeps {
  api: Api
  slug: string
  document: PageDocument
  /** Something a person must know beside the state; of an edit that was refused, what and why. */
  onNotice(notice: EditorNotice, refusal?: Refusal): void
  /** A wish was taken back, or made again. */
  onWish(turned: WishUndo): void
}

/** The page being edited: changes at once here, and as soon as may be at the server. */
export interface Editor {
  state(): EditorState
  subscribe(listener: () => void): () => void
  /**
   * Makes edits; those of one `key` in quick succession are one step of the history.
   * @throws AppError `invalid` naming the field
   */
  apply(ops: EditOp[], key?: string): void
  /** Does what a person did on the page itself. */
  answer(report: PreviewReport): void
  command(command: BlockCommand, id: string): void
  /** Says aloud what was done to a block: a key under `editor.said`. */
  say(key: string, id: string): void
  undo(): void
  redo(): void
  /** A page the server gave: by a reload, another tab. */
  receive(document: PageDocument): void
  /** The page was written anew; the way back is the revision from before, or the wish it was by. */
  rewritten(document: PageDocument, way: { before: number } | { wish: string }): void
  /** Takes a wish back or makes it again. @throws HttpError where the server does not */
  turnWish(id: string, way: 'undo' | 'redo'): Promise<void>
  settle(conflict: Conflict, choice: 'mine' | 'theirs'): void
  /** Resolves when everything is saved, rejects when that cannot be now. */
  flush(): Promise<void>
  close(): void
}
