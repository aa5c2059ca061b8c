import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Progress } from '#client/ui/progress.tsx'
import type { PageState } from '#shared/page/page-state.ts'
import type { Link } from './generation-slice.ts'
import { useWritingPhase } from './writing-phase.ts'

export interface WritingBarProps {
  state: PageState | null
  link: Link
  onCancel: () => void
}

/** What is being written and how far it is, in the place of the box that changes a finished page. */
export function WritingBar({ state, link, onCancel }: WritingBarProps) {
  const { t } = useI18n()
  const { words, finished, planned } = useWritingPhase(state, link)
  return (
    <section
      aria-label={t('generate.log.label')}
      className="grid grid-cols-1 gap-2.5 border-t border-line bg-surface px-3 py-3"
    >
      <div className="flex min-h-10 items-center gap-2.5 text-sm">
        <Mark size={20} animated />
        <p role="status" className="min-w-0 grow">
          {words}
        </p>
        {planned > 0 && (
          <span className="shrink-0 text-muted tabular-nums">
            {t('generate.log.count', { at: finished, of: planned })}
          </span>
        )}
        <Button size="sm" icon="circle-stop" onClick={onCancel}>
          {t('generate.cancel')}
        </Button>
      </div>
      <Progress
        label={t('generate.log.label')}
        value={planned > 0 ? finished : null}
        max={Math.max(1, planned)}
      />
    </section>
  )
}
