import { type Alternate, alternatesAt } from '#shared/i18n/alternates.ts'
import { localePrefix } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import type { PageToExport } from './page-to-export.ts'

/** Where the languages of an exported page are known to be; nowhere where that is not known. */
export interface ExportLinks {
  urlOf: (language: PageLanguage) => string | null
  alternates: Alternate[]
}

/**
 * The page stays known by the address it has here. A draft has none that anybody could open: search
 * engines would be sent from the page to nothing.
 */
export function ownLinks(siteUrl: string, { slug, document, isPublic }: PageToExport): ExportLinks {
  if (!isPublic) return { urlOf: () => null, alternates: [] }
  const { urlOf } = siteAddress(siteUrl, slug)
  return { urlOf, alternates: alternatesAt(urlOf, document.locales, document.base) }
}

/** The page moves: its own language at the base, the others in folders. */
export function basedLinks(base: string, page: PageToExport): ExportLinks {
  const urlOf = (language: PageLanguage) => `${base}/${folderOf(page, language)}`
  const { locales: languages, base: own } = page.document
  return { urlOf, alternates: alternatesAt(urlOf, languages, own) }
}

/** A language's place in the folder of a page, with a slash at its end unless it is the page's own. */
export function folderOf({ document }: PageToExport, language: PageLanguage): string {
  return language === document.base ? '' : `${localePrefix(language).slice(1) || language}/`
}
