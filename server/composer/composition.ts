import type { Chosen } from '#server/reader/chosen.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { Ledger, Op, Understood } from '#shared/page/ops.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { BroughtPictures } from './photos/brought-pictures.ts'

export interface CompositionRequest {
  /** Trimmed, 1 to 4,000 characters, hostile. */
  brief: string
  /** The language of the page; detected from the brief where null. */
  locale: PageLanguage | null
  /** Further languages of the page, written natively in each. */
  locales: PageLanguage[]
  /** What the visitor's interface speaks: settles a brief too short to tell. */
  fallback: PageLanguage
  /** Same request and seed, same ops. */
  seed: number
  /** When the page is asked for, in milliseconds since 1970: "until 30 November" is the next one. */
  now: number
  /** What the creator corrected: it wins over what the brief is read to say. */
  known: { industry?: Industry; facts: Facts; isNameless?: boolean }
  /** What of the brief they chose for visitors; absent where they left it to the reader. */
  chosen?: Chosen | undefined
  /** It was spoken, and written down by a program. */
  isDictated?: boolean | undefined
  /** The creator's own pictures; absent where there are none. */
  pictures?: BroughtPictures | undefined
}

/** A finished page as the ops that make it, in the order they are sent. */
export interface Composition {
  understood: Understood
  /** understood, plan, theme, meta, facts: everything before the first block. */
  opening: Op[]
  /** Per planned block, in order: its sets, its translations, its blockDone. */
  blocks: { id: string; ops: Op[] }[]
  /** Where every word of the brief went: told when all blocks are. */
  ledger: Ledger
}

/**
 * The composer's public face. Each step gives what the whole composition of the same request has
 * of it: who needs no more holds the process no longer.
 */
export interface Composer {
  understand(request: CompositionRequest): Understood
  plan(request: CompositionRequest): PlannedBlock[]
  theme(request: CompositionRequest): Partial<Theme>
  compose(request: CompositionRequest): Composition
}
