import { WritingBar } from '#client/features/generation/writing-bar.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { NameAboveDock } from './name-asked.tsx'
import type { Workspace } from './workspace.ts'

export const Dock = lazyPart(
  async () => (await import('#client/features/dock/dock.tsx')).Dock,
  // As high as it will be: what stands above does not move when it comes.
  <div className="h-29 border-t border-line" />,
)

/** Below the brief: how far the writing is, and once the page is there what is to be changed. */
export function WorkspaceDock(workspace: Workspace) {
  const { generation, writing, thread, side, panel } = workspace
  const { state, link } = generation
  if (writing === 'page' || writing === 'part')
    return <WritingBar state={state} link={link} onCancel={generation.cancel} />
  if (!state) return null
  return (
    <div className="group/dock">
      {side === 'preview' && thread.entries.length === 0 && <NameAboveDock {...workspace} />}
      <Dock
        document={state.document}
        thread={thread}
        areaRef={workspace.boxRef}
        side={side}
        isThreadOpen={panel === 'brief'}
        onThread={workspace.onThread}
        onDesign={workspace.onDesign}
        onAnother={workspace.onAnother}
      />
    </div>
  )
}
