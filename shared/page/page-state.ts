import type { BriefManner, BriefRow } from './brief-rows.ts'
import type { CommandAsk, CommandOutcome } from './command-outcome.ts'
import type { PageDocument } from './document.ts'
import type { Ledger, Understood } from './ops.ts'
import type { Usage } from './usage.ts'

export type GenerationStatus =
  | 'idle'
  | 'writing'
  | 'complete'
  | 'truncated'
  | 'cancelled'
  | 'failed'

/** How far the writing of a page has come. */
export interface Progress {
  generation: string | null
  slug: string | null
  status: GenerationStatus
  /** Ids in the order they were planned. */
  planned: string[]
  done: string[]
  understood: Understood | null
  /** Where every word of the brief went; null until the page is written. */
  ledger: Ledger['spans'] | null
  /** What its creator chooses from. */
  rows: readonly BriefRow[] | null
  manner: BriefManner | null
  notes: { code: string; text: string }[]
  /** What became of a wish that is carried out. */
  outcomes: CommandOutcome[]
  /** What was asked back instead. */
  ask: CommandAsk | null
  attempt: number
  /** What a finished page cost; null where no model wrote at it. */
  usage: Usage | null
}

/** What ops are folded into. */
export interface PageState {
  document: PageDocument
  progress: Progress
}

export const idleProgress: Progress = {
  generation: null,
  slug: null,
  status: 'idle',
  planned: [],
  done: [],
  understood: null,
  ledger: null,
  rows: null,
  manner: null,
  notes: [],
  outcomes: [],
  ask: null,
  attempt: 1,
  usage: null,
}

export function pageState(document: PageDocument): PageState {
  return { document, progress: idleProgress }
}

export function withDocument(state: PageState, patch: Partial<PageDocument>): PageState {
  return { ...state, document: { ...state.document, ...patch } }
}

export function withProgress(state: PageState, patch: Partial<Progress>): PageState {
  return { ...state, progress: { ...state.progress, ...patch } }
}
