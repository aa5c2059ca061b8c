import { type Locale, locales } from '#shared/locales.ts'

/** A label inside of a phrase, "Add hours"; German writes a noun as it stands alone. */
export function nounInPhrase(label: string, locale: Locale): string {
  return locale === 'de' ? label : label.toLocaleLowerCase(locales[locale].tag)
}
