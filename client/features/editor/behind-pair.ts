import { halvesOf } from '#client/blocks/halves.ts'
import { pageContext, shownBlocks } from '#client/blocks/page-context.ts'
import type { PageDocument } from '#shared/page/document.ts'

/**
 * Where a new section stands that is added behind one: of two that are side by side, below both. In
 * the order it would come between them, and each would take a row of its own.
 */
export function behindPair(document: PageDocument, after: string | null): string | null {
  const input = { document, language: document.base, slug: '', now: Date.now() }
  const view = { ...input, audience: 'creator' as const }
  const ids = shownBlocks(view)
  const blocks = ids.flatMap((id) => document.blocks[id] ?? [])
  const at = ids.indexOf(after ?? '')
  return halvesOf(blocks, pageContext(view))[at] === 'start' ? (ids[at + 1] ?? after) : after
}
