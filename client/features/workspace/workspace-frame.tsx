import { type ReactNode, useEffect } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PanelSheet } from './panel-sheet.tsx'

export type Side = 'brief' | 'preview'

export interface WorkspaceFrameProps {
  bar: ReactNode
  /** What is being gone through, below the bar. */
  task: ReactNode
  brief: ReactNode
  preview: ReactNode
  /** What stays in sight below the brief, and on a phone below either side. */
  dock: ReactNode
  /** Which side a phone shows. */
  side: Side
  onSide: (side: Side) => void
  /** Whether there is a page to be seen behind the brief. */
  hasPage: boolean
  /** Whether none is there nor begun: the brief has the screen to itself. */
  isEmpty: boolean
  /** Whether what stands in the brief's side wants all the room there is. */
  isTall: boolean
  /** Takes the last change back; null where nothing can be. On a phone it stays in reach. */
  onUndo: (() => void) | null
}

const icons = { brief: 'pencil', preview: 'eye' } as const

/** On a phone the page is seen above the sheet, or not at all before there is one. */
function previewLook(side: Side, hasPage: boolean): string {
  if (side === 'preview') return 'tiny:grow'
  return hasPage
    ? 'stacked:max-h-[48%] tiny:invisible tiny:absolute tiny:inset-0'
    : 'invisible tiny:absolute'
}

/** Not every browser moves the focus to a button that is tapped: the page would keep its tools. */
function leavePage(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLIFrameElement) activeElement.blur()
}

/**
 * Brief beside page; on a narrow screen one of them, and a bar below to change. Where there is next
 * to no height, all of it scrolls as one, but for the box to ask in.
 */
export function WorkspaceFrame(props: WorkspaceFrameProps) {
  const { t } = useI18n()
  const { bar, task, brief, preview, dock, side, onSide, hasPage, isEmpty, isTall, onUndo } = props
  useEffect(() => {
    if (side === 'brief') leavePage()
  }, [side])
  return (
    <div data-bars={2} className="group/frame flex h-dvh flex-col tiny:overflow-y-auto">
      {bar}
      {task}
      <main
        id="content"
        tabIndex={-1}
        className="grid min-h-0 grow grid-cols-1 grid-rows-[minmax(0,1fr)_auto] outline-none tiny:relative tiny:flex tiny:min-h-[calc(100dvh-2.5rem)] tiny:shrink-0 tiny:flex-col data-beside:beside:grid-cols-[min(23.75rem,42%)_minmax(0,1fr)]"
        data-beside={isEmpty ? undefined : ''}
      >
        <PanelSheet
          isOpen={side === 'brief' || isEmpty}
          isOverPage={hasPage}
          isTall={isTall}
          onClose={() => onSide('preview')}
        >
          {brief}
        </PanelSheet>
        <div
          className={`col-start-1 row-start-2 min-w-0 border-line tiny:sticky tiny:bottom-0 tiny:z-20 beside:border-r ${side === 'preview' ? 'tiny:not-focus-within:hidden' : ''}`}
        >
          {dock}
        </div>
        {/* Laid out even while it is unseen: without a size the page would lose its place. */}
        <div
          className={`col-start-1 row-start-1 flex min-h-0 min-w-0 flex-col ${isEmpty ? 'invisible absolute inset-0' : `beside:visible beside:col-start-2 beside:row-span-2 ${previewLook(side, hasPage)}`}`}
        >
          {preview}
        </div>
      </main>
      <nav
        aria-label={t('generate.sides')}
        hidden={isEmpty}
        className="flex shrink-0 border-t low:group-has-[textarea:focus]/frame:hidden border-line pb-[env(safe-area-inset-bottom)] beside:hidden"
      >
        {hasPage && (
          <button
            type="button"
            aria-disabled={onUndo === null}
            onClick={() => onUndo?.()}
            className="flex h-12 low:h-10 grow basis-0 flex-col items-center justify-center low:flex-row low:gap-2 text-xs font-medium text-text -outline-offset-2 aria-disabled:text-muted sm:hidden"
          >
            <Icon name="undo-2" size={20} />
            {t('editor.undo')}
          </button>
        )}
        {(['brief', 'preview'] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={side === value}
            onClick={() => onSide(value)}
            className={`flex h-12 low:h-10 grow basis-0 flex-col items-center justify-center low:flex-row low:gap-2 text-xs font-medium -outline-offset-2 ${side === value ? 'text-text' : 'text-muted'}`}
          >
            <Icon name={icons[value]} size={20} className={side === value ? 'text-accent' : ''} />
            {t(`generate.side.${value}`)}
          </button>
        ))}
      </nav>
    </div>
  )
}
