import type { TranslateOp } from '#server/pages/translation-source.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { isText } from '#shared/page/rich-text.ts'
import { sourceText } from '#shared/page/source-text.ts'
import { type Correction, correctedText } from './corrected-text.ts'

/**
 * The page's other languages beside texts that were corrected: an entry that has moved keeps its
 * translation, in the others the fact is put right as well. What has nothing left is to be
 * translated anew.
 */
export function correctedTranslations(
  before: PageDocument,
  after: PageDocument,
  correction: Correction,
): TranslateOp[] {
  return Object.entries(before.i18n).flatMap(([code, texts]) => {
    const locale = code as PageLanguage
    const entries = Object.entries(texts).map(([key, known]) => {
      const place = { id: key.slice(0, key.indexOf('.')), path: key.slice(key.indexOf('.') + 1) }
      return { ...place, known, was: sourceText(before, place), is: sourceText(after, place) }
    })
    return entries.flatMap(({ id, path, known, was, is }): TranslateOp[] => {
      if (is === null || JSON.stringify(was) === JSON.stringify(is)) return []
      const moved = entries.find(
        (each) => each.id === id && JSON.stringify(each.was) === JSON.stringify(is),
      )
      const place = { op: 'translate', locale, id, path } as const
      if (moved) return [{ ...place, text: moved.known.text, state: moved.known.state }]
      const text = correctedText(known.text, locale, correction)
      return isText(text)
        ? [{ ...place, text, state: known.state }]
        : [{ ...place, text: is, state: 'needs' }]
    })
  })
}
