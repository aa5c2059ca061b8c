import { memo } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { type Locale, locales } from '#shared/locales.ts'
import type { ChipKey, UnderstoodChip } from './understood.ts'

interface UnderstoodChipsProps {
  chips: readonly UnderstoodChip[]
  /** The one that is being corrected. */
  editing: ChipKey | null
  onEdit: (key: ChipKey) => void
}

/** What was understood of the brief, each to be corrected; what is missing, to be added. */
export const UnderstoodChips = memo(({ chips, editing, onEdit }: UnderstoodChipsProps) => {
  const { t, locale } = useI18n()
  if (chips.length === 0) return null
  return (
    <section aria-label={t('generate.understood')} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-text text-sm font-medium tracking-normal">
          {t('generate.understood')}
        </h3>
        <p className="text-xs text-muted">{t('generate.correct')}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, value, isUnsure }) => {
          const label = t(`generate.facts.${key}`)
          return (
            <li key={key} data-chip={key} className="max-w-full animate-fade">
              {value ? (
                <Chip
                  label={label}
                  value={isUnsure ? `${value}?` : value}
                  note={isUnsure ? t('generate.facts.unsure') : undefined}
                  tone={isUnsure ? 'warning' : 'plain'}
                  isOpen={key === editing}
                  onEdit={() => onEdit(key)}
                />
              ) : (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-expanded={key === editing}
                  onClick={() => onEdit(key)}
                  className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-dashed border-line-strong px-3 py-1 text-sm text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
                >
                  {t('generate.facts.add', { fact: inPhrase(label, locale) })}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** A noun inside of a phrase; German writes it as it stands alone. */
function inPhrase(label: string, locale: Locale): string {
  return locale === 'de' ? label : label.toLocaleLowerCase(locales[locale].tag)
}

/** The chip of a fact on the screen. */
export function chipElement(key: ChipKey): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-chip="${key}"] > *`)
}
