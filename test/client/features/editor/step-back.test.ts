import { describe, expect, it } from 'vitest'
import type { Api } from '#client/api.ts'
import { type EditorState, editorState } from '#client/features/editor/editor-state.ts'
import { createStepBack } from '#client/features/editor/step-back.ts'
import { takeBase } from '#client/features/editor/take-base.ts'
import { emptyDocument } from '#shared/page/document.ts'

const page = { ...emptyDocument('a', 'en'), rev: 7 }

/** A page that was written anew as revision 7, over 6. */
function opened(change: (state: EditorState) => EditorState = (it) => it) {
  let state: EditorState = {
    ...editorState('slug', page),
    undo: [{ kind: 'revert', rev: 6, found: 7 }],
  }
  state = change(state)
  const asked: unknown[] = []
  const notices: string[] = []
  const api: Pick<Api, 'call'> = {
    call: (async (_: string, { body }: { body: unknown }) => {
      asked.push(body)
      return { document: { ...page, rev: state.base.rev + 1 } }
    }) as unknown as Api['call'],
  }
  const step = createStepBack({
    api: api as Api,
    state: () => state,
    change: (next) => {
      state = next
    },
    outbox: { nudge: () => {}, flush: async () => {} },
    onChangedSince: () => notices.push('changed since'),
    onFailed: () => notices.push('failed'),
  })
  return { step, asked, notices, state: () => state }
}

describe('a step back over a page that was written anew', () => {
  it('returns to the revision before, and forth again', async () => {
    const { step, asked, state, notices } = opened()
    await step('undo')
    expect(state()).toMatchObject({ undo: [], redo: [{ kind: 'revert', rev: 7, found: 8 }] })
    await step('redo')
    expect(asked).toEqual([{ rev: 6 }, { rev: 7 }])
    expect(state()).toMatchObject({ undo: [{ rev: 8, found: 9 }], redo: [] })
    expect(notices).toEqual([])
  })

  it('throws nothing away that somebody else has written since', async () => {
    const { step, asked, state, notices } = opened((it) => takeBase(it, { ...page, rev: 8 }))
    await step('undo')
    expect(asked).toEqual([])
    expect(notices).toEqual(['changed since'])
    expect(state()).toMatchObject({ undo: [], base: { rev: 8 } })
  })
})
