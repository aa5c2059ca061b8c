import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'

/** Compared without case and accents; a word in braces is a list of this file. */
const phrases = z.array(z.string().min(1))

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

const folder = join(import.meta.dirname, '../../../languages')

export const namingWords = remembered((code: string): NamingWords | null => {
  const file = join(folder, code, 'naming.json')
  if (!existsSync(file)) return null
  const { own, nouns, behind, before, bare } = namingSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  )
  // Of two that begin at one place the longer one is meant.
  const finderOf = (list: readonly string[]) =>
    phraseFinder(
      list.toSorted((one, other) => other.length - one.length),
      { own, nouns },
    )
  return { behind: finderOf(behind), before: finderOf(before), bare: finderOf(bare) }
})
