import { useState } from 'react'
import type { Gap } from '#client/features/editor/parts-panel.tsx'
import type { Side } from '#client/features/workspace/workspace-frame.tsx'

export type Panel = 'brief' | 'parts' | 'look'

export interface Panels {
  side: Side
  onSide: (side: Side) => void
  /** What the side shows once the page is written. */
  panel: Panel
  onPanel: (panel: Panel) => void
  /** The block whose form is open. */
  selected: string | null
  onSelect: (id: string | null) => void
  /** Where a new block goes; null while none is added. */
  gap: Gap | null
  onGap: (gap: Gap | null) => void
}

/** What is beside the page, and which of both a phone shows. */
export function usePanels() {
  const [side, onSide] = useState<Side>('brief')
  const [panel, onPanel] = useState<Panel>('brief')
  const [selected, onSelect] = useState<string | null>(null)
  const [gap, onGap] = useState<Gap | null>(null)
  const panels: Panels = { side, onSide, panel, onPanel, selected, onSelect, gap, onGap }
  const show = (panel: Panel) => {
    onPanel(panel)
    onSide('brief')
  }
  return {
    ...panels,
    onForm(id: string) {
      show('parts')
      onSelect(id)
    },
    onAdd(after: string | null) {
      show('parts')
      onSelect(null)
      onGap({ after })
    },
    onBrief: () => show('brief'),
  }
}
