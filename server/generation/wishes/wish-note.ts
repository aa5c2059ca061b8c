import { catalogueWords } from '#server/catalogue-words.ts'
import { sentenceGap } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Reason } from '../model/took-over-note.ts'

/** One line for the page's owner on why a wish was not carried out, or not to its end. */
export function wishNote(
  language: PageLanguage,
  reason: Reason | 'interrupted' | null,
  isChanged: boolean,
): string {
  const t = catalogueWords(language, 'notes')
  const rest = t(isChanged ? 'partly' : 'nothing')
  return reason === null ? rest : [t(`reasons.${reason}`), rest].join(sentenceGap(language))
}
