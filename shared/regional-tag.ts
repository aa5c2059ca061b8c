import { type Locale, locales } from './locales.ts'

/** Countries whose dates, money and hours a language is written with, its own first. */
const regions: Record<Locale, readonly string[]> = {
  en: ['US', 'GB', 'IE', 'AU', 'NZ', 'CA', 'IN', 'ZA', 'SG'],
  ja: ['JP'],
  pt: ['BR', 'PT', 'AO', 'MZ'],
  nl: ['NL', 'BE', 'SR'],
  kr: ['KR'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU'],
  it: ['IT', 'CH'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'UY', 'EC', 'CR', 'DO'],
}

/** Whose dates and hours a language is written with in countries that do not speak it. */
const abroad: Partial<Record<Locale, string>> = { en: 'GB' }

/** As `Intl` has them: 7 pm and 19:00. */
export const hourCycles = ['h12', 'h23'] as const
export type HourCycle = (typeof hourCycles)[number]

/** Languages that are written with either; in others 7 pm would be a mistake. */
const countToTwelve: ReadonlySet<Locale> = new Set(['en', 'es', 'kr'])

export interface WrittenIn {
  /** ISO 3166-1. */
  country?: string | undefined
  hourCycle?: HourCycle | undefined
}

/**
 * For `Intl`: `regionalTag('pt', { country: 'BR' })` is 'pt-BR'; where the country does not speak it,
 * its own. English in Porto counts to 24 hours, as Porto does; a page that counts as its creator does
 * has 'en-GB-u-hc-h12'.
 */
export function regionalTag(locale: Locale, { country, hourCycle }: WrittenIn = {}): string {
  const { tag, country: home } = locales[locale]
  const isHome = country === undefined || regions[locale].includes(country)
  const region = isHome ? (country ?? home) : (abroad[locale] ?? home)
  return `${tag}-${region}${hourCycle && countToTwelve.has(locale) ? `-u-hc-${hourCycle}` : ''}`
}
