/**
 * The nine interface languages. A key is the URL prefix and the code used everywhere in the
 * product; `tag` is what browsers, crawlers and `Intl` understand (`kr` is not a language tag:
 * Korean is `ko`).
 */
export const locales = {
  en: { tag: 'en', og: 'en_US', name: 'English', country: 'US', currency: 'USD' },
  ja: { tag: 'ja', og: 'ja_JP', name: '日本語', country: 'JP', currency: 'JPY' },
  pt: { tag: 'pt', og: 'pt_BR', name: 'Português', country: 'BR', currency: 'BRL' },
  nl: { tag: 'nl', og: 'nl_NL', name: 'Nederlands', country: 'NL', currency: 'EUR' },
  kr: { tag: 'ko', og: 'ko_KR', name: '한국어', country: 'KR', currency: 'KRW' },
  fr: { tag: 'fr', og: 'fr_FR', name: 'Français', country: 'FR', currency: 'EUR' },
  it: { tag: 'it', og: 'it_IT', name: 'Italiano', country: 'IT', currency: 'EUR' },
  de: { tag: 'de', og: 'de_DE', name: 'Deutsch', country: 'DE', currency: 'EUR' },
  es: { tag: 'es', og: 'es_ES', name: 'Español', country: 'ES', currency: 'EUR' },
} as const

/** An interface language, as it stands in a URL. */
export type Locale = keyof typeof locales

export const localeCodes = Object.keys(locales) as Locale[]
/** The language without a prefix, and the one whose words stand in where another has none. */
export const defaultLocale: Locale = 'en'

export const localeCookie = { name: 'i18n_redirected', maxAgeDays: 365 } as const

/** Whether a value from outside is one of the nine. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value)
}

/** Whether a word of it takes one or two signs: it says in 20 what others say in 50. */
export function hasDenseScript(locale: Locale): locale is 'ja' | 'kr' {
  return locale === 'ja' || locale === 'kr'
}

/** What stands between two sentences: nothing in Japanese. */
export const sentenceGap = (locale: Locale): string => (locale === 'ja' ? '' : ' ')

/** '/ja' for Japanese, '' for English. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** `localizePath('ja', '/#pages')` is '/ja#pages', `localizePath('en', '/terms')` is '/terms'. */
export function localizePath(locale: Locale, path: string): string {
  const prefix = localePrefix(locale)
  return prefix ? prefix + path.replace(/^\/(?=$|[?#])/, '') : path || '/'
}

/** Takes the locale prefix off a path name: '/ja/p/x' gives `ja` and '/p/x'. */
export function splitLocale(pathname: string): { locale: Locale; path: string; prefixed: boolean } {
  const [, first = ''] = pathname.split('/', 2)
  if (first === defaultLocale || !isLocale(first)) {
    return { locale: defaultLocale, path: pathname || '/', prefixed: false }
  }
  return { locale: first, path: pathname.slice(first.length + 1) || '/', prefixed: true }
}
