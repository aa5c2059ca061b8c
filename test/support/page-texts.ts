import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from './composed-document.ts'

/** Every text of the page of a brief, as its visitors read them. */
export function pageTexts(brief: string, locale: PageLanguage): string[] {
  const { order, blocks } = composedDocument(brief, { locale, seed: 0 })
  return order.flatMap((id) => {
    const { type = '', props = {} } = blocks[id] ?? {}
    return textFields(type, props).map(({ value }) =>
      typeof value === 'string' ? value : plainText((value ?? []) as RichText),
    )
  })
}
