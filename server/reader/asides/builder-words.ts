import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { remembered } from '../remembered.ts'
import { phrasePattern } from '../text/phrase-pattern.ts'

const phrases = z.array(z.string().min(1))

/** The file `builder.json` of a language, which may be missing: what only whoever makes a page is asked. */
const builderSchema = z.strictObject({
  /** "A button to", "large letters", "hope that makes sense": asks for looks and means, hopes and thanks. */
  asking: phrases,
  /** Who is to use the page: "{people} should be able to {does}". */
  people: phrases,
  does: phrases,
  pictures: phrases,
  page: phrases,
})

const folder = join(import.meta.dirname, '../../../languages')

/** What asks for something of the page, as one expression over folded text; null where nothing is listed. */
export const askingOfBuilder = remembered((code: string): RegExp | null => {
  const file = join(folder, code, 'builder.json')
  if (!existsSync(file)) return null
  const { asking, ...slots } = builderSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return new RegExp(asking.map((each) => phrasePattern(each, slots)).join('|'), 'gu')
})
