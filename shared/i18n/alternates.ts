import { defaultLocale, type Locale, localeCodes, locales, localizePath } from '#shared/locales.ts'

export interface Alternate {
  /** A language tag, or 'x-default'. */
  hreflang: string
  href: string
}

/**
 * The addresses of one screen in all languages: the one source of canonical links,
 * hreflang and sitemaps. `siteUrl` is configured and has no slash at its end.
 */
export function alternatesOf(siteUrl: string, path: string): Alternate[] {
  return alternatesAt((locale) => absoluteUrl(siteUrl, locale, path), localeCodes, defaultLocale)
}

/** As `alternatesOf`, where each language has an address of its own. */
export function alternatesAt(
  urlOf: (locale: Locale) => string,
  languages: readonly Locale[],
  fallback: Locale,
): Alternate[] {
  const links = languages.map((locale) => ({
    hreflang: locales[locale].tag as string,
    href: urlOf(locale),
  }))
  return [...links, { hreflang: 'x-default', href: urlOf(fallback) }]
}

export function absoluteUrl(siteUrl: string, locale: Locale, path: string): string {
  return siteUrl + localizePath(locale, path)
}
