import { memo } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Link } from './generation-slice.ts'

interface WritingLogProps {
  state: PageState | null
  link: Link
}

/** What is being written, part by part, and how far it is. */
export const WritingLog = memo(({ state, link }: WritingLogProps) => {
  const { t } = useI18n()
  // What a stopped writing did not come to is no longer part of the page.
  const planned = state?.progress.planned.filter((id) => state.document.blocks[id]) ?? []
  const done = state?.progress.done ?? []
  const isWriting = link !== 'idle'
  if (!isWriting && planned.length === 0) return null
  const current = planned.find((id) => !done.includes(id))
  const nameOf = (id: string) => sectionName(state?.document.blocks[id]?.type ?? '', t)
  const finished = planned.filter((id) => done.includes(id)).length
  const words = { part: current ? nameOf(current) : '', at: finished, of: planned.length }
  return (
    <section aria-label={t('generate.log.label')} className="grid grid-cols-1 gap-3">
      <div className="flex min-h-6 items-center gap-2.5 text-sm">
        {isWriting && <Mark size={20} animated />}
        <p role="status" className="grow">
          {t(`generate.log.${phase(state, link, current)}`, words)}
        </p>
        {planned.length > 0 && (isWriting || finished === planned.length) && (
          <span className="shrink-0 text-muted tabular-nums">
            {t('generate.log.count', { at: finished, of: planned.length })}
          </span>
        )}
      </div>
      {isWriting && (
        <Progress
          label={t('generate.log.label')}
          value={planned.length > 0 ? finished : null}
          max={Math.max(1, planned.length)}
        />
      )}
      <ol className="grid gap-1 text-sm">
        {planned.map((id) => {
          const isDone = done.includes(id)
          return (
            <li
              key={id}
              aria-current={id === current && isWriting ? 'step' : undefined}
              className={`flex items-center gap-2 ${isDone || id === current ? '' : 'text-muted'}`}
            >
              <span className="grid size-4 place-items-center text-muted">
                {isDone ? (
                  <Icon name="check" size={14} className="text-success" />
                ) : (
                  <span
                    className={`size-1.5 rounded-full ${id === current && isWriting ? 'animate-pulse bg-accent' : 'bg-line-strong/50'}`}
                  />
                )}
              </span>
              {nameOf(id)}
            </li>
          )
        })}
      </ol>
    </section>
  )
})

type Phase =
  | 'reconnecting'
  | 'reading'
  | 'writing'
  | 'finishing'
  | 'complete'
  | 'truncated'
  | 'cancelled'
  | 'failed'

function phase(state: PageState | null, link: Link, current: string | undefined): Phase {
  const status = state?.progress.status ?? 'idle'
  if (link === 'reconnecting') return 'reconnecting'
  // The page that is being written came before the connection that follows it.
  const isUnheard = link === 'idle' && (status === 'writing' || state === null)
  if (link === 'idle' && !isUnheard) return status === 'idle' ? 'complete' : status
  if (isUnheard || link === 'opening' || !state?.progress.planned.length) return 'reading'
  return current ? 'writing' : 'finishing'
}

function sectionName(type: string, t: (key: string) => string): string {
  return t(`generate.sections.${kindName(type)}`)
}
