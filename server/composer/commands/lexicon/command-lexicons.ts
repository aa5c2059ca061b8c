import type { PageLanguage } from '#shared/page/document.ts'
import type { CommandLexicon } from './command-lexicon.ts'
import { en } from './en.ts'

export const commandLexicons: Record<PageLanguage, CommandLexicon> = {
  en,
  ja: en,
  pt: en,
  nl: en,
  kr: en,
  fr: en,
  it: en,
  de: en,
  es: en,
}
