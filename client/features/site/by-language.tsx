import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { locales } from '#shared/locales.ts'
import type { ShowcaseCard } from '#shared/showcase.ts'
import { LanguageSheet } from './language-sheet.tsx'

/** The languages, each with a page that was written in it. */
export function ByLanguage({ pages }: { pages: ShowcaseCard[] }) {
  const { t } = useI18n()
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
      <LanguageSheet className="mx-auto w-full max-w-sm" />
      <ul className="border-t border-line">
        {pages.map(({ language, title }) => (
          <li key={language} className="border-b border-line">
            <a
              href={`/_showcase/${language}`}
              className="flex items-baseline justify-between gap-4 rounded-sm py-3 transition-colors duration-150 hover:bg-sunken"
            >
              <span className="font-display text-lg" lang={locales[language].tag}>
                {title}
              </span>
              <span className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
                <span lang={locales[language].tag}>{locales[language].name}</span>
                <Icon name="arrow-up-right" size={16} label={t('marketing.languages.open')} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
