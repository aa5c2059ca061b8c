import * as z from 'zod'
import { languageFile, phrases } from '#server/reader/language-file.ts'
import { remembered, rememberedOf } from '#server/reader/remembered.ts'
import { findTags, indexPhrases, type Tag } from '#server/reader/text/phrase-index.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'

/** The file `former.json` of a language, which may be missing: words of what no longer holds. */
const formerSchema = z.strictObject({
  /** "Still": where it stands nevertheless. */
  still: phrases,
  /** "Out of date", "no longer": it is over; "gone", "wrong" says so as well as other things. */
  over: phrases,
  gone: phrases,
  /** "Leaflet", "letterhead": where it stands; "photo", "website" is told of for other reasons too. */
  record: phrases,
  medium: phrases,
  /** "Ignore", "nearly typed": for whoever makes the page; "skip", "drop" are asked of others too. */
  ignore: phrases,
  drop: phrases,
  /** "Used to", "last year": it was so once; "was", "until" are said of much. */
  earlier: phrases,
  was: phrases,
})

/** In the order in which features name them. */
export const formerKinds = formerSchema.keyof().options

export type FormerKind = keyof z.infer<typeof formerSchema>

const indexOf = remembered((code: string) => {
  const words = languageFile(code, 'former', formerSchema)
  if (!words) return null
  return indexPhrases(
    Object.entries(words).flatMap(([kind, list]) =>
      list.map((phrase): [string, string] => [phrase, kind]),
    ),
  )
})

type FormerTag = Tag & { tag: FormerKind }

/** Every such word of a text, by start; none in a language that has no list. */
export const formerTags = rememberedOf(({ language, folded }: TaggedText): readonly FormerTag[] => {
  const index = indexOf(language.code)
  return index ? (findTags(index, folded) as FormerTag[]) : []
})
