import { LookPanel } from './look/look-panel.tsx'
import type { TryTheme } from './look/try-theme.ts'
import { PartsPanel, type PartsPanelProps } from './parts-panel.tsx'

export type EditorSideProps = PartsPanelProps & { panel: 'parts' | 'look'; onTry: TryTheme }

/** The side of the workspace while the page is edited, in place of the brief. */
export function EditorSide({ panel, onTry, ...props }: EditorSideProps) {
  return (
    <div className="p-4 pb-8 stacked:pt-2 sm:p-5">
      {panel === 'parts' ? <PartsPanel {...props} /> : <LookPanel {...props} onTry={onTry} />}
    </div>
  )
}
