import { useI18n } from '#client/platform/i18n.tsx'
import { Disclosure, disclosureItem } from '#client/ui/disclosure.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { locales } from '#shared/locales.ts'
import { LanguageLinks } from './language-links.tsx'

/** The languages under a globe. */
export function LanguageMenu() {
  const { t, locale } = useI18n()
  const current = locales[locale]
  return (
    <Disclosure
      summary={
        <>
          <Icon name="globe" />
          <span className="max-lg:sr-only">{current.name}</span>
          <span className="sr-only">, {t('language.choose')}</span>
        </>
      }
    >
      <ul>
        <LanguageLinks className={disclosureItem} currentClassName="bg-sunken font-medium" />
      </ul>
    </Disclosure>
  )
}
