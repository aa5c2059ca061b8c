import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'

const phrases = z.array(z.string().min(1))

/** The file `builder.json` of a language, which may be missing: what only whoever makes a page is asked. */
const builderSchema = z.strictObject({
  /** "A button to", "large letters", "hope that makes sense": asks for looks and means, hopes and thanks. */
  asking: phrases,
  /** "Photos to follow", "sorry for typos": the same, and nobody else is ever told so. */
  certain: phrases,
  /** Who is to use the page: "{people} should be able to {does}". */
  people: phrases,
  does: phrases,
  pictures: phrases,
  page: phrases,
})

const folder = join(import.meta.dirname, '../../../languages')

/** What asks for something of the page. */
export interface BuilderWords {
  asking: PhraseFinder
  certain: PhraseFinder
}

export const builderWords = remembered((code: string): BuilderWords | null => {
  const file = join(folder, code, 'builder.json')
  if (!existsSync(file)) return null
  const { asking, certain, ...slots } = builderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { asking: phraseFinder(asking, slots), certain: phraseFinder(certain, slots) }
})
