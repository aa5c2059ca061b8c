import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'

export type Side = 'brief' | 'preview'

export interface WorkspaceFrameProps {
  bar: ReactNode
  brief: ReactNode
  preview: ReactNode
  /** Which side a phone shows. */
  side: Side
  onSide: (side: Side) => void
}

const icons = { brief: 'pencil', preview: 'eye' } as const

/** Brief beside page; on a narrow screen one of them, and a bar below to change. */
export function WorkspaceFrame({ bar, brief, preview, side, onSide }: WorkspaceFrameProps) {
  const { t } = useI18n()
  return (
    <div data-bars={2} className="flex h-dvh flex-col">
      {bar}
      <main id="content" tabIndex={-1} className="relative flex min-h-0 grow outline-none">
        {/* What it hides for the eye alone stays in it: scrolled to, it would scroll the screen. */}
        <div
          className={`relative min-h-0 w-full shrink-0 overflow-y-auto border-line lg:block lg:w-95 lg:border-r ${side === 'brief' ? '' : 'hidden'}`}
        >
          {brief}
        </div>
        {/* Laid out even while it is unseen: without a size the page would lose its place. */}
        <div
          className={`flex min-h-0 min-w-0 grow flex-col ${side === 'preview' ? '' : 'max-lg:invisible max-lg:absolute max-lg:inset-0'}`}
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
