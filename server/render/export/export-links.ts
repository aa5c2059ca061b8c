import { absoluteUrl, alternatesOf } from '#shared/i18n/alternates.ts'
import { localePrefix, locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PageToExport } from './page-to-export.ts'

/** Where the languages of an exported page are known to be. */
export interface ExportLinks {
  urlOf: (language: PageLanguage) => string
  alternates: ReturnType<typeof alternatesOf>
}

/** The page stays known by the address it has here. */
export function ownLinks(siteUrl: string, { slug, document }: PageToExport): ExportLinks {
  const path = `/p/${encodeURIComponent(slug)}`
  return {
    urlOf: (language) => absoluteUrl(siteUrl, language, path),
    alternates: alternatesOf(siteUrl, path, document.locales, document.base),
  }
}

/** The page moves: its own language at the base, the others in folders. */
export function basedLinks(base: string, page: PageToExport): ExportLinks {
  const urlOf = (language: PageLanguage) => `${base}/${folderOf(page, language)}`
  const { locales: languages, base: own } = page.document
  return {
    urlOf,
    alternates: [
      ...languages.map((code) => ({ hreflang: locales[code].tag as string, href: urlOf(code) })),
      { hreflang: 'x-default', href: urlOf(own) },
    ],
  }
}

/** A language's place in the folder of a page, with a slash at its end unless it is the page's own. */
export function folderOf({ document }: PageToExport, language: PageLanguage): string {
  return language === document.base ? '' : `${localePrefix(language).slice(1) || language}/`
}
