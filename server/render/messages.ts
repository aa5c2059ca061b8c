import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '#shared/i18n/translator.ts'
import { defaultLocale, type Locale, localeCodes } from '#shared/locales.ts'

export interface LocaleMessages {
  messages: Messages
  /** The body of `messages.json`: `{[locale]: {…}}`. */
  body: string
  /** Address with the hash of this locale's content. */
  url: string
  hash: string
}

export type MessageCatalogue = Record<Locale, LocaleMessages>

/** Every locale's `ui.json`; what one of them lacks it says in the fallback's words. */
export function loadMessages(root: string): MessageCatalogue {
  const fallback = read(root, defaultLocale)
  return Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      catalogue(locale, completed(read(root, locale), fallback)),
    ]),
  ) as MessageCatalogue
}

function read(root: string, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(root, 'locales', locale, 'ui.json'), 'utf8')) as Messages
}

/** A plural is one text: its forms are the language's own, or all of them the fallback's. */
function completed(own: Messages, fallback: Messages): Messages {
  const missing = Object.entries(fallback).map(([key, text]) => {
    const found = own[key]
    const isGroup = typeof found === 'object' && typeof text === 'object' && !('other' in found)
    return [key, isGroup ? completed(found, text) : (found ?? text)]
  })
  return { ...own, ...Object.fromEntries(missing) }
}

function catalogue(locale: Locale, messages: Messages): LocaleMessages {
  const body = JSON.stringify({ [locale]: messages })
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  return { messages, body, hash, url: `/_i18n/${hash}/${locale}/messages.json` }
}
