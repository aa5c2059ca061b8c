import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator, type Messages } from '#shared/i18n/translator.ts'
import { type Locale, locales } from '#shared/locales.ts'

const folder = join(import.meta.dirname, '../../locales')
const read = new Map<Locale, ReturnType<typeof createTranslator>>()

/** The words of e-mails and of what their links open, in that language. */
export function mailWords(locale: Locale): ReturnType<typeof createTranslator> {
  const known = read.get(locale)
  if (known) return known
  const file = readFileSync(join(folder, locale, 'mail.json'), 'utf8')
  const words = createTranslator(locales[locale].tag, JSON.parse(file) as Messages)
  read.set(locale, words)
  return words
}
