import type { PageLanguage } from '#shared/page/document.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { Lexicon } from './lexicon.ts'
import { pt } from './pt.ts'

/** What each language's extractors read with. */
export const lexicons: Record<PageLanguage, Lexicon> = {
  en,
  ja,
  pt,
  nl: en,
  kr: ja,
  fr: en,
  it: en,
  de,
  es: pt,
}
