import { useEffect, useRef } from 'react'
import { isLocale, type Locale } from '#shared/locales.ts'

/** Whoever comes to check a language is shown the page in it: `/generate/slug#ja`. */
export function useAskedLanguage(show: (language: Locale) => void): void {
  const shown = useRef(show)
  useEffect(() => {
    const asked = window.location.hash.slice(1)
    if (isLocale(asked)) shown.current(asked)
  }, [])
}
