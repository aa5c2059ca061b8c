import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import { asideWords } from './aside-words.ts'

/** The file `private.json` of a language, which may be missing: how people keep something off a page. */
const privateSchema = z.strictObject({
  /** "The page": where it is not to stand. */
  sites: phrases,
  /** "Not on {sites}". */
  off: phrases,
  /** "Put", "publish", "appear": of a contact, where a negation stands with it, to keep it off. */
  showing: phrases,
  /** "Is no longer ours", "private number": said of a contact, to keep it off. */
  withdrawn: phrases,
  /** "Just for you": the same behind a contact; elsewhere it is what visitors are promised. */
  confided: phrases,
  /** "Door code", "key safe": what a number behind it opens is for guests alone. */
  codes: phrases,
  /** "Password", "digicode": the same of a word with figures in it. */
  passwords: phrases,
  /** "Key is under": where one lies that opens a door. */
  keys: phrases,
})

type PrivateKind = Exclude<keyof z.infer<typeof privateSchema>, 'sites'>
/** The lists of one language, as what finds them in its folded text. */
export type PrivateWords = Readonly<Record<PrivateKind, PhraseFinder>>

export const privateWords = remembered((code: string): PrivateWords | null => {
  const owners = asideWords(code)?.lists.owners ?? []
  const file = languageFile(code, 'private', privateSchema)
  if (!file) return null
  const { sites, ...lists } = file
  const entries = Object.entries(lists).map(([kind, list]) => {
    const longestFirst = list.toSorted((one, other) => other.length - one.length)
    return [kind, phraseFinder(longestFirst, { sites, owners })]
  })
  return Object.fromEntries(entries) as PrivateWords
})
