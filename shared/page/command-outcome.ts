import * as z from 'zod/mini'
import { factKeys } from './facts.ts'
import type { EditOp } from './ops.ts'

/** What became of a wish, as the interface words it under `generate.command.outcome`. */
export const outcomeCodes = [
  'added',
  'addedDraft',
  /** The section for getting in touch, under the heading `where`, has a form now. */
  'formAdded',
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
  /** `words` are the choices of a look that are others now: "pair.slab scheme.dark". */
  'restyled',
  /** Nothing but the size of letters, or the space between sections, is another. */
  'larger',
  'smaller',
  'airier',
  'denser',
  /** They are as large, or as far apart, as they get. */
  'largest',
  'smallest',
  'airiest',
  'densest',
  /** Plain text is of another size, too. */
  'largerText',
  'smallerText',
  /** The colours are another step of theirs, or at the end of it. */
  'lighter',
  'darker',
  'warmer',
  'cooler',
  'lightest',
  'darkest',
  'warmest',
  'coolest',
  'strongest',
  'palest',
  /** The page's colour is another shade of itself. */
  'deeper',
  'paler',
  /** The page is in the colours `words` names; `where` has those there is no place for. */
  'colours',
  'twoColours',
  'sameLook',
  'fact',
  /** The main button says `words` now. */
  'button',
  /** There is none, and nothing one could lead to. */
  'noButton',
  'whichHours',
  /** The number is none for WhatsApp: the button calls it. */
  'callInstead',
  'forgotten',
  'unknown',
  /** The link beside the address that leads to a map. */
  'mapGone',
  'mapShown',
  'noMap',
  'price',
  /** A row of its own now, with what it costs: `words`. */
  'priceAdded',
  'priceThere',
  /** Every price the page knows is a row under the heading `where`. */
  'pricesListed',
  'pricesThere',
  /** A sentence that a changed fact made wrong is gone: `words`. */
  'outdated',
  /** Sentences that still name a sum: `words`. */
  'sumsStay',
  'item',
  /** A sentence stands under the heading `where` now: `words`. */
  'told',
  'itemGone',
  'title',
  /** The notice is shown until the day `words`, such as 2027-01-06. */
  'noticeUntil',
  /** Words of a text are others now: `words`. */
  'replaced',
  /** Search engines may not show the page, or may. */
  'unlisted',
  'findable',
  /** The last change is to be taken back. */
  'undone',
  /** What was taken back last is to be made again. */
  'redone',
  /** Texts are in another language now, which `words` names. */
  'translated',
  /** The page is in the languages `words` names as well: the owner's texts wait for theirs. */
  'language',
  'languageThere',
  'languageGone',
  'noLanguage',
  /** What the model said and nobody had told: `words`. */
  'refused',
  /** Nothing was asked for: "thanks!". */
  'nothing',
] as const

export const outcomeSchema = z.object({
  code: z.enum(outcomeCodes),
  /** The kind of block it is about. */
  part: z.optional(z.string().check(z.maxLength(40))),
  /** The fact it is about. */
  fact: z.optional(z.enum(factKeys)),
  /** What it is about in the page's own words: an item, a name. */
  words: z.optional(z.string().check(z.maxLength(400))),
  /** The heading it stands under, or what else is said of it. */
  where: z.optional(z.string().check(z.maxLength(140))),
})
export type CommandOutcome = z.infer<typeof outcomeSchema>

/** Stands in a command for words that are still to be typed. */
export const gap = '…'

/** A question back, where a wish was read in part; each choice is a command to send instead. */
export const askSchema = z.object({
  /** In the language of the wish. */
  question: z.string().check(z.maxLength(400)),
  choices: z
    .array(
      z.object({
        label: z.string().check(z.maxLength(400)),
        command: z.string().check(z.maxLength(400)),
        /** To be finished before it is sent. */
        isDraft: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(12)),
})
export type CommandAsk = z.infer<typeof askSchema>

/** A wish as edits; none where the page is so already or may not become so. */
export interface CommandAnswer {
  /** The revision the edits were made for. */
  rev: number
  ops: EditOp[]
  outcomes: CommandOutcome[]
  /** What is not clear, or beside edits what they left. */
  ask?: CommandAsk
}
