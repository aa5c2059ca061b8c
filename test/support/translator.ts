import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from '#shared/i18n/translator.ts'
import { type Locale, locales } from '#shared/locales.ts'

/** The words people see in that language, so that tests look for what a person looks for. */
export function translator(locale: Locale) {
  const file = join(import.meta.dirname, '../../locales', locale, 'ui.json')
  return createTranslator(locales[locale].tag, JSON.parse(readFileSync(file, 'utf8')))
}
