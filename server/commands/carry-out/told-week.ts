import { parseHours } from '#server/reader/grammars/hours/parse-hours.ts'
import { languageOf } from '#server/reader/language.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageSentences } from '../told-words/page-sentences.ts'

/**
 * The hours a page without a table tells in a sentence, in OpenStreetMap's syntax; null where it tells
 * some that nobody can read: hours of one day alone would be read as all of them.
 */
export function toldWeek(document: PageDocument): string | null | undefined {
  const sentences = pageSentences(document).flatMap((said) => said.split(/[;；]|,(?=\s)|、/))
  const language = languageOf(document.base)
  const told = sentences
    .map((said) => tagText(said, language))
    .filter(
      (text) =>
        hasTag(text, 0, text.raw.length, 'hours.days.') &&
        !hasTag(text, 0, text.raw.length, 'dates.months.') &&
        /\d/.test(text.raw),
    )
  const read = told.map((text) => parseHours(text, [[0, text.raw.length]]))
  if (read.includes(null)) return null
  return read.length > 0 ? read.join('; ') : undefined
}
