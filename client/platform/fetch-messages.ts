import type { Messages } from '#shared/i18n/translator.ts'
import type { Locale } from '#shared/locales.ts'

/** The texts of one locale; the address holds their hash, so the browser keeps them for a year. */
export async function fetchMessages(url: string, locale: Locale): Promise<Messages> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`messages answered ${response.status}`)
  const body = (await response.json()) as Record<string, Messages>
  return body[locale] ?? {}
}
