import { useEffect } from 'react'
import { BriefOverview, WritingLog } from '#client/features/generation/brief-panel.tsx'
import { doAhead } from '#client/platform/missing-scripts.ts'
import { whenIdle } from '#client/platform/when-idle.ts'
import type { Payloads } from '#shared/payloads.ts'
import type { FetchParts } from './screen.ts'
import { Dock } from './workspace-dock.tsx'
import { WishThread } from './workspace-side.tsx'

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
  return Promise.all([BriefOverview, WritingLog, WishThread, Dock].map((part) => part.fetch()))
}

/** The same before the screen is taken over, where the server has drawn a page. */
export const fetchDrawn: FetchParts = async (payload) => {
  if ((payload as Payloads['generate'] | undefined)?.page?.version === 2) await fetchWriting()
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
