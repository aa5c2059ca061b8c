import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, type Messages, type Translate } from '#shared/i18n/translator.ts'
import { type Locale, locales } from '#shared/locales.ts'

const folder = join(import.meta.dirname, '../locales')
const read = new Map<string, Translate>()

/** What the server itself says to people in that language: of `locales/<locale>/<catalogue>.json`. */
export function catalogueWords(locale: Locale, catalogue: 'mail' | 'notes'): Translate {
  const path = join(folder, locale, `${catalogue}.json`)
  const known = read.get(path)
  if (known) return known
  const messages = JSON.parse(readFileSync(path, 'utf8')) as Messages
  const words = createTranslator(locales[locale].tag, messages)
  read.set(path, words)
  return words
}
