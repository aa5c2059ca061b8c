import { useEffect } from 'react'
import { type Locale, localeCookie } from '#shared/locales.ts'

/**
 * Keeps the language for the next visit to the bare address. The browser sets the cookie, so that
 * public pages can be cached.
 */
export function rememberLocale(locale: Locale): void {
  const { name, maxAgeDays } = localeCookie
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${maxAgeDays * 86_400}; SameSite=Lax${secure}`
}

/** A first landing counts as a choice; a later one does not undo an earlier. */
export function useRememberedLanding(locale: Locale): void {
  useEffect(() => {
    const known = document.cookie.split('; ').some((it) => it.startsWith(`${localeCookie.name}=`))
    if (!known) rememberLocale(locale)
  }, [locale])
}
