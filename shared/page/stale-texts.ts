import { textFields } from './block-props.ts'
import type { PageDocument, PageLanguage } from './document.ts'
import type { RichText } from './rich-text.ts'
import { textHash } from './text-hash.ts'

/**
 * Keys (`id.path`) of the texts a reader of `language` would find in the wrong words: never
 * translated, translated from what the page no longer says, or marked as still to do.
 */
export function staleTexts(document: PageDocument, language: PageLanguage): string[] {
  if (language === document.base) return []
  const entries = document.i18n[language] ?? {}
  return document.order.flatMap((id) => {
    const block = document.blocks[id]
    if (!block) return []
    return textFields(block.type, block.props)
      .filter(({ value }) => (value as string | RichText | undefined)?.length)
      .filter(({ path, value }) => {
        const entry = entries[`${id}.${path}`]
        return !entry || entry.state === 'needs' || entry.srcHash !== textHash(value as string)
      })
      .map(({ path }) => `${id}.${path}`)
  })
}
