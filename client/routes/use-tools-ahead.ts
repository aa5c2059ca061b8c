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

/** The same with what a page needs as soon as it is written, while nobody waits for it. */
export function useWritingAhead(): void {
  useEffect(() => {
    // Behind what the next screen needs, which is asked for in the first idle moment.
    whenIdle(() => whenIdle(() => void doAhead(fetchWriting)))
  }, [])
}

function fetchWriting(): Promise<unknown> {
  return Promise.all([
    import('#client/features/generation/brief-overview.tsx'),
    import('#client/features/generation/writing-log.tsx'),
    import('#client/features/dock/wish-thread.tsx'),
    import('#client/features/dock/dock.tsx'),
  ])
}

function fetchTools(): Promise<unknown> {
  return Promise.all([
    import('./workspace-palette.tsx'),
    import('#client/ui/refusal-words.ts'),
    import('#client/features/editor/editor-side.tsx'),
    import('#client/features/generation/fact-popover.tsx'),
    import('#client/features/sharing/online-sheet.tsx'),
    import('#client/features/sharing/publish-sheet.tsx'),
    import('#client/features/sharing/share-dialog.tsx'),
  ])
}
