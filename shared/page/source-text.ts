import type { PageDocument } from './document.ts'
import { metaText } from './meta-text.ts'
import { getAt } from './path.ts'
import type { RichText } from './rich-text.ts'

/** The text of the page's own language at a place, `id` a block or `meta`; null where none is. */
export function sourceText(
  document: PageDocument,
  { id, path }: { id: string; path: string },
): string | RichText | null {
  const text = id === 'meta' ? metaText(document, path) : getAt(document.blocks[id]?.props, path)
  return typeof text === 'string' || Array.isArray(text) ? (text as string | RichText) : null
}
