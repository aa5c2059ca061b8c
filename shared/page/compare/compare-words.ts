import type { PageDocument, PageLanguage } from '../document.ts'
import { isSame } from '../is-same.ts'
import { plainText, type RichText } from '../rich-text.ts'
import { type ValueChange, valueChange } from './page-changes.ts'

/** The keys under which two states of a page keep the translations of one text. */
export interface TextKeys {
  before: string
  after: string
}

/** The words of a text; '' of what is none. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isRich = Array.isArray(value) && value.every((node) => 'spans' in node)
  return isRich ? plainText(value as RichText) : ''
}

/** Words that differ, or that only their form does: bold, a heading, a link. */
export function compareWords(path: string, old: unknown, now: unknown): ValueChange[] {
  if (isSame(old, now)) return []
  const [was, is] = [wordsOf(old), wordsOf(now)]
  if (was === is) return [valueChange('format', path, null, null)]
  return [valueChange('words', path, was, is)]
}

/** A text's translations in every language the page had and still has. */
export function compareTranslations(
  path: string,
  before: PageDocument,
  after: PageDocument,
  keys: TextKeys,
): ValueChange[] {
  return sharedLanguages(before, after).flatMap((language) => {
    const was = before.i18n[language]?.[keys.before]?.text ?? ''
    const is = after.i18n[language]?.[keys.after]?.text ?? ''
    return compareWords(path, was, is).map((change) => ({ ...change, language }))
  })
}

/** What came or went as a whole is told once and not text by text. */
function sharedLanguages(before: PageDocument, after: PageDocument): PageLanguage[] {
  return after.locales.filter(
    (language) => language !== after.base && before.locales.includes(language),
  )
}
