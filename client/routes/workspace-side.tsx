import { lazy, Suspense } from 'react'
import { BriefPanel } from '#client/features/generation/brief-panel.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Segments } from '#client/ui/segments.tsx'
import type { Panel, Workspace } from './use-workspace.ts'

const EditorSide = lazy(async () => ({
  default: (await import('#client/features/editor/editor-side.tsx')).EditorSide,
}))

const panels: Panel[] = ['brief', 'parts', 'look']

/** The left of the workspace: the brief, and once the page is written its parts and its look. */
export function WorkspaceSide(workspace: Workspace) {
  const { t } = useI18n()
  const { editor, onPanel } = workspace
  const { open, edited } = editor
  const panel = open && edited ? workspace.panel : 'brief'
  return (
    <>
      {open && (
        <div className="sticky top-0 z-20 border-b border-line bg-surface px-4 py-2 sm:px-5">
          <Segments
            label={t('editor.panels')}
            value={panel}
            onChange={onPanel}
            segments={panels.map((value) => ({ value, label: t(`editor.panel.${value}`) }))}
          />
        </div>
      )}
      <div hidden={panel !== 'brief'}>
        <BriefPanel {...workspace} />
      </div>
      {open && edited && panel !== 'brief' && (
        <Suspense>
          <EditorSide
            panel={panel}
            editor={open}
            state={edited}
            selected={workspace.selected}
            onSelect={workspace.onSelect}
            onTry={workspace.onTry}
            onPhotos={workspace.onPhotos}
            gap={workspace.gap}
            onGap={workspace.onGap}
            onRegenerate={workspace.onRegenerate}
            onPrices={() => workspace.onEditing('prices')}
          />
        </Suspense>
      )}
    </>
  )
}
