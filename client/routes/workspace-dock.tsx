import { lazy, Suspense } from 'react'
import { WritingBar } from '#client/features/generation/writing-bar.tsx'
import type { Workspace } from './use-workspace.ts'

const Dock = lazy(async () => ({
  default: (await import('#client/features/dock/dock.tsx')).Dock,
}))

/** Below the brief: how far the writing is, and once the page is there what is to be changed. */
export function WorkspaceDock(workspace: Workspace) {
  const { generation, writing, thread, side, panel } = workspace
  const { state, link } = generation
  if (writing === 'page' || writing === 'part')
    return <WritingBar state={state} link={link} onCancel={generation.cancel} />
  if (!state) return null
  return (
    // As high as it will be: what stands above does not move when it comes.
    <Suspense fallback={<div className="h-29 border-t border-line" />}>
      <Dock
        document={state.document}
        thread={thread}
        areaRef={workspace.boxRef}
        side={side}
        isThreadOpen={panel === 'brief'}
        onThread={() => {
          workspace.onPanel('brief')
          workspace.onSide('brief')
        }}
        onAnother={workspace.onAnother}
      />
    </Suspense>
  )
}
