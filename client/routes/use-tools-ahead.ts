import { useEffect } from 'react'
import { doAhead } from '#client/platform/missing-scripts.ts'
import { whenIdle } from '#client/platform/when-idle.ts'

/**
 * Fetches what the workspace loads at a press as soon as the page can be edited: the network may be
 * gone by then, and the screen with it.
 */
export function useToolsAhead(isEditable: boolean): void {
  useEffect(() => {
    if (isEditable) whenIdle(() => void doAhead(fetchTools))
  }, [isEditable])
}

function fetchTools(): Promise<unknown> {
  return Promise.all([
    import('./workspace-palette.tsx'),
    import('#client/features/editor/editor-side.tsx'),
    import('#client/features/generation/fact-popover.tsx'),
    import('#client/features/sharing/online-sheet.tsx'),
    import('#client/features/sharing/publish-sheet.tsx'),
    import('#client/features/sharing/share-dialog.tsx'),
  ])
}
