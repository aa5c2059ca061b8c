import { withSumsInFigures } from '#server/reader/dictation/as-dictated.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { countryOf } from './country-of.ts'
import { quotesIn } from './mark-wish.ts'

/** "Make it eight pounds" with its sum as a figure; words in quotation marks are to be taken as they are. */
export function inFigures(wish: string, code: string, page: PageDocument): string {
  const text = tagText(wish, languageOf(code))
  return quotesIn(wish).length > 0 ? wish : withSumsInFigures(text, countryOf(text, page))
}
