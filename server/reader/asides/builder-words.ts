import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'

/** The file `builder.json` of a language, which may be missing: what only whoever makes a page is asked. */
const builderSchema = z.strictObject({
  /** "A button to", "large letters", "hope that makes sense": asks for looks and means, hopes and thanks. */
  asking: phrases,
  /** "Photos to follow", "sorry for typos": the same, and nobody else is ever told so. */
  certain: phrases,
  /** "Bring", "the proceeds go to": asked of visitors, or told to them, and never to whoever makes a page. */
  readers: phrases,
  /** "That should be easy to see": asked of what stands before it, which is told. */
  shown: phrases,
  /** "Not a word": asked of guests where a surprise is spoken of. */
  secrecy: phrases,
  surprise: phrases,
  /** "Bring", "knock": what only visitors do, and "remember to" before it. */
  bid: phrases,
  recall: phrases,
  /** Who is to use the page: "{people} should be able to {does}". */
  people: phrases,
  does: phrases,
  pictures: phrases,
  page: phrases,
  /** "VAT number", "to follow": "{papers}*{later}" is what is not known yet. */
  papers: phrases,
  later: phrases,
  /** "{letters}*{large}", "{pictures}*{wish}": how letters are to be, and that somebody would like it so. */
  letters: phrases,
  large: phrases,
  wish: phrases,
})

/** What asks for something of the page. */
export interface BuilderWords {
  asking: PhraseFinder
  certain: PhraseFinder
  readers: PhraseFinder
  shown: PhraseFinder
  secrecy: PhraseFinder
  surprise: PhraseFinder
  page: PhraseFinder
}

export const builderWords = remembered((code: string): BuilderWords | null => {
  const lists = languageFile(code, 'builder', builderSchema)
  if (!lists) return null
  const { asking, certain, readers, shown, secrecy, surprise, ...slots } = lists
  return {
    asking: phraseFinder(asking, slots),
    certain: phraseFinder(certain, slots),
    readers: phraseFinder(readers, slots),
    shown: phraseFinder(shown, {}),
    secrecy: phraseFinder(secrecy, {}),
    surprise: phraseFinder(surprise, {}),
    page: phraseFinder([...slots.page, ...slots.letters], {}),
  }
})
