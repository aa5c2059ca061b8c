import { useLocation } from 'react-router'
import { useI18n } from '#client/platform/i18n.tsx'
import { type Locale, localeCodes, localeCookie, locales, localizePath } from '#shared/locales.ts'

export interface LanguageLinksProps {
  className: string
  currentClassName?: string
}

/**
 * This screen in every language. Plain links: another language is another document, with its own
 * messages and `lang`. A choice is remembered for the next visit to the bare address.
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
        onClick={() => remember(code)}
        className={`${className} ${code === locale ? currentClassName : ''}`}
      >
        {locales[code].name}
      </a>
    </li>
  ))
}

function remember(locale: Locale): void {
  const { name, maxAgeDays } = localeCookie
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${maxAgeDays * 86_400}; SameSite=Lax${secure}`
}
