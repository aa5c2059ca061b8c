import type { FactKey } from './facts.ts'
import type { EditOp } from './ops.ts'

/** What became of a wish, as the interface words it under `generate.command.outcome`. */
export const outcomeCodes = [
  'added',
  'addedDraft',
  'present',
  'waiting',
  'removed',
  'hidden',
  'shown',
  'moved',
  'inPlace',
  'absent',
  'locked',
  'shorter',
  'longer',
  'rewritten',
  'voice',
  'yours',
  'look',
  'sameLook',
  'fact',
  'whichHours',
  'forgotten',
  'unknown',
  'price',
  'item',
  'itemGone',
  'title',
  /** The last change is to be taken back. */
  'undone',
  /** Nothing was asked for: "thanks!". */
  'nothing',
] as const

export interface CommandOutcome {
  code: (typeof outcomeCodes)[number]
  /** The kind of block it is about. */
  part?: string
  /** The fact it is about. */
  fact?: FactKey
  /** What it is about in the page's own words: an item, a name. */
  words?: string
}

/** A question back, where a wish was read in part; each choice is a command to send instead. */
export interface CommandAsk {
  /** In the language of the wish. */
  question: string
  choices: { label: string; command: string }[]
}

/** A wish as edits; none where the page is so already or may not become so. */
export interface CommandAnswer {
  /** The revision the edits were made for. */
  rev: number
  ops: EditOp[]
  outcomes: CommandOutcome[]
  /** There are no edits then. */
  ask?: CommandAsk
}
