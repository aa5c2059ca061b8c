import type { Api } from '#client/api.ts'
import type { BlockCommand, PreviewReport } from '#client/blocks/preview-messages.ts'
import type { Refusal } from '#client/ui/refusal-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageStanding, Person } from '#shared/page/page-event.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import type { Conflict, EditorState, Way } from './editor-state.ts'

export type EditorNotice = 'refused' | 'gone' | 'notKept' | 'revertFailed' | 'changedSince'

export interface EditorDeps {
  api: Api
  slug: string
  document: PageDocument
  /** Something a person must know beside the state; of an edit that was refused, what and why. */
  onNotice(notice: EditorNotice, refusal?: Refusal): void
  /** The page was changed elsewhere: by whom, where that is known. */
  onOthersChange(by?: Person): void
  /** How the page stands at the server, and who else has it open. */
  onStanding(standing: PageStanding): void
  /** Something is being written, which brings the page as it is then. */
  isWriting(): boolean
  /** A wish was taken back, or made again. */
  onWish(turned: WishUndo): void
}

/**
 * How a writing is taken back: by the revision from before, or as the wish it was. Where it followed
 * an edit, such as of a fact, `steps` is how many the history had before that: both go in one.
 */
export type WayBack = { before: number; steps?: number } | { wish: string }

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
  /** The page was written anew. */
  rewritten(document: PageDocument, way: WayBack): void
  /** A wish has made a step through the page's own history at the server. */
  stepped(document: PageDocument, from: Way): void
  /** Takes a wish back or makes it again. @throws HttpError where the server does not */
  turnWish(id: string, way: Way): Promise<void>
  /**
   * Deletes a picture for ever, on every page: no step back brings it again.
   * @throws HttpError where the server does not, and where edits cannot be saved
   */
  erasePicture(id: string): Promise<void>
  settle(conflict: Conflict, choice: 'mine' | 'theirs'): void
  /** The page turned out to be gone, or not ours any more. */
  lose(): void
  /** Resolves when everything is saved, rejects when that cannot be now. */
  flush(): Promise<void>
  close(): void
}
