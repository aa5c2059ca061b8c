import type { Intent } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

/** The page in more languages, or in fewer: that it was written in stays. */
export function setLanguages(
  { document }: Desktop,
  { languages, isGone, said }: Extract<Intent, { wish: 'languages' }>,
): Change {
  const { base, locales } = document
  const others = locales.filter((locale) => locale !== base)
  const wanted = isGone
    ? others.filter((locale) => !languages.includes(locale))
    : [...new Set([...others, ...languages])].filter((locale) => locale !== base)
  if (wanted.length === others.length)
    return unchanged({ code: isGone ? 'noLanguage' : 'languageThere', words: said })
  return {
    ops: [{ op: 'meta', meta: { locales: [base, ...wanted] } }],
    sources: {},
    outcome: { code: isGone ? 'languageGone' : 'language', words: said },
  }
}
