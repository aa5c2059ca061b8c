import { parse } from 'accept-language-parser'
import { defaultLocale, isLocale, type Locale, localeCodes, locales } from '#shared/locales.ts'

/** Longer headers are not read: no browser sends one. */
const longestHeader = 500

/**
 * The language a visitor without a prefix wants: what they chose before, else the best of what
 * their browser asks for, else English.
 */
export function negotiateLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(cookie)) return cookie
  if (!acceptLanguage || acceptLanguage.length > longestHeader) return defaultLocale
  const wanted = parse(acceptLanguage)
    .filter((language) => language.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { code } of wanted) {
    const locale = localeCodes.find((known) => locales[known].tag === code.toLowerCase())
    if (locale) return locale
  }
  return defaultLocale
}
