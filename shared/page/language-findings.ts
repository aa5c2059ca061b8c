import type { Finding } from './check-page.ts'
import type { PageDocument, PageLanguage } from './document.ts'
import { isSame } from './is-same.ts'
import type { EditOp } from './ops.ts'
import { sourceText } from './source-text.ts'
import { staleTexts } from './stale-texts.ts'
import { ownerOf } from './text-keys.ts'

/** Languages of a page that are not all in their words; of a text that only changed it is less bad. */
export function languageFindings(document: PageDocument): Finding[] {
  return document.locales
    .filter((language) => language !== document.base)
    .flatMap((language): Finding[] => {
      const stale = staleTexts(document, language)
      // As many as everywhere else, whether they are in another language or only out of date.
      const count = stale.length
      const { base } = document
      if (stale.some((key) => isInBase(document, language, key))) {
        // Its words stay with the page, for when it comes back.
        const locales = document.locales.filter((other) => other !== language)
        const fix: EditOp[] = [{ op: 'meta', meta: { locales } }]
        return [{ code: 'language_untranslated', language, count, base, fix }]
      }
      return count > 0 ? [{ code: 'language_stale', language, count }] : []
    })
}

/** Whether who reads the language finds words of the page's own there. */
function isInBase(document: PageDocument, language: PageLanguage, key: string): boolean {
  const text = document.i18n[language]?.[key]?.text
  const place = { id: ownerOf(key), path: key.slice(key.indexOf('.') + 1) }
  return text === undefined || isSame(text, sourceText(document, place))
}
