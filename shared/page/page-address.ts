import { absoluteUrl } from '#shared/i18n/alternates.ts'
import type { PageLanguage } from './document.ts'

/** Where readers find a page and what belongs to it. */
export interface PageAddress {
  /** Absolute, of the page in one of its languages: canonical links and hreflang. */
  urlOf: (language: PageLanguage) => string
  iconUrl: string
  /** Absolute. */
  cardUrl: string
}

/**
 * On the site itself.
 * @param siteUrl without a slash at its end
 * @param languageSlugs of languages that have one of their own
 */
export function siteAddress(
  siteUrl: string,
  slug: string,
  languageSlugs: Partial<Record<PageLanguage, string>> = {},
): PageAddress {
  const pathOf = (name: string) => `/p/${encodeURIComponent(name)}`
  const path = pathOf(slug)
  return {
    urlOf: (language) => absoluteUrl(siteUrl, language, pathOf(languageSlugs[language] ?? slug)),
    iconUrl: `${path}/icon.svg`,
    cardUrl: `${siteUrl}${path}/card.png`,
  }
}

/** At a host of its own. @param base the language that stands at its root */
export function hostAddress(siteUrl: string, host: string, base: PageLanguage): PageAddress {
  const origin = hostOrigin(siteUrl, host)
  return {
    urlOf: (language) => origin + hostPath(language, base),
    iconUrl: '/icon.svg',
    cardUrl: `${origin}/card.png`,
  }
}

/** A page's own language stands at the root of its host, the others at their codes. */
export function hostPath(language: PageLanguage, base: PageLanguage): string {
  return language === base ? '/' : `/${language}`
}

/** Pages' hosts are reached as the site is: by https where it is. */
export function hostOrigin(siteUrl: string, host: string): string {
  return `${new URL(siteUrl).protocol}//${host}`
}
