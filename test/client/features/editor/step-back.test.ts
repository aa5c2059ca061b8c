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
  // One step is left in the page's own history.
  const pageOps = [{ op: 'theme', theme: { scheme: 'dark' } }]
  const left = { undo: true, redo: false }
  const notices: string[] = []
  const api: Pick<Api, 'call'> = {
    call: (async (name: string, { body, params }: { body: unknown; params: { id: string } }) => {
      const rev = state.base.rev + 1
      asked.push(body ?? `${name} ${params.id}`)
      if (name === 'pageSteps') return { rev: state.base.rev, left }
      if (name === 'stepPage')
        return {
          rev,
          ops: pageOps.splice(0),
          left: { undo: false, redo: false },
          wish: { id: 'w' },
        }
      if (body) return { document: { ...page, rev } }
      const ops = [{ op: 'theme', theme: { scheme: name === 'undoWish' ? 'light' : 'dark' } }]
      return { rev, ops, kept: [], wish: { id: params.id } }
    }) as unknown as Api['call'],
  }
  const wishes: string[] = []
  const { step, findSteps, turnWish } = createStepBack({
    api: api as Api,
    state: () => state,
    change: (next) => {
      state = next
    },
    outbox: { nudge: () => {}, flush: async () => {} },
    onChangedSince: () => notices.push('changed since'),
    onFailed: () => notices.push('failed'),
    onWish: ({ wish }) => wishes.push(wish.id),
  })
  return { step, findSteps, turnWish, asked, notices, wishes, state: () => state }
}

describe('a step back over a page that was written anew', () => {
  it('returns to the revision before, and forth again', async () => {
    const { step, asked, state, notices } = opened()
    await step('undo')
    expect(state()).toMatchObject({ undo: [], redo: [{ kind: 'revert', rev: 7, found: 8 }] })
    await step('redo')
    expect(asked).toEqual([
      { rev: 6, step: 'undo' },
      { rev: 7, step: 'redo' },
    ])
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

  it('is made again and again: what this editor had made is nobody else’s', async () => {
    const { step, asked, notices } = opened((it) => ({
      ...it,
      undo: [
        { kind: 'revert', rev: 5, found: 6 },
        { kind: 'revert', rev: 6, found: 7 },
      ],
    }))
    await step('undo')
    await step('undo')
    expect(asked).toEqual([
      { rev: 6, step: 'undo' },
      { rev: 5, step: 'undo' },
    ])
    expect(notices).toEqual([])
  })
})

describe('a step back over a wish', () => {
  const wished = (it: EditorState): EditorState => ({ ...it, undo: [{ kind: 'wish', id: 'w' }] })

  it('has the server take it back, and make it again', async () => {
    const { step, asked, wishes, state } = opened(wished)
    await step('undo')
    expect(state()).toMatchObject({ undo: [], redo: [{ kind: 'wish', id: 'w' }] })
    expect(state().document).toMatchObject({ rev: 8, theme: { scheme: 'light' } })
    await step('redo')
    expect(state()).toMatchObject({ undo: [{ kind: 'wish', id: 'w' }], redo: [] })
    expect(state().document).toMatchObject({ rev: 9, theme: { scheme: 'dark' } })
    expect(asked).toEqual(['undoWish w', 'redoWish w'])
    expect(wishes).toEqual(['w', 'w'])
  })

  it('can be made out of turn, and then is no step of the history any more', async () => {
    const { turnWish, state } = opened((it) => ({
      ...it,
      undo: [
        { kind: 'wish', id: 'w' },
        { kind: 'revert', rev: 6, found: 7 },
      ],
    }))
    await turnWish('w', 'undo')
    expect(state()).toMatchObject({ undo: [{ rev: 6 }], redo: [{ id: 'w' }] })
  })
})

describe('a step through the page’s own history', () => {
  const left = (it: EditorState): EditorState => ({
    ...it,
    undo: [
      { kind: 'page', found: 7 },
      { kind: 'page', found: 7 },
    ],
  })

  it('is made by the server, and can be made again; where none is left it goes', async () => {
    const { step, asked, wishes, state } = opened(left)
    await step('undo')
    expect(state()).toMatchObject({ undo: [{}], redo: [{ kind: 'page', found: 8 }] })
    expect(state().document).toMatchObject({ rev: 8, theme: { scheme: 'dark' } })
    expect(wishes).toEqual(['w'])
    await step('undo')
    expect(asked).toEqual([{ way: 'undo' }, { way: 'undo' }])
    expect(state()).toMatchObject({ undo: [], redo: [{}], base: { rev: 8 } })
  })

  it('takes nothing back that somebody else has done since', async () => {
    const { step, asked, notices } = opened((it) => takeBase(left(it), { ...page, rev: 8 }))
    await step('undo')
    expect(asked).toEqual([])
    expect(notices).toEqual(['changed since'])
  })
})

describe('a page with a history that was not made here', () => {
  const fresh = (state: EditorState): EditorState => ({ ...state, undo: [] })

  it('can be stepped back at once, and as far as the history goes', async () => {
    const { step, findSteps, state, notices } = opened(fresh)
    await findSteps()
    expect(state()).toMatchObject({ undo: [{ kind: 'page', found: 7 }], redo: [] })
    await step('undo')
    expect(state().document.theme.scheme).toBe('dark')
    expect(state()).toMatchObject({ undo: [], redo: [{ kind: 'page', found: 8 }] })
    expect(notices).toEqual([])
  })

  it('keeps to what was done here while there is any', async () => {
    const { findSteps, state, asked } = opened()
    await findSteps()
    expect(asked).toEqual([])
    expect(state().undo).toMatchObject([{ kind: 'revert' }])
  })
})
