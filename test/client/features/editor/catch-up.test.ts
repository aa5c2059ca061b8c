import { expect, it, vi } from 'vitest'
import type { Api } from '#client/api.ts'
import { createCatchUp } from '#client/features/editor/catch-up.ts'
import { type EditorState, editorState } from '#client/features/editor/editor-state.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { PageStanding } from '#shared/page/page-event.ts'

const at = (rev: number) => ({ ...emptyDocument('p', 'en'), rev })
const told = (rev: number): PageStanding => ({
  op: 'page',
  rev,
  by: { number: 1, name: 'Eve' },
  thread: null,
  people: [],
})

/** A tab at revision 1 of a page that is at `newest` on the server. */
function tab(newest: number) {
  let state: EditorState = editorState('oak', at(1))
  const open = { isWriting: false }
  const read = vi.fn(async () => ({ document: at(newest) }))
  const seen: number[] = []
  const others = createCatchUp({
    page: { slug: 'oak', api: { call: read } as unknown as Api },
    state: () => state,
    isWriting: () => open.isWriting,
    onNewer(document) {
      seen.push(document.rev)
      state = { ...state, base: document }
    },
  })
  const change = (over: Partial<EditorState>) => {
    state = { ...state, ...over }
    others.check()
  }
  return { others, open, read, seen, change }
}

it('reads what others made once, and knows whose it is', async () => {
  const { others, read, seen } = tab(2)
  others.hear(told(2))
  others.hear(told(2))
  await vi.waitFor(() => expect(seen).toEqual([2]))
  expect(others.whose()).toEqual({ number: 1, name: 'Eve' })
  others.hear(told(2))
  expect(read).toHaveBeenCalledTimes(1)
})

it('waits for an edit that is on its way, and takes its revision for no other’s', async () => {
  const { others, read, change } = tab(2)
  change({ sending: 1 })
  others.hear(told(2))
  expect(read).not.toHaveBeenCalled()
  change({ sending: 0, base: at(2) })
  expect(read).not.toHaveBeenCalled()
})

it('reads after that edit what came beside it', async () => {
  const { others, seen, change } = tab(3)
  change({ sending: 1 })
  others.hear(told(3))
  change({ sending: 0, base: at(2) })
  await vi.waitFor(() => expect(seen).toEqual([3]))
})

it('takes what the server steps back to, or writes, from there and not as news', async () => {
  const { others, open, read, change } = tab(2)
  let made = () => {}
  const step = others.after(
    new Promise<void>((resolve) => {
      made = resolve
    }),
  )
  others.hear(told(2))
  change({ base: at(2) })
  made()
  await step
  open.isWriting = true
  others.hear(told(3))
  open.isWriting = false
  change({ base: at(3) })
  expect(read).not.toHaveBeenCalled()
})
