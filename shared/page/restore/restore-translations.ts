import type { PageDocument, PageLanguage } from '../document.ts'
import { isSame } from '../is-same.ts'
import type { EditOp } from '../ops.ts'
import type { RichText } from '../rich-text.ts'
import { textHash } from '../text-hash.ts'
import { translatorOf } from './invert-op.ts'

/** A text of the page's own language, as it is going to be. */
export interface OwnText {
  path: string
  value: string | RichText
}

/**
 * The edits that give texts the translations another state of the page had for them. A language
 * that state did not have is marked as still to do.
 */
export function restoreTranslations(
  document: PageDocument,
  wanted: PageDocument,
  id: string,
  texts: readonly OwnText[],
): EditOp[] {
  const others = document.locales.filter((locale) => locale !== document.base)
  return others.flatMap((locale) =>
    texts.flatMap((text) => restoreTranslation(document, wanted, id, locale, text)),
  )
}

function restoreTranslation(
  document: PageDocument,
  wanted: PageDocument,
  id: string,
  locale: PageLanguage,
  { path, value }: OwnText,
): EditOp[] {
  const key = `${id}.${path}`
  const srcHash = textHash(value)
  const now = document.i18n[locale]?.[key]
  const was = wanted.i18n[locale]?.[key]
  if (!was && !now) return []
  const isTrue = was?.srcHash === srcHash
  const goal = was ? { text: was.text, state: isTrue ? was.state : 'needs' } : undone(value)
  if (isSame(now, { ...goal, srcHash })) return []
  const src = translatorOf(wanted, { locale, id, path })
  return [{ op: 'translate', locale, id, path, ...goal, src } as EditOp]
}

function undone(text: string | RichText) {
  return { text, state: 'needs' }
}
