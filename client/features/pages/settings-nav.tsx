import { useI18n } from '#client/platform/i18n.tsx'
import { settingsSections } from './settings-sections.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** The way to a part of the settings; on a narrow screen a line that scrolls. */
export function SettingsNav() {
  const { t } = useI18n()
  const [current, jump] = useSectionInView()
  return (
    <nav
      aria-label={t('settings.sections')}
      className="max-lg:-mx-4 max-lg:border-b max-lg:border-line"
    >
      <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:mask-[linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2.5rem),transparent)] max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-col">
        {settingsSections.map(([anchor, text]) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              onClick={() => jump(anchor)}
              aria-current={current === anchor ? 'true' : undefined}
              onFocus={({ currentTarget }) =>
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
              }
              className="flex h-9 items-center rounded-md px-3 text-sm whitespace-nowrap text-muted lg:h-auto lg:min-h-9 lg:py-1.5 lg:whitespace-normal transition-colors duration-150 hover:bg-sunken hover:text-text aria-[current=true]:bg-sunken aria-[current=true]:font-medium aria-[current=true]:text-text"
            >
              {t(text)}
            </a>
          </li>
        ))}
        <li aria-hidden="true" className="w-6 shrink-0 lg:hidden" />
      </ul>
    </nav>
  )
}
