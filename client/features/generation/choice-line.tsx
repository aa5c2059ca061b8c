import { useI18n } from '#client/platform/i18n.tsx'
import type { Place } from './brief-spans.ts'
import type { ChoiceRow } from './choice-rows.ts'

interface ChoiceLineProps {
  id: string
  row: ChoiceRow
  /** Who said it and when: the id of the line before it. */
  mark: string | undefined
  isOn: boolean
  /** Whether Tab comes to it. */
  isStop: boolean
  /** Whether the list opens with it. */
  isFirst: boolean
  onTick: (isOn: boolean) => void
  onFocus: () => void
  onPoint: (places: Place[]) => void
  /** Brings them into view as well. */
  onShow: (places: Place[]) => void
}

/** A sentence with its box; what a program wrote around it stands small and is none to choose. */
export function ChoiceLine({ id, row, mark, isOn, isStop, isFirst, ...on }: ChoiceLineProps) {
  const { t } = useI18n()
  if (row.kind === 'mark')
    return (
      <li id={id} className="px-1.5 pt-2.5 pb-0.5 text-xs text-muted wrap-anywhere">
        {row.text}
      </li>
    )
  return (
    <li onPointerEnter={() => on.onPoint(row.places)}>
      <label className="flex min-h-8 cursor-pointer items-start gap-2.5 rounded-md px-1.5 py-1.5 text-sm leading-snug transition-colors duration-150 hover:bg-sunken has-focus-visible:bg-sunken pointer-coarse:min-h-11 pointer-coarse:items-center">
        <input
          type="checkbox"
          checked={isOn}
          // The list is opened to be gone through: by keyboard one is in it at once.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={isFirst}
          tabIndex={isStop ? 0 : -1}
          aria-describedby={mark}
          onChange={(event) => on.onTick(event.target.checked)}
          onFocus={() => {
            on.onFocus()
            on.onShow(row.places)
          }}
          onBlur={() => on.onPoint([])}
          className="mt-px size-4 shrink-0 accent-accent pointer-coarse:mt-0 pointer-coarse:size-5"
        />
        <span className={`min-w-0 wrap-anywhere ${isOn ? '' : 'text-muted'}`}>
          {row.text}
          {isOn && row.isMissing && (
            <span className="block text-xs text-warning">{t('generate.leftOver.label')}</span>
          )}
        </span>
      </label>
    </li>
  )
}
