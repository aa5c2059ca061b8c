import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'

/** The file `naming.json` of a language, which may be missing: how a name is said outright. */
const namingSchema = z.strictObject({
  /** "My", "our", "the", before what has the name. */
  own: phrases,
  /** "Shop", "choir": what has it. */
  nouns: phrases,
  /** "The name is", "{own} {nouns} is called": right before the name. */
  behind: phrases,
  /** "Is the name", "that's what we're called": right behind it. */
  before: phrases,
  /** "Name": leads to one where it begins a clause and the name has a capital, a colon or marks. */
  bare: phrases,
})

export interface NamingWords {
  behind: PhraseFinder
  before: PhraseFinder
  bare: PhraseFinder
}

export const namingWords = remembered((code: string): NamingWords | null => {
  const file = languageFile(code, 'naming', namingSchema)
  if (!file) return null
  const { own, nouns, behind, before, bare } = file
  // Of two that begin at one place the longer one is meant.
  const finderOf = (list: readonly string[]) =>
    phraseFinder(
      list.toSorted((one, other) => other.length - one.length),
      { own, nouns },
    )
  return { behind: finderOf(behind), before: finderOf(before), bare: finderOf(bare) }
})
