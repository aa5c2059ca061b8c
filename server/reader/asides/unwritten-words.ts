import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'

const phrases = z.array(z.string().min(1))

/** The file `unwritten.json` of a language, which may be missing: verbs of writing that are denied. */
const unwrittenSchema = z.strictObject({
  /** What stands for a word in braces of the lists below: denials, verbs by their form, pronouns. */
  forms: z.record(z.string(), phrases),
  /** "Don't say that": what is not to be written stands behind. */
  ahead: phrases,
  /** "Needn't be mentioned", 書かんといて: it stands behind where nothing stands before, else before. */
  either: phrases,
  /** "Don't put it": it stands before, and the clause or its reason ends with it. */
  ending: phrases,
  /** "Don't put how much": it stands before, whatever is said behind. */
  complete: phrases,
  /** "That": begins a clause of what is not to be written. */
  clauses: phrases,
  /** "We": right before such words it tells what somebody does not say. */
  tellers: phrases,
  /** "Your", "the envelope": what is written there is written by visitors. */
  readers: phrases,
  /** さかい: written to the end of a reason. */
  reasonEnds: phrases,
})

type Lists = Exclude<keyof z.infer<typeof unwrittenSchema>, 'forms'>
/** The lists of one language, as what finds them in its folded text. */
export type UnwrittenWords = Readonly<Record<Lists, PhraseFinder>>

const folder = join(import.meta.dirname, '../../../languages')

export const unwrittenWords = remembered((code: string): UnwrittenWords | null => {
  const file = join(folder, code, 'unwritten.json')
  if (!existsSync(file)) return null
  const { forms, ...lists } = unwrittenSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const entries = Object.entries(lists).map(([kind, list]) => [kind, phraseFinder(list, forms)])
  return Object.fromEntries(entries) as UnwrittenWords
})
