import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'

/** Phrases by the number they say. */
const byNumber = z.record(z.string().regex(/^\d+$/), phrases)

export const spokenSigns = {
  comma: ',',
  stop: '.',
  question: '?',
  exclamation: '!',
  colon: ':',
  line: '\n',
} as const

export type Mark = keyof typeof spokenSigns
export const marks = Object.keys(spokenSigns) as Mark[]

/** The file `dictation.json` of a language, which may be missing: marks and numbers as they are said. */
const dictationSchema = z.strictObject({
  ...(Object.fromEntries(marks.map((mark) => [mark, phrases])) as Record<Mark, typeof phrases>),
  /** "The", before what is no mark: "the point". */
  others: phrases,
  /** "Of", behind it: "point de vente". */
  goingOn: phrases,
  /** Numbers that neither `hours.json` nor `money.json` has; `*` where another is glued to it: "trent*". */
  numbers: byNumber,
  /** Multiply what stands before them: "hundred". */
  scales: byNumber,
  /** Figures that only telephone numbers are told with: "oh". */
  digits: byNumber,
  /** Between the parts of a number: "a hundred and ten", "treinta y dos". */
  joins: phrases,
  /** Between them where the smaller one is said first: "zweiunddreißig". */
  unitsFirst: phrases,
  /** Before a figure that is said once for several: "double". */
  repeats: byNumber,
  /** Between groups of figures of a telephone number: "dash", の. */
  pauses: phrases,
  /** Begin like a figure and end a sentence, where they are glued to the figure before: 이에요. */
  endings: phrases,
  /** Before the code of a country. */
  plus: phrases,
  /** Between a sum and its coins: "nove euro e cinquanta". */
  cents: phrases,
  /** Behind a sum, half of one more. */
  halves: phrases,
})

export type DictationWords = z.infer<typeof dictationSchema>

export const dictationWords = remembered((code: string): DictationWords | null => {
  return languageFile(code, 'dictation', dictationSchema)
})
