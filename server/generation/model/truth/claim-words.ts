import * as z from 'zod'
import { neededFile } from '#server/reader/language-file.ts'
import { remembered } from '#server/reader/remembered.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/** The file `claims.json` of a language: regular expressions of what a text claims. */
const claimsSchema = z.strictObject({
  /**
   * Words that state a number or a merit, under what they state: a value in digits or a notion. The
   * same key in two languages is the same claim, so a German "drei" is told by an English "three".
   * Left out: what also means something harmless (French "neuf", Italian "sei", "one", "two").
   */
  claims: z.record(z.string(), z.string()),
  /** A person, by what they are addressed with; not the customer, who is everybody. */
  persons: z.string().optional(),
  /** Plain nouns have capitals, too: one capital alone is no name. */
  nounCapitals: z.literal(true).optional(),
})

export const claimWords = remembered((language: PageLanguage) =>
  neededFile(language, 'claims', claimsSchema),
)

/** People of any language, each in a group of its own: they travel. */
export const persons = new RegExp(
  localeCodes.flatMap((code) => claimWords(code).persons ?? []).join('|'),
  'gu',
)
