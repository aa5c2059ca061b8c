import type { StoredPage } from '#server/storage/storage.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'

/** How many texts of each language of a page are not, or no longer, in its words. */
export function staleCounts({ document }: StoredPage): Partial<Record<PageLanguage, number>> {
  if (document.v !== 2) return {}
  const counts = document.locales.map((code) => [code, staleTexts(document, code).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
