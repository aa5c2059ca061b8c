import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '#shared/i18n/translator.ts'
import { type Locale, localeCodes } from '#shared/locales.ts'

export interface LocaleMessages {
  messages: Messages
  /** The body of `messages.json`: `{[locale]: {…}}`. */
  body: string
  /** Address with the hash of this locale's content. */
  url: string
  hash: string
}

export type MessageCatalogue = Record<Locale, LocaleMessages>

/** Reads every locale's `ui.json`: the folder listing is the registry of languages. */
export function loadMessages(root: string): MessageCatalogue {
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, load(root, locale)]),
  ) as MessageCatalogue
}

function load(root: string, locale: Locale): LocaleMessages {
  const messages = JSON.parse(
    readFileSync(join(root, 'locales', locale, 'ui.json'), 'utf8'),
  ) as Messages
  const body = JSON.stringify({ [locale]: messages })
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  return { messages, body, hash, url: `/_i18n/${hash}/${locale}/messages.json` }
}
