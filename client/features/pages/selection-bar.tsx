import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import type { ManyActions } from './use-page-actions.ts'
import type { Selection } from './use-selection.ts'

export interface SelectionBarProps {
  selection: Selection
  /** Those that are shown. */
  pages: readonly PageSummary[]
  actions: ManyActions
}

/** What can be done to the chosen pages at once; stays in sight. */
export function SelectionBar({ selection, pages, actions }: SelectionBarProps) {
  const { t } = useI18n()
  const [busy, setBusy] = useState(false)
  const chosen = pages.filter(({ slug }) => selection.has(slug))
  const live = chosen.filter(({ state }) => state !== 'trashed')
  const trashed = chosen.filter(({ state }) => state === 'trashed')
  const run =
    (act: (pages: PageSummary[]) => Promise<boolean>, these: PageSummary[]) => async () => {
      setBusy(true)
      if (await act(these)) selection.stop()
      setBusy(false)
    }
  return (
    <div
      role="toolbar"
      aria-label={t('history.many.title')}
      data-foot-bar
      className="sticky bottom-3 z-30 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-2 pl-4 shadow-float"
    >
      <p role="status" className="mr-auto text-sm font-medium tabular-nums">
        {t('history.many.count', { count: chosen.length })}
      </p>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => selection.set(pages.map(({ slug }) => slug))}
      >
        {t('history.many.all')}
      </Button>
      {live.length > 0 && (
        <>
          <Button size="sm" icon="copy" busy={busy} onClick={run(actions.duplicate, live)}>
            {t('history.duplicate')}
          </Button>
          <Button size="sm" icon="trash-2" busy={busy} onClick={run(actions.trash, live)}>
            {t('history.delete')}
          </Button>
        </>
      )}
      {trashed.length > 0 && (
        <>
          <Button size="sm" icon="rotate-ccw" busy={busy} onClick={run(actions.restore, trashed)}>
            {t('history.restore')}
          </Button>
          <Button size="sm" variant="danger" busy={busy} onClick={run(actions.erase, trashed)}>
            {t('history.forever')}
          </Button>
        </>
      )}
      <Button size="sm" variant="ghost" onClick={selection.stop}>
        {t('history.many.stop')}
      </Button>
    </div>
  )
}
