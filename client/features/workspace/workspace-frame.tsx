import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'

export type Side = 'brief' | 'preview'

export interface WorkspaceFrameProps {
  bar: ReactNode
  brief: ReactNode
  preview: ReactNode
  /** What stays in sight below the brief, and on a phone below either side. */
  dock: ReactNode
  /** Which side a phone shows. */
  side: Side
  onSide: (side: Side) => void
}

const icons = { brief: 'pencil', preview: 'eye' } as const

/** Brief beside page; on a narrow screen one of them, and a bar below to change. */
export function WorkspaceFrame({ bar, brief, preview, dock, side, onSide }: WorkspaceFrameProps) {
  const { t } = useI18n()
  return (
    <div data-bars={2} className="flex h-dvh flex-col">
      {bar}
      <main
        id="content"
        tabIndex={-1}
        className="grid min-h-0 grow grid-cols-1 grid-rows-[minmax(0,1fr)_auto] outline-none lg:grid-cols-[23.75rem_minmax(0,1fr)]"
      >
        {/* What it hides for the eye alone stays in it: scrolled to, it would scroll the screen. */}
        <div
          className={`relative col-start-1 row-start-1 min-h-0 overflow-y-auto border-line lg:visible lg:border-r ${side === 'brief' ? '' : 'invisible'}`}
        >
          {brief}
        </div>
        <div className="col-start-1 row-start-2 min-w-0 border-line lg:border-r">{dock}</div>
        {/* Laid out even while it is unseen: without a size the page would lose its place. */}
        <div
          className={`col-start-1 row-start-1 flex min-h-0 min-w-0 flex-col lg:visible lg:col-start-2 lg:row-span-2 ${side === 'preview' ? '' : 'invisible'}`}
        >
          {preview}
        </div>
      </main>
      <nav
        aria-label={t('generate.sides')}
        className="grid shrink-0 grid-cols-2 border-t border-line pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {(['brief', 'preview'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={side === value}
            onClick={() => onSide(value)}
            className={`flex h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-2 ${side === value ? 'text-text' : 'text-muted'}`}
          >
            <Icon name={icons[value]} size={20} className={side === value ? 'text-accent' : ''} />
            {t(`generate.side.${value}`)}
          </button>
        ))}
      </nav>
    </div>
  )
}
