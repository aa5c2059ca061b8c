import type { PageLanguage } from '#shared/page/document.ts'
import { placeholdersOf, type Words } from './template.ts'

/** Said once on a page; said again it sounds like a machine. A name may come back. */
export function isOnce(word: keyof Words): boolean {
  return ['offers', 'offer', 'audience', 'since', 'place'].includes(word)
}

/** "Luna is a café in Porto": who and where, in one sentence. */
export const introduction = 'introduction'

/** What a template tells that a page tells once. Titles are no sentences and introduce nobody. */
export function tellsOf(template: string, locale: PageLanguage): string[] {
  const words = placeholdersOf(template, locale).map(({ word }) => word)
  const introduces = words.includes('name') && /[.。]$/u.test(template)
  return [...words.filter(isOnce), ...(introduces ? [introduction] : [])]
}
