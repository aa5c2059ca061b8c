import { LookPanel } from './look-panel.tsx'
import { PartsPanel, type PartsPanelProps } from './parts-panel.tsx'

/** The side of the workspace while the page is edited, in place of the brief. */
export function EditorSide({ panel, ...props }: PartsPanelProps & { panel: 'parts' | 'look' }) {
  return (
    <div className="p-4 pb-8 sm:p-5">
      {panel === 'parts' ? <PartsPanel {...props} /> : <LookPanel {...props} />}
    </div>
  )
}
