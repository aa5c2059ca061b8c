import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, type Messages } from '#shared/i18n/translator.ts'
import { type Locale, locales } from '#shared/locales.ts'

/** The words of the interface in that language. */
export function messagesOf(locale: Locale): Messages {
  const file = join(import.meta.dirname, '../../locales', locale, 'ui.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The words people see in that language, so that tests look for what a person looks for. */
export function translator(locale: Locale) {
  return createTranslator(locales[locale].tag, messagesOf(locale))
}
