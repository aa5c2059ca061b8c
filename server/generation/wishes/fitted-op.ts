import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { WishScope } from '#shared/page/wish.ts'
import type { Fitting } from '../model/fit-value.ts'
import type { Truth } from '../model/truth/truth-guard.ts'
import type { ShownPicture } from './shown-pictures.ts'

/** What an op of a wish is measured against. */
export interface WishMeasure {
  document: PageDocument
  /** All that may be said. */
  truth: Truth
  /** What this wish alone says: only that becomes a fact. */
  wishTruth: Truth
  scope: WishScope | null
  /** What remarks are in. */
  locale: PageLanguage
  /** The day of the wish, as 2026-08-01. */
  today: string
  /** What the model sees: what it may describe. */
  pictures: readonly ShownPicture[]
}

/** What comes of an op: edits, a remark, or why it may not be made. */
export type FittedOp =
  | { ops: EditOp[]; outcome: CommandOutcome }
  | { undo: true }
  | { say: string }
  /** It is so already. */
  | { same: true }
  /** `wrong` is for the model, `outcome` for the page's owner. */
  | { wrong: string; outcome?: CommandOutcome }

export function outside(what: string): FittedOp {
  return { wrong: `${what} is not what the wish is about` }
}

const longestClaim = 120

/** @param claim what nobody told */
export function refused(place: string, claim: string): FittedOp {
  const words = claim.slice(0, longestClaim).toWellFormed()
  return { wrong: `${place}: nobody told ${claim}`, outcome: { code: 'refused', words } }
}

/** The words themselves, of what is told to the model about them. */
function saidIn(refusal: string): string {
  return /: "(.*)"$/s.exec(refusal)?.[1] ?? refusal
}

/** How values are fitted, and what was refused of them. */
export function fittingOf(
  { document, truth }: WishMeasure,
  language: PageLanguage,
  isTold: boolean,
): { fitting: Fitting; claim: () => string } {
  let claim = ''
  const { facts, order } = document
  const refuse = (words: string) => {
    claim ||= saidIn(words)
  }
  const fitting = { language, truth, facts, blockIds: new Set(order), isTold, refuse }
  return { fitting, claim: () => claim }
}
