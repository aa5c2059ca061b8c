import type { Messages } from '#shared/i18n/translator.ts'
import type { Locale } from '#shared/locales.ts'

/**
 * The texts of one locale; the address holds their hash, so the browser keeps them for a year.
 * Where another host has not got them (`I18N_BASE_URL`), the site's own server has.
 */
export async function fetchMessages(url: string, locale: Locale): Promise<Messages> {
  try {
    return await fetchFrom(url, locale)
  } catch (error) {
    const own = url.slice(url.indexOf('/_i18n/'))
    if (own === url) throw error
    console.error('The texts are not at I18N_BASE_URL', error)
    return fetchFrom(own, locale)
  }
}

async function fetchFrom(url: string, locale: Locale): Promise<Messages> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`messages answered ${response.status}`)
  const body = (await response.json()) as Record<string, Messages>
  return body[locale] ?? {}
}
