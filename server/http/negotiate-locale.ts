import { parse } from 'accept-language-parser'
import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCodes,
  localeCookie,
  locales,
} from '#shared/locales.ts'

const cookie = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`)

/** What a visitor has chosen before, of the header their browser sends. */
export function chosenLocale(cookies: string | undefined): string | undefined {
  return cookie.exec(cookies ?? '')?.[1]
}

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
  return wantedLocale(cookie, acceptLanguage) ?? defaultLocale
}

/** The same, and null where nothing they want is one of the nine. */
export function wantedLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale | null {
  if (isLocale(cookie)) return cookie
  if (!acceptLanguage || acceptLanguage.length > longestHeader) return null
  const wanted = parse(acceptLanguage)
    .filter((language) => language.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { code } of wanted) {
    const locale = localeCodes.find((known) => locales[known].tag === code.toLowerCase())
    if (locale) return locale
  }
  return null
}
