/** Countries where a language is spoken, by its tag: a number there is read as dialled at home. */
export const homeCountries: Record<string, readonly string[]> = {
  en: ['US', 'GB', 'IE', 'AU', 'NZ'],
  ja: ['JP'],
  pt: ['PT', 'BR'],
  nl: ['NL', 'BE'],
  ko: ['KR'],
  fr: ['FR', 'BE', 'CH'],
  it: ['IT', 'CH'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX'],
}
