import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'

/** An edit the server has not acknowledged yet, and what stood there when it was made. */
export interface PendingEdit {
  op: EditOp
  before: unknown
  /** Which way through the history it goes; absent of something new. */
  step?: Way
}

export type Way = 'undo' | 'redo'

/** The same value was changed here and elsewhere; nothing is decided until a person chooses. */
export interface Conflict {
  /** The value it is about, as `targetOf` names it. */
  target: string
  /** What makes ours stand after all. */
  ops: EditOp[]
  mine: string
  theirs: string
  /** There is no such place on the page any more, so that only the words can be kept. */
  isGone: boolean
}

/**
 * One step back or forward: edits to make, a revision to return to, a wish to be taken back or
 * made again, or whatever the page's own history has next. All but the wish know what they found,
 * for somebody else may have changed it since: the values by the names of their places, or the
 * revision; of a wish the server knows.
 */
export type Step =
  | { kind: 'edits'; ops: EditOp[]; found: Record<string, unknown>; key: string | null; at: number }
  | { kind: 'revert'; rev: number; found: number }
  | { kind: 'wish'; id: string }
  | { kind: 'page'; found: number }

export interface Said {
  key: string
  /** The kind of block it was done to. */
  type: string
  at: number
  of: number
}

export type Saving = 'saved' | 'saving' | 'offline' | 'full' | 'gone'

/** The page as it is being edited. All of it is plain data. */
export interface EditorState {
  slug: string
  /** As the server last had it. */
  base: PageDocument
  /** The last revision somebody else made, as far as is known here. */
  othersRev: number
  /** In the order they were made; the first `sending` of them are under way. */
  pending: PendingEdit[]
  sending: number
  /** `base` with what is pending. */
  document: PageDocument
  conflicts: Conflict[]
  undo: Step[]
  redo: Step[]
  saving: Saving
  /** What was done last, to be said aloud: a key under `editor.said`. */
  said: Said | null
}

export function editorState(slug: string, base: PageDocument): EditorState {
  return {
    slug,
    base,
    othersRev: 0,
    pending: [],
    sending: 0,
    document: base,
    conflicts: [],
    undo: [],
    redo: [],
    saving: 'saved',
    said: null,
  }
}
