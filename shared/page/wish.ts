import type { Engine } from '../engines.ts'
import type { CommandAsk, CommandOutcome } from './command-outcome.ts'
import type { PartChange } from './compare/page-changes.ts'
import type { PageLanguage } from './document.ts'
import type { Op } from './ops.ts'
import type { Person } from './page-event.ts'
import type { UndoStep } from './restore/take-back.ts'
import type { Usage } from './usage.ts'

/** The part of a page a wish is about: a block, or one text of it. */
export interface WishScope {
  id: string
  path?: string | undefined
}

/** `writing` until it ends; `complete` also where it changed nothing. */
export type WishStatus = 'writing' | 'complete' | 'cancelled' | 'failed'

/** One wish of a page's thread and what came of it. */
export interface Wish {
  /** Also the id of the generation that carried it out, while its events are kept. */
  id: string
  command: string
  /** Whose it is; null is the page's owner. */
  editor: Person
  /** The language its creator's interface spoke. */
  locale: PageLanguage
  scope: WishScope | null
  /** What carried it out. */
  engine: Engine
  status: WishStatus
  outcomes: CommandOutcome[]
  /** A question back; nothing was changed then. */
  ask: CommandAsk | null
  /** One line on what was left undone and why, in `locale`. */
  note: string | null
  /** What is not as it was, part by part, as between two revisions: old beside new. */
  changes: PartChange[]
  /** The revision it made; null where nothing changed. */
  rev: number | null
  /** Whether it can be taken back, or once it is, be made again. */
  isUndoable: boolean
  /** When it was taken back; null while it stands. */
  undoneAt: number | null
  /** What it cost; null where no model was asked. */
  usage: Usage | null
  createdAt: number
}

/** A wish in a file, with the steps that take it back. */
export interface CarriedWish extends Omit<Wish, 'id' | 'isUndoable' | 'rev'> {
  undo: UndoStep[]
}

/**
 * A request of the brief: done, to be done in one press, answered by a question with choices, or not
 * possible; `told` is what is said of it then.
 */
export interface AskedInBrief {
  words: string
  state: 'done' | 'open' | 'asked' | 'unable'
  told?: string
}

/** What taking a wish back, or making it again, has changed. */
export interface WishUndo {
  rev: number
  /** The edits that were made. */
  ops: Op[]
  /** Places that were changed since, and stay as they are. */
  kept: { id: string; path?: string }[]
  wish: Wish
}

/** Whether the page's own history has a step to take back, and one to make again. */
export interface StepsLeft {
  undo: boolean
  redo: boolean
}

/** What one step through a page's history has changed. */
export interface PageStep {
  rev: number
  /** From where the page is now. */
  left: StepsLeft
  /** The edits that were made; none where there was no step left. */
  ops: Op[]
  /** The wish that was taken back, or made again. */
  wish: Wish | null
}
