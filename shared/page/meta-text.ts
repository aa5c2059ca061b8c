import type { PageDocument } from './document.ts'

/** The page's own texts that can be translated. */
export const metaTexts = ['title', 'description'] as const

export function metaText(document: PageDocument, path: string): string | undefined {
  return path === 'title' || path === 'description' ? document.meta[path] : undefined
}
