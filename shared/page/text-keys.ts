import type { PageLanguage } from './document.ts'

/** Whose a translation is, is kept as whose its text is: under this key. */
export function translationKey(locale: PageLanguage, id: string, path: string): string {
  return `${locale}:${id}.${path}`
}

/** The block a text or a translation is of; `meta` and `facts` for those of the page. */
export function ownerOf(key: string): string {
  return key.slice(key.indexOf(':') + 1, key.indexOf('.'))
}
