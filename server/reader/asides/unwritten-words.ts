import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import { asideWords } from './aside-words.ts'
import { builderWords } from './builder-words.ts'

/** Words that keep to themselves what was said before them, in whatever order. */
export interface HushWords {
  /** "Not", "nobody", "leave". */
  deny: ReadonlySet<string>
  /** "Say", "known", "read". */
  tell: ReadonlySet<string>
  /** "Page", "public", "neighbours". */
  place: ReadonlySet<string>
  /** "That", "detail", "part": what was said before. */
  point: ReadonlySet<string>
  /** "It", right before a word that tells. */
  pronoun: ReadonlySet<string>
  /** "But", "should": tells nothing. */
  small: ReadonlySet<string>
}

/** See `HushWords`. */
const hushSchema = z.strictObject({
  deny: phrases,
  tell: phrases,
  place: phrases,
  point: phrases,
  pronoun: phrases,
  small: phrases,
})

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
  /** "Stays between us": of what was said right before; of what it names itself it is told. */
  confided: phrases,
  /** "Leave cats out": it stands within. */
  within: phrases,
  /** "Don't put how much": a sum before or behind; that there is one may be told. */
  complete: phrases,
  /** "That": begins a clause of what is not to be written. */
  clauses: phrases,
  /** "We": right before such words it tells what somebody does not say. */
  tellers: phrases,
  /** "Your", "the envelope": what is written there is written by visitors. */
  readers: phrases,
  /** さかい: written to the end of a reason. */
  reasonEnds: phrases,
  /** "Yet", "lol": tells nothing beside such words. */
  fillers: phrases,
  /** "The reason": what is not to be written is only why. */
  motives: phrases,
  /** "That is why", ので: a reason stands before. */
  therefore: phrases,
  /** Missing where verbs hold their denial within. */
  hush: hushSchema.optional(),
})

type Lists = Exclude<keyof z.infer<typeof unwrittenSchema>, 'forms' | 'hush'>
/** The lists of one language, as what finds them in its folded text. */
export type UnwrittenWords = Readonly<
  Record<Lists | 'things' | 'addresses' | 'secrecy' | 'surprise', PhraseFinder>
> & {
  readonly hush: HushWords | null
}

export const unwrittenWords = remembered((code: string): UnwrittenWords | null => {
  const file = languageFile(code, 'unwritten', unwrittenSchema)
  if (!file) return null
  const { forms, hush, ...lists } = file
  const known = asideWords(code)?.lists
  const small = known ? [...known.that, ...known.contrasts, ...known.places] : []
  const fillers = [...lists.fillers, ...small]
  const things = known ? [...known.phone, ...known.email, ...known.address] : []
  const addresses = known?.address ?? []
  const entries = Object.entries({ ...lists, fillers, things, addresses }).map(([kind, list]) => [
    kind,
    phraseFinder(list, forms),
  ])
  const none = phraseFinder([], {})
  const { secrecy = none, surprise = none } = builderWords(code) ?? {}
  const finders = { ...Object.fromEntries(entries), secrecy, surprise }
  return { ...finders, hush: hush ? hushWords(hush) : null } as UnwrittenWords
})

function hushWords(lists: z.infer<typeof hushSchema>): HushWords {
  const setOf = (list: readonly string[]) => new Set(list.map(fold))
  const { deny, tell, place, point, pronoun, small } = lists
  return {
    deny: setOf(deny),
    tell: setOf(tell),
    place: setOf(place),
    point: setOf(point),
    pronoun: setOf(pronoun),
    small: setOf(small),
  }
}
