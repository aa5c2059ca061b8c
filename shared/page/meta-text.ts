import type { PageDocument } from './document.ts'

/** The page's own text at a path: what of it can be translated. */
export function metaText(document: PageDocument, path: string): string | undefined {
  return path === 'title' || path === 'description' ? document.meta[path] : undefined
}
