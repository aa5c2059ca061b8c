import { useI18n } from '#client/platform/i18n.tsx'
import { useLocation } from '#client/platform/router.tsx'
import { localeCodes, locales, localizePath } from '#shared/locales.ts'
import { rememberLocale } from './remembered-locale.ts'

export interface LanguageLinksProps {
  className: string
  currentClassName?: string
}

/**
 * This screen in every language. Plain links: another language is another document, with its own
 * messages and `lang`. It keeps path, query and hash. A choice is remembered for the next visit to the bare address.
 */
export function LanguageLinks({ className, currentClassName = '' }: LanguageLinksProps) {
  const { locale } = useI18n()
  const { pathname, search } = useLocation()
  return localeCodes.map((code) => (
    <li key={code}>
      <a
        href={localizePath(code, pathname) + search}
        hrefLang={locales[code].tag}
        lang={locales[code].tag}
        aria-current={code === locale ? 'true' : undefined}
        onClick={(event) => {
          // As they are now: a kept copy of the page knows neither, the server no hash at all.
          event.currentTarget.search = window.location.search
          event.currentTarget.hash = window.location.hash
          rememberLocale(code)
        }}
        className={`${className} ${code === locale ? currentClassName : ''}`}
      >
        {locales[code].name}
      </a>
    </li>
  ))
}
