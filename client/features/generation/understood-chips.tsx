import { memo, useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { PageState } from '#shared/page/page-state.ts'
import { type ChipKey, understoodChips } from './understood.ts'

interface UnderstoodChipsProps {
  state: PageState
  onEdit: (key: ChipKey) => void
}

/** What was understood of the brief, each to be corrected; what is missing, to be added. */
export const UnderstoodChips = memo(({ state, onEdit }: UnderstoodChipsProps) => {
  const i18n = useI18n()
  const { t } = i18n
  const headingId = useId()
  const chips = understoodChips(state, i18n)
  if (chips.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h2 id={headingId} className="font-text text-sm font-medium tracking-normal">
        {t('generate.understood')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ key, value, isUnsure }) => {
          const label = t(`generate.facts.${key}`)
          return (
            <li key={key} className="max-w-full animate-fade">
              {value ? (
                <Chip
                  label={label}
                  value={isUnsure ? `${value}?` : value}
                  tone={isUnsure ? 'warning' : 'plain'}
                  onEdit={() => onEdit(key)}
                />
              ) : (
                <button
                  type="button"
                  onClick={() => onEdit(key)}
                  className="inline-flex min-h-8 items-center rounded-full border border-dashed border-line-strong px-3 py-1 text-sm text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
                >
                  {t('generate.facts.add', { fact: label })}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
