import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import type { ChipKey } from './chip-keys.ts'
import type { UnderstoodChip } from './understood.ts'

export interface DoubtListProps {
  chips: readonly UnderstoodChip[]
  onEdit: (key: ChipKey) => void
}

/** What visitors will rely on and nobody is sure of, each with why. */
export function DoubtList({ chips, onEdit }: DoubtListProps) {
  const { t } = useI18n()
  return (
    <section className="grid gap-1 rounded-lg bg-warning-soft p-3 text-on-warning-soft">
      <h3 className="font-text text-sm font-medium tracking-normal">{t('share.gate.faults')}</h3>
      <ul className="grid divide-y divide-line">
        {chips.map(({ key, value, doubt }) => (
          <li key={key} className="flex items-center justify-between gap-3 py-1.5">
            <p className="min-w-0 grow text-sm wrap-anywhere">
              <span className="font-medium">
                {t(`generate.facts.${key}`)} · {value}
              </span>
              <br />
              {t(`generate.facts.doubt.${doubt}`)}
            </p>
            <Button
              size="sm"
              variant="ghost"
              className="-mr-3 shrink-0"
              onClick={() => onEdit(key)}
            >
              {t('generate.brief.edit')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
