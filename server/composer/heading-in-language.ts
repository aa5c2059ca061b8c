import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { labelsOf } from './labels.ts'

/**
 * What a heading that is one of our own labels is called in another language, in the form that is
 * there for the same trade; null for words of anybody else.
 */
export function headingInLanguage(
  heading: string,
  { base, meta: { country, register } }: PageDocument,
  language: PageLanguage,
): string | null {
  const known = labelsOf(base, country, register).sections
  const native = labelsOf(language, undefined, register).sections
  for (const [key, forms] of Object.entries(known)) {
    const form = Object.keys(forms).find((each) => forms[each] === heading)
    if (!form) continue
    const label = native[key as keyof typeof native]
    return label[form] ?? label.default
  }
  return null
}
