import { type KeyboardEvent, useId, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Place } from './brief-spans.ts'
import { ChoiceLine } from './choice-line.tsx'
import type { ChoiceRow, ChosenRows } from './choice-rows.ts'
import { type Ticks, useTicks } from './use-ticks.ts'

export interface BriefChoiceProps {
  rows: readonly ChoiceRow[]
  /** What they are of: ticks of another reading are settled. */
  reading: unknown
  language: PageLanguage
  /** Writes the page by what is ticked; null while it cannot be changed. */
  onChoose: ((chosen: ChosenRows) => Promise<void>) | null
  onClose: () => void
  /** Shows the places of a row on the page; [] ends it. */
  onPoint: (places: Place[]) => void
  /** The same, and brings the first of them into view. */
  onShow: (places: Place[]) => void
}

/** The brief as a list of its sentences: what is ticked is what visitors read. */
export function BriefChoice({ rows, language, onClose, ...props }: BriefChoiceProps) {
  const { t } = useI18n()
  const id = useId()
  const ticks = useTicks(rows, props.reading, props.onChoose)
  const { told, isOn, state } = ticks
  const [current, setCurrent] = useState(0)
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-raised">
      <div className="flex items-start gap-1 py-1.5 pr-1.5 pl-3">
        <div className="grid grow gap-0.5 pt-1.5">
          <h2
            id={`${id}-title`}
            className="font-text text-sm leading-tight font-medium tracking-normal"
          >
            {t('generate.choice.open')}
          </h2>
          <p id={`${id}-hint`} className="text-sm leading-snug text-muted">
            {t('generate.choice.hint')}
          </p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          icon="x"
          aria-label={t('common.close')}
          onClick={onClose}
        />
      </div>
      <fieldset
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        aria-busy={state === 'busy'}
        className="min-w-0"
      >
        <ul
          lang={locales[language].tag}
          onKeyDown={moveFocus}
          onPointerLeave={() => props.onPoint([])}
          className="grid grid-cols-1 px-1.5 pb-2"
        >
          {rows.map((row, at) => (
            <ChoiceLine
              key={row.span[0]}
              id={`${id}-${row.span[0]}`}
              row={row}
              mark={rows[at - 1]?.kind === 'mark' ? `${id}-${rows[at - 1]?.span[0]}` : undefined}
              isOn={isOn(row)}
              isStop={row === (told[current] ?? told[0])}
              isFirst={row === told[0]}
              onTick={(next) => ticks.tick(row, next)}
              onFocus={() => setCurrent(told.indexOf(row))}
              onPoint={props.onPoint}
              onShow={props.onShow}
            />
          ))}
        </ul>
      </fieldset>
      <ChoiceFoot {...ticks} />
    </section>
  )
}

/** How much is changed, and the button that writes the page by it. */
function ChoiceFoot({ state, changes, isEmpty, mayApply, apply }: Ticks) {
  const { t } = useI18n()
  const count = changes > 0 ? t('generate.choice.changes', { count: changes }) : ''
  const status = {
    idle: isEmpty ? t('generate.choice.none') : count,
    busy: t('generate.choice.busy'),
    done: count || t('generate.choice.done'),
  }[state]
  return (
    <div className="sticky bottom-0 flex items-center gap-2 rounded-b-lg border-t border-line bg-raised p-2 pl-3">
      <p role="status" className="mr-auto min-w-0 text-sm text-muted tabular-nums">
        {status}
      </p>
      <Button
        size="sm"
        variant="primary"
        busy={state === 'busy'}
        aria-disabled={!mayApply}
        onClick={apply}
      >
        {t('generate.choice.apply')}
      </Button>
    </div>
  )
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Arrows go from box to box, as in a list. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  if (!step) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.indexOf(event.target as HTMLInputElement)
  event.preventDefault()
  boxes[step(at, boxes.length - 1)]?.focus()
}
